// Seeds of shared rounds (games.md 2.2): a chain that is opened from its head, each seed proving
// itself by hashing to the one before.
import { concat, hexBytes, lengthPrefixed, toHex, utf8 } from '../../fair/bytes.ts';
import type { Hashes } from '../../fair/hashes.ts';

/** A function to the seed before one in a chain: H("LD1/chain" ‖ lp(chainId) ‖ seed). */
export function chainStep(hashes: Hashes, chainId: string): (seed: Uint8Array) => Uint8Array {
  const label = concat([utf8('LD1/chain'), lengthPrefixed(chainId)]);
  return (seed) => hashes.sha256(concat([label, seed]));
}

/** The seed before one in a chain, hex. */
export function seedBefore(hashes: Hashes, chainId: string, seed: string): string {
  return toHex(chainStep(hashes, chainId)(hexBytes(seed)));
}

/** The seed that many places before one in a chain, hex. */
export function seedsBefore(
  hashes: Hashes,
  chainId: string,
  { seed, places }: { readonly seed: string; readonly places: number },
): string {
  const step = chainStep(hashes, chainId);
  let at = hexBytes(seed);
  for (let left = places; left > 0; left -= 1) at = step(at);
  return toHex(at);
}

/** The seeds of a chain from its head, which is published, to its end, which is random. */
export function chainFrom(hashes: Hashes, chainId: string, end: string, length: number): string[] {
  const seeds = [end];
  let seed = end;
  for (let step = 0; step < length; step += 1) {
    seed = seedBefore(hashes, chainId, seed);
    seeds.push(seed);
  }
  return seeds.toReversed();
}

/** Whether a seed is the one that follows another in a chain. */
export function followsSeed(
  hashes: Hashes,
  chainId: string,
  { before, seed }: { readonly before: string; readonly seed: string },
): boolean {
  return seedBefore(hashes, chainId, seed) === before;
}
