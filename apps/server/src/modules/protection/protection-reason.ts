// Why a ledger batch refuses a stake of a protected member: as a tagged value, and as the text that
// the ledger stores with the refused entry. A refused entry keeps its text, so every form that was
// ever written must stay readable.
import { assert, instant, unreachable, type Instant } from '@fairhouse/values';
import { LIMIT_KINDS, PERIODS, type LimitKind, type Period } from './limit.ts';
import { PLAY_BLOCK_KINDS, type PlayBlockKind } from './play-block.ts';

export interface LimitReached {
  readonly kind: LimitKind;
  readonly period: Period;
  readonly most: bigint;
  readonly left: bigint;
  /** When the period ends and the limit starts again. */
  readonly end: Instant;
}

/** A play block in force, or a limit that a stake would exceed. */
export type ProtectionReason =
  | { readonly kind: PlayBlockKind; readonly until: Instant }
  | LimitReached;

/** Prefix of every reason in the ledger that belongs to protection. */
const PREFIX = 'protected:';

const PLAY_BLOCK = /^protected:(\w+):(\d+)$/;
const LIMIT = /^protected:(\w+):(\w+):(\d+):(\d+):(\d+)$/;

/** Writes a reason as the text that the ledger stores. */
export function formatProtectionReason(reason: ProtectionReason): string {
  switch (reason.kind) {
    case 'timeout':
    case 'exclusion':
      return `${PREFIX}${reason.kind}:${reason.until}`;
    case 'deposit':
    case 'stake':
    case 'loss':
    case 'session': {
      const { kind, period, most, left, end } = reason;
      return `${PREFIX}${kind}:${period}:${most}:${left}:${end}`;
    }
    default:
      return unreachable(reason);
  }
}

/**
 * Reads a text of the ledger; undefined if it is not of protection. An unknown text of protection
 * is a bug.
 */
export function parseProtectionReason(text: string): ProtectionReason | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const reason = parsePlayBlock(text) ?? parseLimitReached(text);
  assert(reason !== undefined, `unknown refusal in the ledger: ${text}`);
  return reason;
}

function parsePlayBlock(text: string): ProtectionReason | undefined {
  const [, name, until] = PLAY_BLOCK.exec(text) ?? [];
  const kind = PLAY_BLOCK_KINDS.find((each) => each === name);
  return kind && { kind, until: instant(Number(until)) };
}

function parseLimitReached(text: string): LimitReached | undefined {
  const [, name, span, most = '', left = '', end] = LIMIT.exec(text) ?? [];
  const kind = LIMIT_KINDS.find((each) => each === name);
  const period = PERIODS.find((each) => each === span);
  if (kind === undefined || period === undefined) return undefined;
  return { kind, period, most: BigInt(most), left: BigInt(left), end: instant(Number(end)) };
}
