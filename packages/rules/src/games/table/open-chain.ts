import { assert } from '@fairhouse/values';
import { fromHex, hexBytes, toHex } from '../../fair/bytes.ts';
import type { Hashes } from '../../fair/hashes.ts';
import { chainStep } from './chain.ts';

/** A chain of seeds that is known whole, of which few seeds are kept. */
export interface Chain {
  readonly length: number;
  /** The kept seeds in one text, hex: enough to open the chain again without its other hashes. */
  readonly marks: string;
  /** The seed at a place: 0 is the head, which is published; `length` is the random end. */
  seedAt(place: number): string;
}

const KEPT_EVERY = 256;
const SEED_LENGTH = 64;

/** Computes a chain from its end down to its head: `length` hashes. */
export function openChain(hashes: Hashes, chainId: string, end: string, length: number): Chain {
  const step = chainStep(hashes, chainId);
  let seed = hexBytes(end);
  const kept = [seed];
  for (let place = length - 1; place >= 0; place -= 1) {
    seed = step(seed);
    if (place % KEPT_EVERY === 0) kept.push(seed);
  }
  return chainOf(step, length, kept.toReversed());
}

/** Opens a chain by its kept seeds; undefined for a text that is none of them. */
export function chainOfMarks(
  hashes: Hashes,
  {
    chainId,
    length,
    marks,
  }: { readonly chainId: string; readonly length: number } & Pick<Chain, 'marks'>,
): Chain | undefined {
  const bytes = fromHex(marks);
  const count = Math.ceil(length / KEPT_EVERY) + 1;
  if (bytes === undefined || marks.length !== count * SEED_LENGTH) return undefined;
  const size = SEED_LENGTH / 2;
  const kept = Array.from({ length: count }, (_, at) => bytes.slice(at * size, (at + 1) * size));
  return chainOf(chainStep(hashes, chainId), length, kept);
}

/** `kept`: the seeds at each multiple of `KEPT_EVERY` below the length, then the end. */
function chainOf(
  step: (seed: Uint8Array) => Uint8Array,
  length: number,
  kept: readonly Uint8Array[],
): Chain {
  return {
    length,
    marks: kept.map(toHex).join(''),
    seedAt: (place) => {
      assert(Number.isInteger(place) && place >= 0 && place <= length, `no seed at ${place}`);
      const mark = Math.ceil(place / KEPT_EVERY);
      let seed = kept[mark];
      for (let at = Math.min(length, mark * KEPT_EVERY); at > place && seed; at -= 1) {
        seed = step(seed);
      }
      assert(seed !== undefined, 'every kept place has a seed');
      return toHex(seed);
    },
  };
}
