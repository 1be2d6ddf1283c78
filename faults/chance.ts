// Randomness that a printed seed reproduces.

export interface Chance {
  /** A whole number from 0 to `below` - 1. */
  whole(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** The generator mulberry32: small, fast, and good enough to choose faults. */
export function openChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    pick: (items) => {
      const item = items[whole(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
