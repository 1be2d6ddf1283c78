import { expect, test } from 'vitest';
import { dayTextsFor, shortDaysFor } from './use-day-texts.ts';

test.each(['BD2026112900001', '2026-99-99', ''])('%j is no day, and stays as it is', (text) => {
  expect(dayTextsFor('EN').day(text)).toBe(text);
});

test.each([
  ['EN', '9 Nov 2026', '09/11'],
  ['CN', '2026年11月9日', '11/09'],
] as const)('in %s a day reads %s, and on an axis %s', (language, long, short) => {
  expect(dayTextsFor(language).day('2026-11-09')).toBe(long);
  expect(shortDaysFor(language).day('2026-11-09')).toBe(short);
});
