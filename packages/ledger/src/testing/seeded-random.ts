// A reproducible random source: the same seed gives the same choices.

export interface SeededRandom {
  readonly seed: number;
  /** A whole number from 0 to below `bound`. */
  below(bound: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** A 32-bit xorshift generator with a multiplied seed; sufficient to choose operations. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let warm = 0; warm < 8; warm++) next();
  return {
    seed,
    below: (bound) => next() % bound,
    pick: (values) => values[next() % values.length] as (typeof values)[number],
  };
}
