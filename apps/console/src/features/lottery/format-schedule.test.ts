import { expect, test } from 'vitest';
import { parseDays, parseMonthDays, parseTimes, formatSchedule } from './format-schedule.ts';

const perDay = (count: number) => `${count} a day`;

test('a schedule is described in words', () => {
  expect(formatSchedule({ kind: 'interval', seconds: 90 }, 'EN', perDay)).toBe('1:30');
  const zone = 'Asia/Manila';
  const three = { kind: 'calendar' as const, zone, times: [840, 1260], weekdays: [1, 5] };
  expect(formatSchedule(three, 'EN', perDay)).toBe('14:00 21:00 · Mon Fri · Asia/Manila');
  const many = { kind: 'calendar' as const, zone, times: [0, 20, 40, 60, 1470] };
  expect(formatSchedule(many, 'EN', perDay)).toBe('5 a day 00:00–24:30 · Asia/Manila');
});

test('typed times are sorted and deduplicated, and other text is refused', () => {
  expect(parseTimes('21:00, 14:00 14:00 24:30')).toEqual([840, 1260, 1470]);
  expect(parseTimes('25:99')).toBeUndefined();
  expect(parseTimes('48:00')).toBeUndefined();
  expect(parseTimes('')).toBeUndefined();
});

test('typed days are parsed', () => {
  expect(parseDays('2027-02-06 2027-02-07')).toEqual(['2027-02-06', '2027-02-07']);
  expect(parseDays('')).toEqual([]);
  expect(parseDays('6 Feb')).toBeUndefined();
  expect(parseMonthDays('1 16')).toEqual([1, 16]);
  expect(parseMonthDays('32')).toBeUndefined();
});
