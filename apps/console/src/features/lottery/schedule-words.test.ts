import { expect, test } from 'vitest';
import { readDays, readMonthDays, readTimes, scheduleWords } from './schedule-words.ts';

const perDay = (count: number) => `${count} a day`;

test('a schedule is told as people say it', () => {
  expect(scheduleWords({ kind: 'interval', seconds: 90 }, 'EN', perDay)).toBe('1:30');
  const zone = 'Asia/Manila';
  const three = { kind: 'calendar' as const, zone, times: [840, 1260], weekdays: [1, 5] };
  expect(scheduleWords(three, 'EN', perDay)).toBe('14:00 21:00 · Mon Fri · Asia/Manila');
  const many = { kind: 'calendar' as const, zone, times: [0, 20, 40, 60, 1470] };
  expect(scheduleWords(many, 'EN', perDay)).toBe('5 a day 00:00–24:30 · Asia/Manila');
});

test('typed times are read in their order and once, and nothing else is', () => {
  expect(readTimes('21:00, 14:00 14:00 24:30')).toEqual([840, 1260, 1470]);
  expect(readTimes('25:99')).toBeUndefined();
  expect(readTimes('48:00')).toBeUndefined();
  expect(readTimes('')).toBeUndefined();
});

test('typed days are read', () => {
  expect(readDays('2027-02-06 2027-02-07')).toEqual(['2027-02-06', '2027-02-07']);
  expect(readDays('')).toEqual([]);
  expect(readDays('6 Feb')).toBeUndefined();
  expect(readMonthDays('1 16')).toEqual([1, 16]);
  expect(readMonthDays('32')).toBeUndefined();
});
