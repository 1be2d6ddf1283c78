import { expect, test } from 'vitest';
import {
  formatElapsed,
  formatMoney,
  formatRoundedMoney,
  partsPerMillion,
  usedPercent,
  formatDay,
  formatDays,
  formatMinute,
} from './format.ts';

test.each([
  ['1234.5000', '1,234.50'],
  ['0', '0.00'],
  ['-12.3', '-12.30'],
  ['4989.9230', '4,989.9230'],
  ['0.0001', '0.0001'],
  ['900000000000.0000', '900,000,000,000.00'],
  ['899999999999.9999', '899,999,999,999.9999'],
])('%s reads %s, with no digit lost', (value, text) => {
  expect(formatMoney(value, 'EN')).toBe(text);
});

test('a rounded amount has two decimals, also where a float would lose digits', () => {
  expect(formatRoundedMoney('4989.9250', 'EN')).toBe('4,989.93');
  expect(formatRoundedMoney('899999999999.9940', 'EN')).toBe('899,999,999,999.99');
});

test('thousands and decimals follow the language', () => {
  expect(formatMoney('1234.5000', 'VI')).toBe('1.234,50');
});

test.each([
  [0, '0:00'],
  [187_000, '3:07'],
  [3_765_000, '1:02:45'],
  [52 * 3_600_000, '2d 4h'],
  [-5, '0:00'],
])('%d ms lasted %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text);
});

test.each([
  ['EN', '22/11/2026', '22/11/2026, 18:30'],
  ['CN', '2026/11/22', '2026/11/22 18:30'],
  ['ID', '22/11/2026', '22/11/2026, 18.30'],
  ['TH', '22/11/2026', '22/11/2026 18:30'],
  ['VI', '22/11/2026', '18:30 22/11/2026'],
] as const)('in %s a day is %s and a minute %s', (language, day, minute) => {
  expect(formatDay('2026-11-22', language)).toBe(day);
  const at = Date.parse('2026-11-22T10:30:00Z');
  expect(formatMinute(at, language, 'Asia/Manila')).toBe(minute);
});

test('what is no day is not written as one', () => {
  expect(formatDay('', 'EN')).toBeUndefined();
  expect(formatDay('2026-13-40', 'EN')).toBeUndefined();
});

test('parts per million read as a percentage', () => {
  expect(partsPerMillion(985_000)).toBe('98.5 %');
  expect(partsPerMillion(10)).toBe('0.001 %');
});

test('without a limit there is no percentage', () => {
  expect(usedPercent('5.0000', '0.0000')).toBeUndefined();
  expect(usedPercent('5.0000', '20.0000')).toBe(25);
});

test('days are written as a range, a single one once, and what is no day as it is', () => {
  expect(formatDays('2026-11-09', '2026-11-09', 'EN')).toBe('09/11/2026');
  expect(formatDays('2026-11-16', '2026-11-30', 'EN')).toMatch(/^16\/11\/2026\s–\s30\/11\/2026$/);
  expect(formatDays('someday', 'someday', 'EN')).toBe('someday');
});
