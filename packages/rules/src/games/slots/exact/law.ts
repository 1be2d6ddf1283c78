// Exact laws of a spin and of what follows it (games.md 5.2): counts of equally likely cases, in
// whole numbers.

/** The cases of a spin that are followed by the same. */
export interface LawClass {
  /** Scatters or coins in view; of reels that open, their set as bits. */
  readonly marks: number;
  readonly hasWild: boolean;
  readonly ways: bigint;
  /** The sum of the wins of these cases, and of their squares. */
  readonly sum: bigint;
  readonly squares: bigint;
  /** Cases that win nothing. */
  readonly zeros: bigint;
}

/** What is won in all: sums over `ways` equally likely cases. */
export type Outcome = Omit<LawClass, 'marks' | 'hasWild'>;

/** One case that wins nothing. */
export const NOTHING: Outcome = { ways: 1n, sum: 0n, squares: 0n, zeros: 1n };

/** One case that wins an amount. */
export function sureWin(win: number): Outcome {
  const value = BigInt(win);
  return { ways: 1n, sum: value, squares: value * value, zeros: win === 0 ? 1n : 0n };
}

/** Cases that win nothing and are followed by something. */
export function emptyClass(marks: number, ways: bigint): LawClass {
  return { marks, hasWild: false, ways, sum: 0n, squares: 0n, zeros: ways };
}

/**
 * What a spin and its sequel win together: the wins of the spin times a multiplier, and
 * independently of them, given the class, what `next` says.
 */
export function withSequel(
  law: readonly LawClass[],
  multiplier: number,
  next: (spin: LawClass) => Outcome,
): Outcome {
  const sequels = law.map((spin) => ({ spin, sequel: next(spin) }));
  const common = sequels.reduce((ways, { sequel }) => commonMultiple(ways, sequel.ways), 1n);
  const times = BigInt(multiplier);
  const all = { ways: 0n, sum: 0n, squares: 0n, zeros: 0n };
  for (const { spin, sequel } of sequels) {
    const scale = common / sequel.ways;
    const won = times * spin.sum;
    all.ways += spin.ways * common;
    all.sum += won * common + spin.ways * sequel.sum * scale;
    all.squares +=
      times * times * spin.squares * common +
      (2n * won * sequel.sum + spin.ways * sequel.squares) * scale;
    all.zeros += spin.zeros * sequel.zeros * scale;
  }
  return all;
}

function commonMultiple(one: bigint, other: bigint): bigint {
  if (one % other === 0n) return one;
  if (other % one === 0n) return other;
  return (one / greatestDivisor(one, other)) * other;
}

/** The greatest common divisor. */
export function greatestDivisor(one: bigint, other: bigint): bigint {
  let [greater, less] = [one, other];
  while (less !== 0n) [greater, less] = [less, greater % less];
  return greater;
}
