import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../fraction.ts';
import type { BetPayouts } from './bet-payouts.ts';
import { chaseRisk, type ChaseRisk } from './chase-risk.ts';
import { SPREAD_PARTS } from './result-spread.ts';
import { runSliced } from './sliced.ts';

/** A bet that wins once in `of` draws. */
function draw(stake: bigint, prize: bigint, of: bigint): BetPayouts {
  return {
    stake,
    total: of,
    list: [
      { weight: of - 1n, returned: 0n, isWin: false },
      { weight: 1n, returned: prize, isWin: true },
    ],
  };
}

interface Path {
  readonly weight: bigint;
  readonly result: bigint;
  readonly staked: bigint;
  readonly isRuined: boolean;
}

/** Every path of a plan, one by one. */
function everyPath(draws: readonly BetPayouts[], stopOnWin: boolean): Path[] {
  let going: (Path & { readonly isOver: boolean })[] = [
    { weight: 1n, result: 0n, staked: 0n, isRuined: true, isOver: false },
  ];
  for (const { stake, total, list } of draws) {
    going = going.flatMap((path) =>
      path.isOver
        ? [{ ...path, weight: path.weight * total }]
        : list.map(({ weight, returned, isWin }) => ({
            weight: path.weight * weight,
            result: path.result + returned - stake,
            staked: path.staked + stake,
            isRuined: path.isRuined && !isWin,
            isOver: stopOnWin && isWin,
          })),
    );
  }
  return going;
}

function expectPaths(draws: readonly BetPayouts[], stopOnWin: boolean, risk: ChaseRisk): void {
  const paths = everyPath(draws, stopOnWin);
  const total = draws.reduce((all, each) => all * each.total, 1n);
  const sum = (of: (path: Path) => bigint) =>
    paths.reduce((all, path) => all + path.weight * of(path), 0n);
  expect(sum(() => 1n)).toBe(total);
  expect(risk.ruined).toEqual(
    fraction(
      sum(({ isRuined }) => (isRuined ? 1n : 0n)),
      total,
    ),
  );
  expect(risk.mean.num * total).toBe(sum(({ result }) => result) * risk.mean.den);
  expect(risk.staked).toEqual(
    fraction(
      sum(({ staked }) => staked),
      total,
    ),
  );
  const results = paths.filter(({ weight }) => weight > 0n).map(({ result }) => result);
  expect(risk.worst).toBe(results.reduce((low, each) => (each < low ? each : low)));
  expect(risk.best).toBe(results.reduce((high, each) => (each > high ? each : high)));
  expect(risk.step).toBe(1n);
  const exact = new Map<bigint, bigint>();
  for (const { result, weight } of paths) exact.set(result, (exact.get(result) ?? 0n) + weight);
  const spread = risk.spread.filter(({ parts }) => parts > 0n);
  expect(spread.map(({ result }) => result)).toEqual(
    [...exact]
      .filter(([, weight]) => weight > 0n)
      .map(([result]) => result)
      .sort((one, other) => (one < other ? -1 : 1)),
  );
  for (const { result, parts } of spread) {
    const missing = ((exact.get(result) ?? 0n) * SPREAD_PARTS) / total - parts;
    expect(missing >= 0n && missing < 10_000n, `${result}`).toBe(true);
  }
}

const payouts = fc
  .record({
    stake: fc.bigInt({ min: 1n, max: 50n }),
    list: fc.uniqueArray(
      fc.record({
        weight: fc.bigInt({ min: 1n, max: 9n }),
        returned: fc.bigInt({ min: 0n, max: 90n }),
        isWin: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3, selector: ({ returned }) => returned },
    ),
  })
  .map(({ stake, list }): BetPayouts => ({
    stake,
    total: list.reduce((sum, { weight }) => sum + weight, 0n),
    list: [...list].sort((one, other) => (one.returned < other.returned ? -1 : 1)),
  }));

describe('the risk of a chase', () => {
  it('equals the enumeration of every path of small plans', () => {
    fc.assert(
      fc.property(
        fc.array(payouts, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (draws, stopOnWin) => {
          const risk = runSliced(chaseRisk({ draws, stopOnWin }));
          expectPaths(draws, stopOnWin, risk);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is 0.9ⁿ for a digit of ten, whatever the multiples are', () => {
    for (const draws of [1, 10, 60, 120]) {
      const doubling = Array.from({ length: draws }, (_, at) => {
        const stake = 20_000n * 2n ** BigInt(at % 12);
        return draw(stake, (stake * 985n) / 100n, 10n);
      });
      const risk = runSliced(chaseRisk({ draws: doubling, stopOnWin: true }));
      expect(risk.ruined).toEqual(fraction(9n ** BigInt(draws), 10n ** BigInt(draws)));
      expect(risk.worst).toBe(-doubling.reduce((sum, { stake }) => sum + stake, 0n));
      // The house keeps its 1.5 % of whatever is staked: no plan changes that.
      const { mean, staked } = risk;
      expect(-mean.num * staked.den * 1000n).toBe(staked.num * mean.den * 15n);
    }
  });

  it('rounds results where there are too many, and keeps the exact figures', () => {
    const draws = Array.from({ length: 60 }, (_, at) =>
      draw(BigInt(10_007 + 7919 * at * at), BigInt(90_001 + 104_729 * at), 10n),
    );
    const risk = runSliced(chaseRisk({ draws, stopOnWin: false }));
    expect(risk.step > 1n).toBe(true);
    expect(risk.spread.length).toBeLessThanOrEqual(3_000);
    const kept = risk.spread.reduce((sum, { parts }) => sum + parts, 0n);
    expect(SPREAD_PARTS - kept < 10n ** 12n && kept <= SPREAD_PARTS).toBe(true);
    expect(risk.ruined).toEqual(fraction(9n ** 60n, 10n ** 60n));
    expect(risk.staked.num).toBe(draws.reduce((sum, { stake }) => sum + stake, 0n));
  });
});
