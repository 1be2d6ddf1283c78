// A shared round (games.md 2.2): the number of its draw, its key, and what is signed at a
// cash-out.
import { concat, hexBytes, lengthPrefixed, toHex, utf8 } from '../../fair/bytes.ts';
import { canon } from '../../fair/canon.ts';
import { drawKey } from '../../fair/commit.ts';
import type { Hashes } from '../../fair/hashes.ts';

/** The round of a chain as a draw: `chainId:k`, k from 1. */
export function tableDrawId(chainId: string, k: number): string {
  return `${chainId}:${k}`;
}

/** The chain and place of a draw of a chain; undefined for another text. */
export function readTableDrawId(drawId: string): { chainId: string; k: number } | undefined {
  const match = /^([\w-]{1,60}):([1-9]\d{0,6})$/.exec(drawId);
  return match === null ? undefined : { chainId: match[1] ?? '', k: Number(match[2]) };
}

/** The id of a party's own chain, beside the chain of the house. */
export function partyChainId(chainId: string, party: string): string {
  return `${chainId}/${party}`;
}

export interface TableRoundMaterial {
  readonly drawId: string;
  readonly rulesHash: string;
  /** The seeds of the house and of the other party for this round, hex. */
  readonly seed: string;
  readonly reveal: string;
  readonly root: string;
  readonly count: number;
}

/** The key of a shared round: that of a draw, with H(reveal) as its beacon. */
export function tableKey(hashes: Hashes, { reveal, ...material }: TableRoundMaterial): string {
  const beacon = toHex(hashes.sha256(hexBytes(reveal)));
  return drawKey(hashes, { ...material, round: 0, beacon });
}

/** A bet of a shared round as it is hashed: money as a decimal text of four places. */
export type TableLeaf = {
  /** The id of the bet, which is the round of its player. */
  readonly id: string;
  readonly seq: number;
  /** A name that says nothing of its player outside the table. */
  readonly player: string;
  readonly stake: string;
  readonly currency: string;
  /** The automatic cash-out, such as `2.00`; empty without one. */
  readonly auto: string;
  readonly nonce: string;
};

/** A cash-out of a player's own, in hundredths, at a time of the round. */
export interface CashOutStatement {
  readonly drawId: string;
  readonly leaf: string;
  /** Whole milliseconds after the start of the round, by the clock that judged it. */
  readonly ms: number;
  readonly seq: number;
  readonly x100: number;
}

/** The 32 bytes signed at it: H("LD2/cash-out" ‖ lp(canon({drawId, leaf, ms, seq, x100}))). */
export function cashOutMessage(hashes: Hashes, statement: CashOutStatement): Uint8Array {
  const { drawId, leaf, ms, seq, x100 } = statement;
  const text = canon({ drawId, leaf, ms, seq, x100 });
  return hashes.sha256(concat([utf8('LD2/cash-out'), lengthPrefixed(text)]));
}

/** A multiplier in hundredths as a bet states it: `2.00`. */
export function hundredthsText(hundredths: number): string {
  const part = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 100)}.${part}`;
}

/** Hundredths of a text such as `2.00`; undefined for any other text. */
export function readHundredths(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,6})\.\d\d$/.test(text) ? Number(text.replace('.', '')) : undefined;
}
