// What a process remembers of the draws on sale, so that limits cost no query: liability per number
// and stake per member. The draw's row carries a stamp of the last step; a memory under another
// stamp is brought up.
import type { MerchantId } from '@fairhouse/values';
import type { LockedBook, StepRow } from './store/bets.ts';

/** Changes of one batch, signed: a cancelled order takes away. */
export interface Changes {
  readonly items: Map<string, { stake: bigint; liability: bigint }>;
  readonly members: Map<string, bigint>;
}

export interface DrawMemory {
  /** The last step that is known to be committed. */
  step: number;
  stamp: string | null;
  readonly liabilities: Map<string, bigint>;
  readonly memberStakes: Map<string, bigint>;
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
    liabilities: new Map(),
    memberStakes: new Map(),
    ahead: undefined,
  };
}

export function noChanges(): Changes {
  return { items: new Map(), members: new Map() };
}

/**
 * Takes in this process's own last step when it was committed; true when the memory is then exact.
 */
export function isCurrent(memory: DrawMemory, stamp: string | null): boolean {
  const { ahead } = memory;
  memory.ahead = undefined;
  if (memory.stamp === stamp) return true;
  if (ahead?.stamp !== stamp) return false;
  for (const [item, { liability }] of ahead.changes.items) {
    addTo(memory.liabilities, item, liability);
  }
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
    step.items.forEach((item, index) =>
      addTo(memory.liabilities, item, BigInt(step.liabilities[index] ?? 0)),
    );
    step.members.forEach((member, index) =>
      addTo(memory.memberStakes, member, BigInt(step.member_stakes[index] ?? 0)),
    );
  }
  memory.step += steps.length;
  memory.stamp = stamp;
}

export function addTo(map: Map<string, bigint>, key: string, value: bigint): void {
  map.set(key, (map.get(key) ?? 0n) + value);
}

export function addItem(
  changes: Changes,
  item: string,
  value: { readonly stake: bigint; readonly liability: bigint },
): void {
  const known = changes.items.get(item);
  if (known) {
    known.stake += value.stake;
    known.liability += value.liability;
  } else changes.items.set(item, { ...value });
}
