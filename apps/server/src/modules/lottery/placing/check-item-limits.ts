// Checks an order's numbers against their limits, from the cached state of its draw and under the
// draw's lock, so that two concurrent orders cannot both use the same remainder.
import type { BetRefusal } from './bet-refusal.ts';
import type { PlaceRow } from './bet-rows.ts';
import type { Item, ItemCap } from '../catalogue/index.ts';
import { memberKey, type Amounts, type Draft } from './draw-memory.ts';

/** What is checked: the numbers of an order, or of a share of one. */
export type LimitedRow = Pick<
  PlaceRow,
  'member' | 'items' | 'caps' | 'pairs' | 'maxNumberLiability'
>;

const NONE: Amounts = { stake: 0n, liability: 0n };

/** The refusal if one of the order's numbers exceeds a limit; undefined if none does. */
export function checkItemLimits(draft: Draft, row: LimitedRow): BetRefusal | undefined {
  const own = new Map(row.items.map((each) => [each.item, each]));
  return (
    checkLiability(draft, row) ??
    row.caps.map((cap) => checkCap(draft, row, cap, own.get(cap.item))).find(Boolean) ??
    checkPair(draft, row, own)
  );
}

function checkLiability(draft: Draft, row: LimitedRow): BetRefusal | undefined {
  if (row.maxNumberLiability === 0n) return undefined;
  for (const { item, liability } of row.items) {
    const left = row.maxNumberLiability - itemAmounts(draft, item).liability;
    if (liability > left) {
      return { kind: 'number_limit', left: remainder(left), scope: 'merchant', item };
    }
  }
  return undefined;
}

function checkCap(
  draft: Draft,
  row: LimitedRow,
  { item, scope, measure, most }: ItemCap,
  own: Item | undefined,
): BetRefusal | undefined {
  if (own === undefined) return undefined;
  const before =
    scope === 'order'
      ? NONE
      : scope === 'member'
        ? memberAmounts(draft, row, item)
        : itemAmounts(draft, item);
  const left = most - before[measure];
  if (own[measure] <= left) return undefined;
  if (scope === 'order') return { kind: 'item_maximum', left: remainder(left), item };
  const kind = measure === 'stake' ? 'number_stake' : 'number_limit';
  return { kind, left: remainder(left), scope, item };
}

/** The smaller of a member's stakes on two opposite sides may not exceed the limit. */
function checkPair(
  draft: Draft,
  row: LimitedRow,
  own: ReadonlyMap<string, Item>,
): BetRefusal | undefined {
  for (const { item, opposite, most } of row.pairs) {
    const before = memberAmounts(draft, row, item).stake;
    const now = before + (own.get(item)?.stake ?? 0n);
    const other = memberAmounts(draft, row, opposite).stake + (own.get(opposite)?.stake ?? 0n);
    if (now > most && other > most) {
      return { kind: 'pair_limit', left: remainder(most - before), opposite, item };
    }
  }
  return undefined;
}

function itemAmounts({ memory, changes }: Draft, item: string): Amounts {
  return sum(memory.items.get(item), changes.items.get(item));
}

function memberAmounts({ memory, changes }: Draft, { member }: LimitedRow, item: string): Amounts {
  const key = memberKey(member, item);
  return sum(memory.memberItems.get(key), changes.memberItems.get(key));
}

function sum(left = NONE, right = NONE): Amounts {
  return { stake: left.stake + right.stake, liability: left.liability + right.liability };
}

/** A limit that was lowered may be exceeded already. */
function remainder(left: bigint): bigint {
  return left > 0n ? left : 0n;
}
