// What a process remembers of the draws on sale, so that limits cost no query: liability per number
// and stake per member. The draw's row carries a stamp of the last step; a memory under another
// stamp is brought up.
import type { MerchantId } from '@fairhouse/values';
import type { LockedBook, StepRow } from './store/bets.ts';

/** What stands on an item. */
export interface Amounts {
  readonly stake: bigint;
  readonly liability: bigint;
}

export type ItemAmounts = Map<string, { stake: bigint; liability: bigint }>;

/** Changes of one batch, signed: a cancelled order takes away. */
export interface Changes {
  readonly items: ItemAmounts;
  readonly members: Map<string, bigint>;
  /** By `memberKey`, of items that are limited for each member. */
  readonly memberItems: ItemAmounts;
}

export interface DrawMemory {
  /** The last step that is known to be committed. */
  step: number;
  stamp: string | null;
  readonly items: ItemAmounts;
  readonly memberStakes: Map<string, bigint>;
  readonly memberItems: ItemAmounts;
  /** What this process wrote last and does not know to be committed. */
  ahead: { readonly stamp: string; readonly changes: Changes } | undefined;
}

/** A draw in a batch: its locked row, what is remembered of it, and what the batch adds. */
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
 * Takes in this process's own last step when it was committed; true when the memory is then exact.
 */
export function isCurrent(memory: DrawMemory, stamp: string | null): boolean {
  const { ahead } = memory;
  memory.ahead = undefined;
  if (memory.stamp === stamp) return true;
  if (ahead?.stamp !== stamp) return false;
  for (const [item, each] of ahead.changes.items) addItem(memory.items, item, each);
  for (const [key, each] of ahead.changes.memberItems) addItem(memory.memberItems, key, each);
  for (const [member, stake] of ahead.changes.members) addTo(memory.memberStakes, member, stake);
  memory.stamp = stamp;
  memory.step += 1;
  return true;
}

/** Takes in steps that this process did not write, or forgot. */
export function takeSteps(
  memory: DrawMemory,
  steps: readonly StepRow[],
  stamp: string | null,
): void {
  for (const step of steps) {
    takeItems(memory.items, step.items, step.stakes, step.liabilities);
    takeItems(
      memory.memberItems,
      step.member_items,
      step.member_item_stakes,
      step.member_item_liabilities,
    );
    step.members.forEach((member, index) =>
      addTo(memory.memberStakes, member, BigInt(step.member_stakes[index] ?? 0)),
    );
  }
  memory.step += steps.length;
  memory.stamp = stamp;
}

function takeItems(
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

/** The name of what a member put on an item. */
export function memberKey(member: string, item: string): string {
  return `${member} ${item}`;
}

export function addTo(map: Map<string, bigint>, key: string, value: bigint): void {
  map.set(key, (map.get(key) ?? 0n) + value);
}

export function addItem(items: ItemAmounts, item: string, value: Amounts): void {
  const known = items.get(item);
  if (known) {
    known.stake += value.stake;
    known.liability += value.liability;
  } else items.set(item, { stake: value.stake, liability: value.liability });
}
