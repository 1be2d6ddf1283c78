import { expect, test } from 'vitest';
import { lastDigits, prizesInOrder, type DrawnStation } from './station.ts';

const drawOf = (names: readonly string[]): DrawnStation => ({
  gameCode: 'HCM',
  name: 'TP.HCM',
  region: 'SOUTH',
  issue: 'HCM-20261121-0001',
  shortIssue: '20261121-0001',
  closesAt: 0,
  drawAt: 0,
  prizes: names.map((prize) => ({ prize, numbers: [] })),
});

test('northern prizes are listed from the special prize, others up to it', () => {
  expect(prizesInOrder(drawOf(['sp', 'g1', 'g7']))).toEqual(['sp', 'g1', 'g7']);
  expect(prizesInOrder(drawOf(['sp', 'g1', 'g8']))).toEqual(['g8', 'g1', 'sp']);
});

test('a number is shown whole or by its last digits', () => {
  expect(lastDigits('048312', 0)).toBe('048312');
  expect(lastDigits('048312', 2)).toBe('12');
  expect(lastDigits('7', 2)).toBe('7');
});
