import { expect, test } from 'vitest';
import { periodsFor } from './periods-for.ts';

test('periods read as a person writes them', () => {
  const { period, shortPeriod } = periodsFor('EN');
  expect(period('2026-11-09')).toBe('9 Nov 2026');
  expect(period('2026-11H2')).toMatch(/^16\s?–\s?30 Nov 2026$/);
  expect(shortPeriod('2026-11-09')).toBe('09/11');
  expect(shortPeriod('2026-11T1')).toMatch(/^01\/11\s?–\s?10\/11$/);
  expect(shortPeriod('2026-11-09T13+08:00')).toMatch(/^\d\d:00$/);
  const there = periodsFor('EN', 'Pacific/Kiritimati');
  expect(there.shortPeriod('2026-11-09T13+08:00')).toBe('19:00');
  expect(there.period('2026-11-09T20+08:00')).toBe('10 Nov 2026, 02:00:00');
});
