// Writes tickets and their stakes in the same ledger batch, so that neither exists without the
// other. Whether the draw is open and the limits hold is checked here, under the draw's lock.
import type { ParticipantBatch, BatchParticipant, SqlClient } from '@fairhouse/ledger';
import { instant, type MerchantId } from '@fairhouse/values';
import { openBatchLimits, type BatchLimits, type WatchedMembers } from '../../protection/index.ts';
import { checkItemLimits } from './check-item-limits.ts';
import { formatBetRefusal, type BetRefusal } from './bet-refusal.ts';
import type { BetRow, CancelRow, PlaceRow } from './bet-rows.ts';
import {
  addItem,
  addAmount,
  emptyMemory,
  isCurrent,
  memberKey,
  noChanges,
  applyDrawSteps,
  type Changes,
  type Draft,
  type DrawMemory,
} from './draw-memory.ts';
import { listCancelled, listDrawSteps, lockBooks } from './store/bets.ts';
import { writeDraft } from './write-draft.ts';

/** The number of draws that are cached; a merchant has a few on sale at a time. */
const REMEMBERED_DRAWS = 256;

/** The ledger's batch participant named `bets`. */
export function betParticipant(): BatchParticipant<BetRow> {
  const memories = new Map<string, DrawMemory>();
  const watched: WatchedMembers = new Map();
  return {
    open: async (client, rows) => {
      const drafts = new Map<string, Draft>();
      const cancelled = new Set<string>();
      const limitsByMerchant = new Map<MerchantId, BatchLimits>();
      for (const merchant of distinct(rows.map((row) => row.merchant)).sort((a, b) => a - b)) {
        const own = rows.filter((row) => row.merchant === merchant);
        await openDrafts(client, { merchant, rows: own, memories, drafts });
        const limits = await openLimits(client, watched, own, drafts);
        if (limits !== undefined) limitsByMerchant.set(merchant, limits);
        const orders = own.filter((row) => row.kind === 'cancel').map((row) => row.order);
        if (orders.length === 0) continue;
        for (const order of await listCancelled(client, merchant, orders)) cancelled.add(order);
      }
      return batch(drafts, cancelled, limitsByMerchant);
    },
    clearCache: () => {
      memories.clear();
      watched.clear();
    },
  };
}

interface DraftContext {
  readonly merchant: MerchantId;
  readonly rows: readonly BetRow[];
  readonly memories: Map<string, DrawMemory>;
  readonly drafts: Map<string, Draft>;
}

async function openDrafts(
  client: SqlClient,
  { merchant, rows, memories, drafts }: DraftContext,
): Promise<void> {
  const draws = distinct(rows.map((row) => row.draw));
  for (const book of await lockBooks(client, merchant, draws)) {
    const key = keyOf(merchant, book.draw_id);
    const memory = memories.get(key) ?? emptyMemory();
    memories.delete(key);
    memories.set(key, memory);
    if (!isCurrent(memory, book.stamp)) {
      applyDrawSteps(
        memory,
        await listDrawSteps(client, merchant, book.draw_id, memory.step),
        book.stamp,
      );
    }
    drafts.set(key, { merchant, book, memory, changes: noChanges() });
  }
  for (const key of memories.keys()) {
    if (memories.size <= REMEMBERED_DRAWS) break;
    memories.delete(key);
  }
}

/**
 * The personal limits of the members of a merchant's rows; undefined if no draw of theirs is known.
 */
async function openLimits(
  client: SqlClient,
  watched: WatchedMembers,
  rows: readonly BetRow[],
  drafts: ReadonlyMap<string, Draft>,
): Promise<BatchLimits | undefined> {
  const [first] = rows;
  const books = rows.map(({ merchant, draw }) => drafts.get(keyOf(merchant, draw))?.book);
  const book = books.find((each) => each !== undefined);
  if (first === undefined || book === undefined) return undefined;
  return openBatchLimits(client, watched, {
    merchant: first.merchant,
    calendar: first.calendar,
    now: instant(book.now.getTime()),
    version: book.guards,
    members: rows.filter(({ trial }) => !trial).map(({ member }) => member),
  });
}

function batch(
  drafts: ReadonlyMap<string, Draft>,
  cancelled: Set<string>,
  limitsByMerchant: ReadonlyMap<MerchantId, BatchLimits>,
): ParticipantBatch<BetRow> {
  return {
    admit: (row) => {
      const draft = drafts.get(keyOf(row.merchant, row.draw));
      if (draft === undefined) return formatBetRefusal({ kind: 'draw_closed' });
      const limits = row.trial ? undefined : limitsByMerchant.get(row.merchant);
      if (row.kind === 'place') {
        const refusal = checkPlacement(draft, row, limits);
        if (refusal !== undefined) return formatBetRefusal(refusal);
        limits?.note(row.member, row.stake);
        return undefined;
      }
      const refused = checkCancellation(draft, row, cancelled);
      if (refused !== undefined) return formatBetRefusal(refused);
      cancelled.add(row.order);
      applyChanges(draft.changes, row, -1n);
      limits?.note(row.member, -row.stake, row.placedAt);
      return undefined;
    },
    write: (rows) => [
      ...[...drafts].flatMap(([key, draft]) => {
        const own = rows.filter((row) => keyOf(row.merchant, row.draw) === key);
        return own.length > 0 ? writeDraft(draft, own) : [];
      }),
      ...[...limitsByMerchant.values()].flatMap((each) => each.statements()),
    ],
  };
}

function checkPlacement(
  draft: Draft,
  row: PlaceRow,
  limits: BatchLimits | undefined,
): BetRefusal | undefined {
  const { member, stake, chase } = row;
  const by = limits?.refuse({ member, stake, live: chase === undefined });
  return by === undefined ? applyPlacement(draft, row) : { kind: 'protected', by };
}

function applyPlacement(draft: Draft, row: PlaceRow): BetRefusal | undefined {
  const { book, memory, changes } = draft;
  if (book.closed || book.now < book.opens_at || book.now >= book.closes_at)
    return { kind: 'draw_closed' };
  if (row.maxDrawStake > 0n) {
    const staked =
      (memory.memberStakes.get(row.member) ?? 0n) + (changes.members.get(row.member) ?? 0n);
    const left = row.maxDrawStake - staked;
    if (row.stake > left) return { kind: 'draw_limit', left: left > 0n ? left : 0n };
  }
  const refused = checkItemLimits(draft, row);
  if (refused !== undefined) return refused;
  applyChanges(changes, row, 1n);
  return undefined;
}

function checkCancellation(
  { book }: Draft,
  row: CancelRow,
  cancelled: ReadonlySet<string>,
): BetRefusal | undefined {
  if (cancelled.has(row.order)) return { kind: 'already_cancelled' };
  const late = book.now.getTime() >= book.closes_at.getTime() - row.lockMs;
  return book.closed || late ? { kind: 'cancel_too_late' } : undefined;
}

function applyChanges(changes: Changes, row: BetRow, sign: 1n | -1n): void {
  addAmount(changes.members, row.member, sign * row.stake);
  for (const { item, stake, liability } of row.items) {
    addItem(changes.items, item, { stake: sign * stake, liability: sign * liability });
  }
  for (const { item, stake, liability } of row.memberItems) {
    const key = memberKey(row.member, item);
    addItem(changes.memberItems, key, { stake: sign * stake, liability: sign * liability });
  }
}

function keyOf(merchant: MerchantId, draw: bigint): string {
  return `${merchant}:${draw}`;
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
