import { expect, it } from 'vitest';
import {
  areTiersValid,
  commissionOf,
  formatTiers,
  parseTiers,
  statementOf,
  type Plan,
} from './commission-of.ts';

const UNIT = 10_000n;
const tiers = [
  { above: 0n, rate: 100_000n },
  { above: 1000n * UNIT, rate: 80_000n },
  { above: 5000n * UNIT, rate: 50_000n },
];

it('each part of the revenue has the rate of its tier, and the sum is floored to a hundredth', () => {
  expect(commissionOf(500n * UNIT, tiers)).toBe(50n * UNIT);
  expect(commissionOf(1000n * UNIT, tiers)).toBe(100n * UNIT);
  expect(commissionOf(6000n * UNIT, tiers)).toBe((100n + 320n + 50n) * UNIT);
  // 0.999 at ten per cent is 0.0999.
  expect(commissionOf(9990n, tiers)).toBe(900n);
  expect(commissionOf(0n, tiers)).toBe(0n);
  expect(commissionOf(-5n * UNIT, tiers)).toBe(0n);
});

it('tiers begin at zero, ascend, and take no more than everything', () => {
  expect(areTiersValid(tiers)).toBe(true);
  expect(areTiersValid([{ above: 1n, rate: 1n }])).toBe(false);
  expect(areTiersValid([...tiers, { above: 5000n * UNIT, rate: 1n }])).toBe(false);
  expect(areTiersValid([{ above: 0n, rate: 1_000_001n }])).toBe(false);
  expect(parseTiers(JSON.parse(formatTiers(tiers)))).toEqual(tiers);
});

const sums = (staked: bigint, paid: bigint, more: object = {}) => ({
  staked: staked * UNIT,
  paid: paid * UNIT,
  refunded: 0n,
  taken: 0n,
  promo: 0n,
  contributed: 0n,
  ...more,
});
const plan = (category: Plan['category'], carriesLoss = false, jackpotInGgr = false): Plan => ({
  category,
  version: 3,
  tiers: [{ above: 0n, rate: 100_000n }],
  carriesLoss,
  jackpotInGgr,
});

it('a type without a plan of its own belongs to that of all, and instant games to slots', () => {
  const figures = [
    { type: 'RNG' as const, ...sums(1000n, 900n) },
    { type: 'LOCAL' as const, ...sums(100n, 0n) },
    { type: 'LIVE' as const, ...sums(500n, 450n) },
    { type: null, ...sums(10n, 0n) },
  ];
  const rows = statementOf(figures, [plan('RNG'), plan('ALL')], new Map());
  expect(rows).toMatchObject([
    { category: 'RNG', ggr: 210n * UNIT, commission: 21n * UNIT },
    { category: 'ALL', ggr: 50n * UNIT, commission: 5n * UNIT },
  ]);
  const [none] = statementOf(figures, [], new Map());
  expect(none).toMatchObject({ category: 'ALL', version: null, commission: 0n });
});

it('rollbacks undo both sides, and a promotion that the vendor pays is no win', () => {
  const figures = [
    {
      type: 'RNG' as const,
      ...sums(1000n, 700n, { refunded: 100n * UNIT, taken: 50n * UNIT, promo: 200n * UNIT }),
    },
  ];
  const [row] = statementOf(figures, [plan('RNG')], new Map());
  expect(row?.ggr).toBe((1000n - 100n - (700n - 50n - 200n)) * UNIT);
});

it('what stakes put into the house jackpots is won where the plan says so', () => {
  const figures = [{ type: 'RNG' as const, ...sums(1000n, 700n, { contributed: 10n * UNIT }) }];
  const [counted] = statementOf(figures, [plan('RNG', false, true)], new Map());
  expect(counted).toMatchObject({ ggr: 290n * UNIT, contributed: 10n * UNIT });
  expect(counted?.commission).toBe(29n * UNIT);
  const [left] = statementOf(figures, [plan('RNG')], new Map());
  expect(left).toMatchObject({ ggr: 300n * UNIT, contributed: 10n * UNIT });
});

it('a loss is carried to the next month where the plan says so, and nowhere else', () => {
  const loss = [{ type: 'RNG' as const, ...sums(100n, 300n) }];
  const [carrying] = statementOf(loss, [plan('RNG', true)], new Map());
  expect(carrying).toMatchObject({ commission: 0n, carryOut: -200n * UNIT });
  const carried = new Map([['RNG', carrying?.carryOut ?? 0n]]);
  const gain = [{ type: 'RNG' as const, ...sums(500n, 0n) }];
  expect(statementOf(gain, [plan('RNG', true)], carried)).toMatchObject([
    { carriedIn: -200n * UNIT, commission: 30n * UNIT, carryOut: 0n },
  ]);
  expect(statementOf(gain, [plan('RNG')], carried)).toMatchObject([
    { carriedIn: 0n, commission: 50n * UNIT },
  ]);
});
