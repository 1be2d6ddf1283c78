import { findFamily } from '@fairhouse/rules/lottery';
import { assert } from '@fairhouse/values';
import { expect, test } from 'vitest';
import { fallPlan } from './fall-plan.ts';

const planOf = (code: string, numbers: string) => {
  const family = findFamily(code);
  assert(family !== undefined, `there is a family ${code}`);
  return fallPlan(family, numbers);
};

test.each([
  ['SSC', '48271', 'reel', [1, 2, 3, 4, 5]],
  ['WGG', '7', 'row', [1]],
  ['K3', '446', 'row', [1, 2, 3]],
  ['LHC', '06,07,08,21,33,45,12@horse', 'row', [1, 2, 3, 4, 5, 6, 7]],
  ['PK10', '02,08,10,07,04,03,09,05,06,01', 'race', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['HANOI', '12345 67890', 'prizes', [1, 2]],
  // Cards and prices have no meaning in parts.
  ['BCR', '001,052,103,154,205,256', 'whole', [6]],
  ['STOCK', '1345.67 +2.10', 'whole', [2]],
] as const)('%s %s falls as a %s', (code, numbers, form, counts) => {
  expect(planOf(code, numbers)).toMatchObject({ form, counts });
});

test('however many numbers a draw has, they have fallen after ten seconds', () => {
  const balls = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
  const prizes = Array.from({ length: 23 }, () => '1234');
  for (const [code, numbers] of [
    ['KL8', balls.join(',')],
    ['MY4D', prizes.join(' ')],
  ] as const) {
    const { counts, firstMs, betweenMs } = planOf(code, numbers);
    expect(firstMs + betweenMs * (counts.length - 1)).toBeLessThan(10_000);
  }
});
