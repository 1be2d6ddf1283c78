// The cached state of the draws on sale, so that limits need no query: liability per number and
// stake per member. The draw's row has a stamp of its last step; a cache with another stamp is
// brought up to date.
import type { MerchantId } from '@fairhouse/values';
import type { LockedBook, DrawStepRow } from './store/bets.ts';

/** The total stake and liability on an item. */
export interface Amounts {
  readonly stake: bigint;
  readonly liability: bigint;
}

export type ItemAmounts = Map<string, { stake: bigint; liability: bigint }>;

/** Changes of one batch; a cancelled order has negative amounts. */
export interface Changes {
  readonly items: ItemAmounts;
  readonly members: Map<string, bigint>;
  /** By `memberKey`, for items that are limited per member. */
  readonly memberItems: ItemAmounts;
}

export interface DrawMemory {
  /** The last step known to be committed. */
  step: number;
  stamp: string | null;
  readonly items: ItemAmounts;
  readonly memberStakes: Map<string, bigint>;
  readonly memberItems: ItemAmounts;
  /** The last step that this process wrote; it is not known yet whether it was committed. */
  ahead: { readonly stamp: string; readonly changes: Changes } | undefined;
}

/** A draw in a batch: its locked row, its cached state, and the batch's changes. */
export interface Draft {
  readonly merchant: MerchantId;
  readonly book: LockedBook;
  readonly memory: DrawMemory;
  readonly changes: Changes;
}

export function emptyMemory(): DrawMemory {
  return {
    step: 0,
    stamp: null,
    items: new Map(),
    memberStakes: new Map(),
    memberItems: new Map(),
    ahead: undefined,
  };
}

export function noChanges(): Changes {
  return { items: new Map(), members: new Map(), memberItems: new Map() };
}

/**
 * Applies this process's own last step if it was committed; true if the cache is then up to date.
 */
export function isCurrent(memory: DrawMemory, stamp: string | null): boolean {
  const { ahead } = memory;
  memory.ahead = undefined;
  if (memory.stamp === stamp) return true;
  if (ahead?.stamp !== stamp) return false;
  for (const [item, each] of ahead.changes.items) addItem(memory.items, item, each);
  for (const [key, each] of ahead.changes.memberItems) addItem(memory.memberItems, key, each);
  for (const [member, stake] of ahead.changes.members)
    addAmount(memory.memberStakes, member, stake);
  memory.stamp = stamp;
  memory.step += 1;
  return true;
}

/** Applies steps of other processes, or steps that this process no longer has. */
export function applyDrawSteps(
  memory: DrawMemory,
  steps: readonly DrawStepRow[],
  stamp: string | null,
): void {
  for (const step of steps) {
    addItems(memory.items, step.items, step.stakes, step.liabilities);
    addItems(
      memory.memberItems,
      step.member_items,
      step.member_item_stakes,
      step.member_item_liabilities,
    );
    step.members.forEach((member, index) =>
      addAmount(memory.memberStakes, member, BigInt(step.member_stakes[index] ?? 0)),
    );
  }
  memory.step += steps.length;
  memory.stamp = stamp;
}

function addItems(
  into: ItemAmounts,
  items: readonly string[],
  stakes: readonly string[],
  liabilities: readonly string[],
): void {
  items.forEach((item, index) =>
    addItem(into, item, {
      stake: BigInt(stakes[index] ?? 0),
      liability: BigInt(liabilities[index] ?? 0),
    }),
  );
}

/** The key of a member's amounts on an item. */
export function memberKey(member: string, item: string): string {
  return `${member} ${item}`;
}

export function addAmount(map: Map<string, bigint>, key: string, value: bigint): void {
  map.set(key, (map.get(key) ?? 0n) + value);
}

export function addItem(items: ItemAmounts, item: string, value: Amounts): void {
  const known = items.get(item);
  if (known) {
    known.stake += value.stake;
    known.liability += value.liability;
  } else items.set(item, { stake: value.stake, liability: value.liability });
}
