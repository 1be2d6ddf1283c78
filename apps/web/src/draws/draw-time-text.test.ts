import { expect, test, vi } from 'vitest';
import { drawClockText, drawTimeText } from './draw-time-text.ts';
import { zoneName } from './zone-name.ts';

/** Half past six in the evening in Vietnam. */
const AT = Date.UTC(2026, 10, 24, 11, 30);
const HANOI = 'Asia/Ho_Chi_Minh';

test('a draw is dated by its own clock, which is named to a reader with another one', () => {
  expect(drawTimeText(AT, HANOI, 'en-GB', 'Europe/Berlin')).toBe(
    '24 Nov 2026, 18:30 (Vietnam Time)',
  );
  expect(drawTimeText(AT, HANOI, 'en-GB', 'Asia/Bangkok')).toBe('24 Nov 2026, 18:30');
});

test('the clock alone is named too, also where only the date differs', () => {
  expect(drawClockText(AT, HANOI, 'vi', 'Asia/Manila')).toBe('18:30 (Giờ Việt Nam)');
  expect(drawClockText(AT, HANOI, 'th', HANOI)).toBe('18:30');
  expect(drawClockText(AT, 'Pacific/Kiritimati', 'en-GB', 'Pacific/Honolulu')).toBe(
    '01:30 (Kiritimati Time)',
  );
});

test('a clock has the name that the language has for it', () => {
  const names = ['zh-CN', 'id', 'th', 'vi'].map((locale) => zoneName(HANOI, locale));
  expect(names).toEqual(['越南时间', 'Waktu Vietnam', 'เวลาเวียดนาม', 'Giờ Việt Nam']);
});

test.each([
  ['zh-CN', 'Jakarta时间', '印度尼西亚西部时间', '印度尼西亚西部时间'],
  ['vi', 'Giờ Jakarta', 'Giờ Miền Tây Indonesia', 'Giờ Jakarta'],
  ['zh-CN', '越南时间', '越南标准时间', '越南时间'],
])('in %s the clock that a browser names %s or %s is %s', (locale, byPlace, byStandard, name) => {
  const parts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  for (const value of [byPlace, byStandard]) {
    parts.mockReturnValueOnce([{ type: 'timeZoneName', value }]);
  }
  expect(zoneName('Asia/Jakarta', locale)).toBe(name);
  parts.mockRestore();
});
