import { assert } from '@fairhouse/values';
import { hexBytes, toHex } from '../../fair/bytes.ts';
import type { Hashes } from '../../fair/hashes.ts';
import { chainStep } from './chain.ts';

/** A chain of seeds that is known whole, of which few seeds are kept. */
export interface Chain {
  readonly length: number;
  /** The seed at a place: 0 is the head, which is published; `length` is the random end. */
  seedAt(place: number): string;
}

const KEPT_EVERY = 256;

/** Computes a chain from its end down to its head: `length` hashes. */
export function openChain(hashes: Hashes, chainId: string, end: string, length: number): Chain {
  const kept = new Map<number, Uint8Array>([[length, hexBytes(end)]]);
  for (const [place, seed] of seedsDown(hashes, chainId, end, length)) keep(kept, place, seed);
  return chainOf(hashes, chainId, length, kept);
}

/** The same with pauses, for a process that has other things to do meanwhile. */
export async function openChainGently(
  hashes: Hashes,
  {
    chainId,
    end,
    length,
  }: { readonly chainId: string; readonly end: string; readonly length: number },
  pause: () => Promise<void>,
): Promise<Chain> {
  const kept = new Map<number, Uint8Array>([[length, hexBytes(end)]]);
  for (const [place, seed] of seedsDown(hashes, chainId, end, length)) {
    if (keep(kept, place, seed)) await pause();
  }
  return chainOf(hashes, chainId, length, kept);
}

function* seedsDown(
  hashes: Hashes,
  chainId: string,
  end: string,
  length: number,
): Generator<readonly [place: number, seed: Uint8Array]> {
  const step = chainStep(hashes, chainId);
  let seed = hexBytes(end);
  for (let place = length - 1; place >= 0; place -= 1) {
    seed = step(seed);
    yield [place, seed];
  }
}

function keep(kept: Map<number, Uint8Array>, place: number, seed: Uint8Array): boolean {
  if (place % KEPT_EVERY !== 0) return false;
  kept.set(place, seed);
  return true;
}

function chainOf(
  hashes: Hashes,
  chainId: string,
  length: number,
  kept: ReadonlyMap<number, Uint8Array>,
): Chain {
  const step = chainStep(hashes, chainId);
  return {
    length,
    seedAt: (place) => {
      assert(Number.isInteger(place) && place >= 0 && place <= length, `no seed at ${place}`);
      let from = Math.min(length, Math.ceil(place / KEPT_EVERY) * KEPT_EVERY);
      let seed = kept.get(from);
      for (; from > place && seed !== undefined; from -= 1) seed = step(seed);
      assert(seed !== undefined, 'every kept place has a seed');
      return toHex(seed);
    },
  };
}
