import { findFamily, readItem, type LinesForm } from '@fairhouse/rules/lottery';
import { expect, it } from 'vitest';
import { chosenOfHundred, numbersOfLine, pressLine } from './heads-and-tails.ts';

const family = findFamily('VNN');
const item = family && readItem(family, 'DeSpecial:34');
const form: LinesForm = { kind: 'lines', length: 2, sorted: false };

it.each([
  ['', 'head', '3', '30 31 32 33 34 35 36 37 38 39'],
  ['', 'tail', '3', '03 13 23 33 43 53 63 73 83 93'],
  ['7', 'head', '0', '700 701 702 703 704 705 706 707 708 709'],
  ['7', 'tail', '0', '700 710 720 730 740 750 760 770 780 790'],
] as const)('the numbers of hundred "%s", %s %s', (hundred, of, digit, numbers) => {
  expect(numbersOfLine(hundred, { of, digit }).join(' ')).toBe(numbers);
});

it('a press picks ten numbers, and a second one removes them', () => {
  const head = numbersOfLine('', { of: 'head', digit: '3' });
  const once = pressLine(form, '05', head, undefined);
  expect(once.split(' ')).toHaveLength(11);
  expect(pressLine(form, once, head, undefined)).toBe('05');
});

it('a press completes a line of which some are picked', () => {
  const tail = numbersOfLine('', { of: 'tail', digit: '3' });
  expect(pressLine(form, '03 13', tail, undefined).split(' ')).toHaveLength(10);
});

it('a closed number is not picked, and a play takes no more than its most', () => {
  if (item === undefined) throw new Error('no number');
  const head = numbersOfLine('', { of: 'head', digit: '3' });
  expect(pressLine(form, '', head, [{ number: item, percent: 0 }]).split(' ')).not.toContain('34');
  expect(pressLine({ ...form, most: 4 }, '', head, undefined)).toBe('30 31 32 33');
});

it('counts the picks of a hundred', () => {
  const chosen = new Set(['700', '712', '001']);
  expect(['7', '0', '5'].map((hundred) => chosenOfHundred(chosen, hundred))).toEqual([2, 1, 0]);
});
