// Instant games: committed server seed, client seed that the player may change, nonce (draws.md).
import { concat, fromHex, hexBytes, lengthPrefixed, toHex, u64, utf8 } from './bytes.ts';
import type { Hashes } from './hashes.ts';
import { openStream, type WordStream } from './stream.ts';

/** The commitment that the player sees before playing: H("LD1/instant" ‖ server seed), hex. */
export function instantCommit(hashes: Hashes, serverSeed: string): string {
  return toHex(hashes.sha256(concat([utf8('LD1/instant'), hexBytes(serverSeed)])));
}

/**
 * A round: the 32-byte server seed as hex, the client seed chosen by the player, and a nonce that
 * increases by one per round.
 */
export interface InstantRound {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/**
 * The stream of numbers of a round, keyed by HMAC(server seed, "LD1/round" ‖ lp(client seed) ‖ u64
 * nonce).
 */
export function instantStream(hashes: Hashes, round: InstantRound): WordStream {
  const message = [utf8('LD1/round'), lengthPrefixed(round.clientSeed), u64(round.nonce)];
  return openStream(hashes, hashes.hmac(hexBytes(round.serverSeed), concat(message)));
}

/** Whether a revealed server seed matches its commitment. */
export function opensInstant(hashes: Hashes, commit: string, serverSeed: string): boolean {
  return fromHex(serverSeed)?.length === 32 && instantCommit(hashes, serverSeed) === commit;
}
