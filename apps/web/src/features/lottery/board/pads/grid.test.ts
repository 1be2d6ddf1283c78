import { numbersForm, type LinesForm } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { gridColumns, gridOf, pressNumber, quickNumbers } from './grid.ts';

const balls = numbersForm(2, 1, 49, { least: 2, most: 10 });
const tails: LinesForm = { kind: 'lines', length: 2, sorted: false };

test('up to a hundred numbers are a grid, more have a keypad', () => {
  expect(gridOf(balls)?.slice(0, 3)).toEqual(['01', '02', '03']);
  expect(gridOf(balls)).toHaveLength(49);
  expect(gridOf(tails)).toHaveLength(100);
  expect(gridOf({ ...tails, length: 3 })).toBeUndefined();
});

test('numbers in any order are printed once, and refused ones not at all', () => {
  const tod = gridOf({ ...tails, sorted: true });
  expect(tod).toHaveLength(45);
  expect(tod?.slice(0, 10)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '12']);
  const parts = { width: 1, first: 0, last: 9, repeats: true };
  expect(gridOf({ ...tails, sorted: true, parts })).toHaveLength(55);
  expect(gridOf({ ...tails, unequal: true })).toHaveLength(90);
});

test.each([
  [tails, 'sm:grid-cols-10', 'grid-cols-5'],
  [{ ...tails, unequal: true } as const, 'sm:grid-cols-9', 'grid-cols-5'],
  [balls, 'sm:grid-cols-10', 'grid-cols-7'],
])('a row of digits is a decade', (form, wide, narrow) => {
  const columns = gridColumns(form, gridOf(form)?.length ?? 0).split(' ');
  expect(columns).toContain(wide);
  expect(columns).toContain(narrow);
});

test('a press toggles a number, up to the maximum', () => {
  expect(pressNumber(balls, '', '07')).toBe('07');
  expect(pressNumber(balls, '07 31', '02')).toBe('02 07 31');
  expect(pressNumber(balls, '02 07 31', '07')).toBe('02 31');
  const full = '01 02 03 04 05 06 07 08 09 10';
  expect(pressNumber(balls, full, '11')).toBe(full);
  expect(pressNumber(numbersForm(2, 1, 49, { most: 1 }), '05', '06')).toBe('06');
});

test('quick picks respect the maximum', () => {
  expect(quickNumbers(balls, 'odd')).toBe('01 03 05 07 09 11 13 15 17 19');
  expect(quickNumbers(tails, 'big').split(' ')).toHaveLength(50);
  expect(quickNumbers(balls, 'clear')).toBe('');
});
