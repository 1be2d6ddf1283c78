// Beacon values of a draw: unpredictable while bets are accepted (draws.md, beacon modes).
import { concat, hexBytes, lengthPrefixed, toHex, utf8 } from './bytes.ts';
import type { Hashes } from './hashes.ts';

/** Identifies one party of one draw. */
export interface PartyOfDraw {
  readonly drawId: string;
  readonly party: string;
}

/** The commitment of a co-signer: H("LD1/cosign" ‖ lp(drawId) ‖ lp(party) ‖ reveal), all hex. */
export function cosignCommit(hashes: Hashes, of: PartyOfDraw, reveal: string): string {
  const parts = [utf8('LD1/cosign'), lengthPrefixed(of.drawId), lengthPrefixed(of.party)];
  return toHex(hashes.sha256(concat([...parts, hexBytes(reveal)])));
}

/**
 * The 32-byte message that a co-signer of LD1 signs with its reveal, bound to one root:
 * H("LD1/cosign-reveal" ‖ lp(drawId) ‖ lp(party) ‖ root ‖ commit ‖ reveal).
 */
export function cosignRevealMessage(
  hashes: Hashes,
  of: PartyOfDraw,
  values: { readonly root: string; readonly commit: string; readonly reveal: string },
): Uint8Array {
  const parts = [utf8('LD1/cosign-reveal'), lengthPrefixed(of.drawId), lengthPrefixed(of.party)];
  const { root, commit, reveal } = values;
  return hashes.sha256(concat([...parts, hexBytes(root), hexBytes(commit), hexBytes(reveal)]));
}

/** The beacon of reveals in the order of the rules' parties: H(reveal₁ ‖ reveal₂ ‖ …). */
export function cosignBeacon(hashes: Hashes, reveals: readonly string[]): string {
  return toHex(hashes.sha256(concat(reveals.map(hexBytes))));
}

/** The beacon of a drand round: H(signature). */
export function drandBeacon(hashes: Hashes, signature: string): string {
  return toHex(hashes.sha256(hexBytes(signature)));
}

/**
 * The constant that replaces the beacon where the house draws alone: H("LD1/house" ‖ lp(drawId)).
 * Play money only.
 */
export function houseBeacon(hashes: Hashes, drawId: string): string {
  return toHex(hashes.sha256(concat([utf8('LD1/house'), lengthPrefixed(drawId)])));
}

/**
 * drand quicknet, scheme bls-unchained-g1-rfc9380: one round every 3 s since genesis (times in
 * milliseconds), signed by the key of the group. The chain is identified by its hash.
 */
export const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367_000,
  period: 3000,
} as const;

/**
 * A draw of the house that is not made within this time after its close is void (draws.md step 7).
 */
export const DRAWN_WITHIN_MS = 600_000;

/** The minimum delay between the close and the start of the beacon's round. */
export const BEACON_DELAY_MS = 15_000;

/** The first quicknet round at or after close + 15 s. */
export function roundForClose(closesAt: number): number {
  const since = closesAt + BEACON_DELAY_MS - QUICKNET.genesis;
  return Math.ceil(since / QUICKNET.period) + 1;
}

/** The time at which a quicknet round is published. */
export function roundTime(round: number): number {
  return QUICKNET.genesis + (round - 1) * QUICKNET.period;
}
