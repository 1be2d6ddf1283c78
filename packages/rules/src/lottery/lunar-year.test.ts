import { parseDay } from '@fairhouse/values';
import { expect, it } from 'vitest';
import { findLunarYearSign } from './lunar-year.ts';

function signOf(text: string): string | undefined {
  const day = parseDay(text);
  return day && findLunarYearSign(day);
}

it('changes the sign at lunar new year', () => {
  expect(signOf('2026-02-16')).toBe('snake');
  expect(signOf('2026-02-17')).toBe('horse');
  expect(signOf('2027-02-05')).toBe('horse');
  expect(signOf('2027-02-06')).toBe('goat');
  expect(signOf('2030-02-02')).toBe('rooster');
  expect(signOf('2030-02-03')).toBe('dog');
  expect(signOf('2060-12-31')).toBe('dragon');
});

it('has no sign outside its table', () => {
  expect(signOf('2024-02-09')).toBeUndefined();
  expect(signOf('2024-02-10')).toBe('dragon');
  expect(signOf('2061-01-01')).toBeUndefined();
});
