import { printedPrizes } from '@fairhouse/rules/lottery';
import { expect, test } from 'vitest';
import { texts } from '../../i18n/en/prizes.ts';

/** A result with the given count of numbers of each length. */
function ofLengths(...prizes: readonly (readonly [digits: number, count: number])[]): string {
  return prizes
    .flatMap(([digits, count]) => Array.from({ length: count }, () => '7'.repeat(digits)))
    .join(' ');
}

const RESULTS: Readonly<Record<string, string>> = {
  TH: '284701 019 552 731 468 56',
  HANOI: '48312 90745',
  LAO: '0512',
  STOCK: '1634.57 +3.01',
  YEEKEE: '07003',
  VNN: ofLengths([5, 10], [4, 10], [3, 3], [2, 4]),
  VNS: ofLengths([6, 1], [5, 11], [4, 4], [3, 1], [2, 1]),
  MY4D: ofLengths([4, 23]),
};

test.each(Object.entries(RESULTS))('every prize of %s has a name', (family, result) => {
  const prizes = printedPrizes(family, result) ?? [];
  expect(prizes.length).toBeGreaterThan(1);
  for (const { prize } of prizes) expect(texts).toHaveProperty([prize]);
});
