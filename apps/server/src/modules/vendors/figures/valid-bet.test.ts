import { parseAmount } from '@fairhouse/values';
import { expect, it } from 'vitest';
import type { GameType } from '../records/index.ts';
import { towardsRollover, validBet } from './valid-bet.ts';

// The worked examples turnover-01 to 10 of the specification.
it.each<[GameType, string, string, string, string]>([
  ['RNG', '10.0000', '35.0000', '10.0000', '10.0000'],
  ['RNG', '10.0000', '0.0000', '10.0000', '10.0000'],
  ['LIVE', '100.0000', '195.0000', '95.0000', '19.0000'],
  ['LIVE', '100.0000', '100.0000', '0.0000', '0.0000'],
  ['LIVE', '36.0000', '36.0000', '0.0000', '0.0000'],
  ['LOCAL', '100.0000', '101.0200', '1.0200', '0.2550'],
  ['LOCAL', '50.0000', '0.0000', '50.0000', '12.5000'],
  ['PVP', '500.0000', '650.0000', '150.0000', '0.0000'],
])(
  'of %s a stake of %s that paid %s counts %s, towards rollover %s',
  (type, bet, paid, valid, roll) => {
    const [stake, payout] = [parseAmount(bet) ?? 0n, parseAmount(paid) ?? 0n];
    const found = validBet('NET', type, { bet: stake, paid: payout, stated: undefined });
    expect(found).toBe(parseAmount(valid));
    expect(towardsRollover(type, found)).toBe(parseAmount(roll));
  },
);

it('never counts more than was staked, whatever the vendor states', () => {
  expect(validBet('META', 'LIVE', { bet: 100n, paid: 0n, stated: 500n })).toBe(100n);
  expect(validBet('META', 'LIVE', { bet: 100n, paid: 0n, stated: 20n })).toBe(20n);
  expect(validBet('WHOLE', 'LIVE', { bet: 100n, paid: 100n, stated: 20n })).toBe(100n);
});
