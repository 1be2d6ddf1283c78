// Random numbers for tests and load: reproducible from a printed seed, and never used where money
// is at stake.

/** A whole number from 0 to below − 1. */
export type Chance = (below: number) => number;

/** A generator of random numbers: the same seed gives the same sequence (mulberry32). */
export function makeChance(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A random element of a list. */
export function oneOf<Each>(chance: Chance, list: readonly Each[]): Each {
  return list[chance(list.length)] as Each;
}

/** `count` different random elements of a list, in list order. */
export function someOf<Each>(chance: Chance, list: readonly Each[], count: number): Each[] {
  const left = [...list.keys()];
  const taken: number[] = [];
  while (taken.length < count) taken.push(...left.splice(chance(left.length), 1));
  return taken.sort((one, other) => one - other).map((at) => list[at] as Each);
}
