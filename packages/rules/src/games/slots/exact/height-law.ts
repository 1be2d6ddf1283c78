// The law of a spin with reels of changing height (games.md 5.2). Reels are independent: the mean
// is by symbol, the second moment by pairs of symbols, the chance of nothing by sets of symbols.
import { columnAt, countShown } from '../rounds/window.ts';
import { payOf, type SlotGame, type StripSet } from '../slot-game.ts';
import type { LawClass } from './law.ts';

/** Equally likely cases of a reel that show the same counts. */
interface ReelCase {
  readonly ways: bigint;
  readonly scatters: number;
  /** Of each symbol, with the wilds. */
  readonly counts: readonly bigint[];
}

/** Sums by the number of scatters. */
type ByScatters = readonly bigint[];

/** A factor of a product over the reels: its counts, and its pays by the reels that it covers. */
interface Factor {
  readonly countOf: (of: ReelCase) => bigint;
  readonly payFor: (kind: number) => bigint;
}

/** The factor that is one in any case. */
const ONE: Factor = { countOf: () => 1n, payFor: () => 1n };

/** The law of a spin. */
export function heightLaw(game: SlotGame, set: StripSet): LawClass[] {
  const reels = reelCases(game, set);
  const winners = [...game.symbols.keys()].filter((symbol) => game.wins[symbol]);
  const factors = winners.map((symbol): Factor => ({
    countOf: ({ counts }) => counts[symbol] ?? 0n,
    payFor: (kind) => BigInt(payOf(game, symbol, kind)),
  }));
  const ways = meanOfProduct(reels, ONE, ONE);
  const sums = factors.map((factor) => meanOfProduct(reels, factor, ONE));
  const squares = factors.flatMap((one) =>
    factors.map((other) => meanOfProduct(reels, one, other)),
  );
  const zeros = waysOfNothing(game, reels, winners);
  const total = (lists: readonly ByScatters[], marks: number): bigint =>
    lists.reduce((sum, list) => sum + (list[marks] ?? 0n), 0n);
  return ways.map((count, marks) => ({
    marks,
    hasWild: false,
    ways: count,
    sum: total(sums, marks),
    squares: total(squares, marks),
    zeros: zeros[marks] ?? 0n,
  }));
}

function reelCases(game: SlotGame, set: StripSet): ReelCase[][] {
  return game.strips[set].map((strip, reel) =>
    Object.entries(game.model.heights?.[reel] ?? {}).flatMap(([height, weight]) =>
      strip.map((_, stop) => {
        const column = columnAt(strip, stop, Number(height));
        const wilds = countShown([column], game.wild);
        return {
          ways: BigInt(weight),
          scatters: countShown([column], game.scatter),
          counts: game.symbols.map((_, symbol) => BigInt(wilds + countShown([column], symbol))),
        };
      }),
    ),
  );
}

/** Sums of cases by scatters, after a reel whose cases count as `of` says. */
function afterReel(
  before: ByScatters,
  cases: readonly ReelCase[],
  of: (each: ReelCase) => bigint,
): bigint[] {
  const byScatters: bigint[] = [];
  for (const each of cases) {
    byScatters[each.scatters] = (byScatters[each.scatters] ?? 0n) + each.ways * of(each);
  }
  const after: bigint[] = before.map(() => 0n);
  byScatters.forEach((ways, scatters) => {
    before.forEach((value, marks) => {
      if (value !== 0n) after[marks + scatters] = (after[marks + scatters] ?? 0n) + value * ways;
    });
  });
  return after;
}

/**
 * The sum over all cases of the product of two factors, each the product of its counts on the first
 * reels, as far as none is zero, times its pay for them.
 */
function meanOfProduct(
  reels: readonly (readonly ReelCase[])[],
  one: Factor,
  other: Factor,
): ByScatters {
  const zero = (count: bigint): bigint => (count === 0n ? 1n : 0n);
  const none = Array.from({ length: reels.length + 1 }, () => 0n);
  let both = none.with(0, 1n);
  let [oneAlone, otherAlone, ended] = [none, none, none];
  const plus = (...terms: readonly ByScatters[]): bigint[] =>
    none.map((_, marks) => terms.reduce((sum, term) => sum + (term[marks] ?? 0n), 0n));
  const times = (list: ByScatters, factor: bigint): ByScatters =>
    list.map((value) => value * factor);
  reels.forEach((cases, kind) => {
    const [a, b] = [one.countOf, other.countOf];
    const [payA, payB] = [one.payFor(kind), other.payFor(kind)];
    const next = (list: ByScatters, of: (each: ReelCase) => bigint) => afterReel(list, cases, of);
    ended = plus(
      next(ended, () => 1n),
      times(
        next(oneAlone, (each) => zero(a(each))),
        payA,
      ),
      times(
        next(otherAlone, (each) => zero(b(each))),
        payB,
      ),
      times(
        next(both, (each) => zero(a(each)) * zero(b(each))),
        payA * payB,
      ),
    );
    oneAlone = plus(
      next(oneAlone, a),
      times(
        next(both, (each) => a(each) * zero(b(each))),
        payB,
      ),
    );
    otherAlone = plus(
      next(otherAlone, b),
      times(
        next(both, (each) => zero(a(each)) * b(each)),
        payA,
      ),
    );
    both = next(both, (each) => a(each) * b(each));
  });
  const [payA, payB] = [one.payFor(reels.length), other.payFor(reels.length)];
  return plus(ended, times(oneAlone, payA), times(otherAlone, payB), times(both, payA * payB));
}

/** Cases in which no symbol covers as many reels as it needs. */
function waysOfNothing(
  game: SlotGame,
  reels: readonly (readonly ReelCase[])[],
  winners: readonly number[],
): ByScatters {
  const bitOf = (symbols: readonly number[]): number =>
    symbols.reduce((bits, symbol) => bits | (1 << symbol), 0);
  let alive = new Map<number, ByScatters>([
    [bitOf(winners), Array.from({ length: reels.length + 1 }, (_, at) => (at === 0 ? 1n : 0n))],
  ]);
  reels.forEach((cases, reel) => {
    const paid = bitOf(winners.filter((symbol) => payOf(game, symbol, reel + 1) > 0));
    const shown = new Map<number, ReelCase[]>();
    for (const each of cases) {
      const bits = bitOf(winners.filter((symbol) => each.counts[symbol] !== 0n));
      shown.set(bits, [...(shown.get(bits) ?? []), each]);
    }
    const next = new Map<number, ByScatters>();
    for (const [set, before] of alive) {
      for (const [bits, same] of shown) {
        const left = set & bits;
        if ((left & paid) !== 0) continue;
        const after = afterReel(before, same, () => 1n);
        const known = next.get(left);
        next.set(left, known ? known.map((value, at) => value + (after[at] ?? 0n)) : after);
      }
    }
    alive = next;
  });
  return [...alive.values()].reduce((sum, each) =>
    sum.map((value, at) => value + (each[at] ?? 0n)),
  );
}
