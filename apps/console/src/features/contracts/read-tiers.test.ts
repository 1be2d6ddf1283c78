import { expect, test } from 'vitest';
import { readTiers } from './read-tiers.ts';

const base = { minTurnover: '100000', minLoss: '0', minDeposit: '0', minActive: 3 };

test('tiers are read by line, with a loss and with two rates where they are written', () => {
  expect(readTiers('100000 3 5\n\n 300000  50000 5 10.5 ')).toEqual([
    { ...base, ratePct: '5' },
    { ...base, minTurnover: '300000', minLoss: '50000', minActive: 5, ratePct: '10.5' },
  ]);
  expect(readTiers('100000 3 0.2/1')).toEqual([{ ...base, winRatePct: '0.2', lossRatePct: '1' }]);
});

test('a line that is no tier makes the whole text none', () => {
  for (const text of ['', '1 2', '1 2 3 4 5', '100000 x 5', '-1 3 5', '1 3 0.2/1/2', '1 3 5%']) {
    expect(readTiers(text), text).toBeUndefined();
  }
});
