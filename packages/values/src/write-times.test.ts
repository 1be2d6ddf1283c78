import { expect, test } from 'vitest';
import { writeDays, writeMinute } from './write-times.ts';

const AT = Date.parse('2026-11-30T17:05:09Z');

test('an instant is written to the minute, in the zone', () => {
  expect(writeMinute(AT, 'UTC', 'EN')).toBe('30 Nov 2026, 17:05');
  expect(writeMinute(AT, 'Asia/Manila', 'EN')).toBe('1 Dec 2026, 01:05');
  expect(writeMinute(AT, 'Asia/Manila', 'VI')).toContain('1 thg 12, 2026');
  expect(writeMinute(AT, 'Asia/Manila', 'TH')).toContain('2026');
  expect(writeMinute(AT, 'Asia/Manila', 'CN')).toContain('2026年12月1日');
});

test('days are written as a range, a single one once', () => {
  expect(writeDays('2026-11-16', '2026-11-30', 'EN')).toMatch(/^16\s?–\s?30 Nov 2026$/);
  expect(writeDays('2026-11-16', '2026-11-16', 'EN')).toBe('16 Nov 2026');
  expect(writeDays('2026-11-16', '2026-11-16', 'ID')).toBe('16 Nov 2026');
});
