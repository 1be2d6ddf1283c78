// Why the ledger refuses an order, a chase or a cancellation: as a tagged value, and as the text
// that the ledger stores with the refused entry. A refused entry keeps its text, so every form that
// was ever written must stay readable.
import { LEDGER_REFUSALS, type LedgerRefusal } from '@fairhouse/ledger';
import { assert, unreachable } from '@fairhouse/values';
import {
  formatProtectionReason,
  parseProtectionReason,
  type ProtectionReason,
} from '../../protection/index.ts';

/** Refusals without details; the stored text is the kind. */
const PLAIN_KINDS = [
  'draw_closed',
  'already_cancelled',
  'cancel_too_late',
  'offer_closed',
  ...LEDGER_REFUSALS,
] as const;

type PlainKind =
  | 'draw_closed'
  | 'already_cancelled'
  | 'cancel_too_late'
  | 'offer_closed'
  | LedgerRefusal;

/** `left` is what the limit still allows, in ten-thousandths, never negative. */
export type BetRefusal =
  | { readonly kind: PlainKind }
  | { readonly kind: 'draw_limit'; readonly left: bigint }
  /** `left` is the number of shares that can still be bought. */
  | { readonly kind: 'shares_left'; readonly left: bigint }
  | {
      readonly kind: 'number_limit' | 'number_stake';
      readonly left: bigint;
      readonly scope: 'member' | 'merchant';
      readonly item: string;
    }
  | { readonly kind: 'item_maximum'; readonly left: bigint; readonly item: string }
  | {
      readonly kind: 'pair_limit';
      readonly left: bigint;
      readonly opposite: string;
      readonly item: string;
    }
  | { readonly kind: 'protected'; readonly by: ProtectionReason };

const DRAW_LIMIT = /^draw_limit:(\d+)$/;
const SHARES_LEFT = /^shares_left:(\d+)$/;
// The first version had only the merchant's limit, and wrote no scope.
const NUMBER_LIMIT = /^(number_limit|number_stake):(\d+):(?:(member|merchant):)?(.+)$/;
const ITEM_MAXIMUM = /^item_maximum:(\d+):order:(.+)$/;
const PAIR_LIMIT = /^pair_limit:(\d+):(\S+) (\S+)$/;

/** Writes a refusal as the text that the ledger stores. */
export function formatBetRefusal(refusal: BetRefusal): string {
  switch (refusal.kind) {
    case 'draw_closed':
    case 'already_cancelled':
    case 'cancel_too_late':
    case 'offer_closed':
    case 'insufficient_funds':
    case 'balance_too_large':
    case 'hold_ended':
      return refusal.kind;
    case 'draw_limit':
    case 'shares_left':
      return `${refusal.kind}:${refusal.left}`;
    case 'number_limit':
    case 'number_stake':
      return `${refusal.kind}:${refusal.left}:${refusal.scope}:${refusal.item}`;
    case 'item_maximum':
      return `item_maximum:${refusal.left}:order:${refusal.item}`;
    case 'pair_limit':
      return `pair_limit:${refusal.left}:${refusal.opposite} ${refusal.item}`;
    case 'protected':
      return formatProtectionReason(refusal.by);
    default:
      return unreachable(refusal);
  }
}

/** Reads a text that the ledger stored; an unknown one is a bug. */
export function parseBetRefusal(text: string): BetRefusal {
  const by = parseProtectionReason(text);
  if (by !== undefined) return { kind: 'protected', by };
  const plain = PLAIN_KINDS.find((kind) => kind === text);
  if (plain !== undefined) return { kind: plain };
  const limit = parseLimit(text);
  assert(limit !== undefined, `unknown refusal in the ledger: ${text}`);
  return limit;
}

function parseLimit(text: string): BetRefusal | undefined {
  const [draw, drawLeft = ''] = DRAW_LIMIT.exec(text) ?? [];
  if (draw !== undefined) return { kind: 'draw_limit', left: BigInt(drawLeft) };
  const [shares, sharesLeft = ''] = SHARES_LEFT.exec(text) ?? [];
  if (shares !== undefined) return { kind: 'shares_left', left: BigInt(sharesLeft) };
  const [number, name, numberLeft = '', scope, numberItem = ''] = NUMBER_LIMIT.exec(text) ?? [];
  if (number !== undefined) {
    return {
      kind: name === 'number_stake' ? 'number_stake' : 'number_limit',
      left: BigInt(numberLeft),
      scope: scope === 'member' ? 'member' : 'merchant',
      item: numberItem,
    };
  }
  const [maximum, most = '', item = ''] = ITEM_MAXIMUM.exec(text) ?? [];
  if (maximum !== undefined) return { kind: 'item_maximum', left: BigInt(most), item };
  const [pair, pairLeft = '', opposite = '', side = ''] = PAIR_LIMIT.exec(text) ?? [];
  if (pair === undefined) return undefined;
  return { kind: 'pair_limit', left: BigInt(pairLeft), opposite, item: side };
}
