import { expect, test } from 'vitest';
import { drawClockText, drawTimeText } from './draw-time-text.ts';

/** Half past six in the evening in Vietnam. */
const AT = Date.UTC(2026, 10, 24, 11, 30);
const HANOI = 'Asia/Ho_Chi_Minh';

test('a draw is dated by its own clock, which is named to a reader with another one', () => {
  expect(drawTimeText(AT, HANOI, 'en-GB', 'Europe/Berlin')).toBe(
    '24 Nov 2026, 18:30 (Ho Chi Minh)',
  );
  expect(drawTimeText(AT, HANOI, 'en-GB', 'Asia/Bangkok')).toBe('24 Nov 2026, 18:30');
});

test('the clock alone names the city too, also where only the date differs', () => {
  expect(drawClockText(AT, HANOI, 'Asia/Manila')).toBe('18:30 (Ho Chi Minh)');
  expect(drawClockText(AT, HANOI, HANOI)).toBe('18:30');
  expect(drawClockText(AT, 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe('01:30 (Kiritimati)');
});
