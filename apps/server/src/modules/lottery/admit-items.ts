// Whether an order's numbers are within their limits, from what is remembered of its draw; decided
// under the draw's lock, so that two orders at once cannot both take what is left for one.
import { REFUSED, type Item, type ItemCap, type PlaceRow } from './bet-rows.ts';
import { memberKey, type Amounts, type Draft } from './draw-memory.ts';

const NONE: Amounts = { stake: 0n, liability: 0n };

/** Why an order is turned away for one of its numbers, with what is left; undefined if not. */
export function refuseItems(draft: Draft, row: PlaceRow): string | undefined {
  const own = new Map(row.items.map((each) => [each.item, each]));
  return (
    overLiability(draft, row) ??
    row.caps.map((cap) => overCap(draft, row, cap, own.get(cap.item))).find(isRefusal) ??
    overPair(draft, row, own)
  );
}

function overLiability(draft: Draft, row: PlaceRow): string | undefined {
  if (row.maxNumberLiability === 0n) return undefined;
  for (const { item, liability } of row.items) {
    const left = row.maxNumberLiability - onItem(draft, item).liability;
    if (liability > left) return reason(REFUSED.numberLimit, left, `merchant:${item}`);
  }
  return undefined;
}

function overCap(
  draft: Draft,
  row: PlaceRow,
  { item, scope, measure, most }: ItemCap,
  own: Item | undefined,
): string | undefined {
  if (own === undefined) return undefined;
  const name = measure === 'stake' ? REFUSED.numberStake : REFUSED.numberLimit;
  const before =
    scope === 'order'
      ? NONE
      : scope === 'member'
        ? ofMember(draft, row, item)
        : onItem(draft, item);
  const left = most - before[measure];
  if (own[measure] <= left) return undefined;
  return reason(scope === 'order' ? REFUSED.itemMaximum : name, left, `${scope}:${item}`);
}

/** The lesser of a member's stakes on two opposite sides may not be more than the limit. */
function overPair(draft: Draft, row: PlaceRow, own: ReadonlyMap<string, Item>): string | undefined {
  for (const { item, opposite, most } of row.pairs) {
    const before = ofMember(draft, row, item).stake;
    const now = before + (own.get(item)?.stake ?? 0n);
    const other = ofMember(draft, row, opposite).stake + (own.get(opposite)?.stake ?? 0n);
    if (now > most && other > most) {
      return reason(REFUSED.pairLimit, most - before, `${opposite} ${item}`);
    }
  }
  return undefined;
}

function onItem({ memory, changes }: Draft, item: string): Amounts {
  return sum(memory.items.get(item), changes.items.get(item));
}

function ofMember({ memory, changes }: Draft, { member }: PlaceRow, item: string): Amounts {
  const key = memberKey(member, item);
  return sum(memory.memberItems.get(key), changes.memberItems.get(key));
}

function sum(left = NONE, right = NONE): Amounts {
  return { stake: left.stake + right.stake, liability: left.liability + right.liability };
}

function reason(name: string, left: bigint, item: string): string {
  return `${name}:${left > 0n ? left : 0n}:${item}`;
}

function isRefusal(text: string | undefined): boolean {
  return text !== undefined;
}
