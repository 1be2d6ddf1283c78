// Our instant games: committed server seed, client seed that the player may change, nonce
// (draws.md).
import { concat, fromHex, hexBytes, lengthPrefixed, toHex, u64, utf8 } from './bytes.ts';
import type { Hashes } from './hashes.ts';
import { streamOf, type Words } from './stream.ts';

/** What the player sees before playing: H("LD1/instant" ‖ server seed), hex. */
export function instantCommit(hashes: Hashes, serverSeed: string): string {
  return toHex(hashes.sha256(concat([utf8('LD1/instant'), hexBytes(serverSeed)])));
}

/**
 * A round: the 32-byte server seed as hex, the player's own text, and a nonce that grows by one a
 * round.
 */
export interface InstantRound {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * HMAC(server seed, "LD1/round" ‖ lp(client seed) ‖ u64 nonce) opens into the stream of every draw.
 */
export function instantStream(hashes: Hashes, round: InstantRound): Words {
  const message = [utf8('LD1/round'), lengthPrefixed(round.clientSeed), u64(round.nonce)];
  return streamOf(hashes, hashes.hmac(hexBytes(round.serverSeed), concat(message)));
}

/** Whether a revealed server seed is the one that was committed to. */
export function opensInstant(hashes: Hashes, commit: string, serverSeed: string): boolean {
  return fromHex(serverSeed)?.length === 32 && instantCommit(hashes, serverSeed) === commit;
}
