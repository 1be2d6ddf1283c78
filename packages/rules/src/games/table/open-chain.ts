import { assert } from '@fairhouse/values';
import type { Hashes } from '../../fair/hashes.ts';
import { seedBefore } from './chain.ts';

/** A chain of seeds that is known whole, of which few seeds are kept. */
export interface Chain {
  readonly length: number;
  /** The seed at a place: 0 is the head, which is published; `length` is the random end. */
  seedAt(place: number): string;
}

const KEPT_EVERY = 256;

/** Computes a chain from its end down to its head: `length` hashes. */
export function openChain(hashes: Hashes, chainId: string, end: string, length: number): Chain {
  const kept = new Map<number, string>([[length, end]]);
  let seed = end;
  for (let place = length - 1; place >= 0; place -= 1) {
    seed = seedBefore(hashes, chainId, seed);
    if (place % KEPT_EVERY === 0) kept.set(place, seed);
  }
  return {
    length,
    seedAt: (place) => {
      assert(Number.isInteger(place) && place >= 0 && place <= length, `no seed at ${place}`);
      let from = Math.min(length, Math.ceil(place / KEPT_EVERY) * KEPT_EVERY);
      let found = kept.get(from);
      assert(found !== undefined, 'every kept place has a seed');
      for (; from > place; from -= 1) found = seedBefore(hashes, chainId, found);
      return found;
    },
  };
}
