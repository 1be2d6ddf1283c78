// Solo rounds (LG1, games.md 2.1): a server seed that is committed before it is used, a client seed
// that the player may change, and a nonce for each round.
import { assert } from '@fairhouse/values';
import { concat, fromHex, hexBytes, lengthPrefixed, toHex, u64, utf8 } from '../../fair/bytes.ts';
import type { Hashes } from '../../fair/hashes.ts';
import { openStream, type WordStream } from '../../fair/stream.ts';

export interface SeedPair {
  readonly pairId: string;
  /** 32 bytes, hex. */
  readonly serverSeed: string;
}

/** A round of a pair; the game is its code and version, such as `dice/1`. */
export interface SoloRound extends SeedPair {
  readonly clientSeed: string;
  readonly game: string;
  /** From 0; one counter for all games of the pair. */
  readonly nonce: number;
}

/** The most characters of a client seed. */
export const CLIENT_SEED_MAX = 64;
const LEGAL_SEED = /^[\u0020-\u007e\u00a0-\ud7ff\ue000-\uffff]+$/u;

/** Whether a text can be a client seed: 1 to 64 characters without controls. */
export function isClientSeed(text: string): boolean {
  return text.length <= CLIENT_SEED_MAX && LEGAL_SEED.test(text);
}

/** What is shown before a seed is used: H("LG1/commit" ‖ lp(pairId) ‖ serverSeed), hex. */
export function pairCommit(hashes: Hashes, { pairId, serverSeed }: SeedPair): string {
  const parts = [utf8('LG1/commit'), lengthPrefixed(pairId), hexBytes(serverSeed)];
  return toHex(hashes.sha256(concat(parts)));
}

/** Whether an opened server seed is the one that was committed to. */
export function opensPair(hashes: Hashes, commit: string, pair: SeedPair): boolean {
  return fromHex(pair.serverSeed)?.length === 32 && pairCommit(hashes, pair) === commit;
}

/**
 * The key of a round: HMAC(serverSeed, "LG1/key" ‖ lp(pairId) ‖ lp(clientSeed) ‖ lp(game) ‖ u64
 * nonce), hex.
 */
export function soloKey(hashes: Hashes, round: SoloRound): string {
  return toHex(keyBytes(hashes, round));
}

/** The random words of a round. */
export function soloStream(hashes: Hashes, round: SoloRound): WordStream {
  return openStream(hashes, keyBytes(hashes, round));
}

function keyBytes(hashes: Hashes, round: SoloRound): Uint8Array {
  assert(isClientSeed(round.clientSeed), 'a client seed has 1 to 64 characters');
  const message = concat([
    utf8('LG1/key'),
    lengthPrefixed(round.pairId),
    lengthPrefixed(round.clientSeed),
    lengthPrefixed(round.game),
    u64(round.nonce),
  ]);
  return hashes.hmac(hexBytes(round.serverSeed), message);
}
