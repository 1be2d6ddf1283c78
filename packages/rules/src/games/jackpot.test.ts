import { amount, type Amount } from '@fairhouse/values';
import { describe, expect, it } from 'vitest';
import { houseJackpots, jackpotShare, seedAfterWin, type JackpotLevelName } from './jackpot.ts';

const LEVELS = houseJackpots('PHP');
const KEPT = amount(4_155_0000n);

const seedOf = (level: JackpotLevelName, reserve: bigint): bigint =>
  seedAfterWin(level, amount(reserve), LEVELS);

describe('what the reserve puts into a pot that was won', () => {
  it('is the seed, as far as the reserve has it', () => {
    expect(LEVELS.map(({ level }) => seedOf(level, KEPT))).toEqual([
      5_0000n,
      150_0000n,
      4000_0000n,
    ]);
    expect(seedOf('GRAND', 3999_0000n)).toBe(3999_0000n);
    expect(seedOf('MINI', 0n)).toBe(0n);
  });

  it('is what the reserve takes in per win, where every level could be seeded afterwards', () => {
    expect(LEVELS.map(({ intake }) => intake)).toEqual([6_0000n, 180_0000n, 4500_0000n]);
    for (const { level, seed, intake } of LEVELS) {
      expect(seedOf(level, KEPT + intake - 1n), level).toBe(seed);
      expect(seedOf(level, KEPT + intake), level).toBe(intake);
    }
  });

  it('then takes out what stakes put in, in every currency', () => {
    for (const currency of ['PHP', 'VND', 'IDR', 'THB', 'CNY']) {
      const levels = houseJackpots(currency);
      const perWin = levels.map(({ oneIn, intake, ...level }) => {
        const { toReserve } = jackpotShare(amount(BigInt(oneIn) * 10_000n), { ...level, oneIn });
        return [toReserve, intake];
      });
      for (const [toReserve, intake] of perWin) expect(intake, currency).toBe(toReserve);
    }
    expect(seedAfterWin('MINI', KEPT, houseJackpots('EUR')), 'a currency without levels').toBe(0n);
  });
});

it('in the long run the jackpots pay out what stakes put in, and no account goes below zero', () => {
  const stake = amount(4000_0000n);
  const shares = LEVELS.map((level) => ({ ...level, ...jackpotShare(stake, level) }));
  const pots = new Map<string, bigint>(LEVELS.map(({ level }) => [level, 0n]));
  const next = chance(7n);
  let [reserve, leastReserve, paid, staked] = [0n, 0n, 0n, 0n];
  for (let round = 0; round < 100_000; round++) {
    staked += stake;
    for (const { level, toPot, toReserve, threshold } of shares) {
      const pot = (pots.get(level) ?? 0n) + toPot;
      reserve += toReserve;
      pots.set(level, pot);
      if (next() >= threshold) continue;
      const seed: Amount = seedAfterWin(level, amount(reserve), LEVELS);
      reserve -= seed;
      paid += pot;
      pots.set(level, seed);
      if (reserve < leastReserve) leastReserve = reserve;
    }
  }
  const held = reserve + [...pots.values()].reduce((sum, each) => sum + each, 0n);
  expect(leastReserve).toBe(0n);
  expect(paid + held).toBe(staked / 100n);
  // Four hundred million were staked: of the one per cent, what is held is less than a fiftieth.
  expect(Number(held) / Number(staked / 100n)).toBeLessThan(0.02);
});

/** Whole numbers below 10⁹, the same in every run. */
function chance(seed: bigint): () => number {
  let state = seed;
  return () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n);
    return Number(((state >> 16n) * 1_000_000_000n) >> 48n);
  };
}
