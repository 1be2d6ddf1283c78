// Writes tickets with their stake, in the ledger's own batch: a ticket without its stake, or a
// stake without its ticket, cannot exist. Whether a draw is open and a limit holds is decided here,
// under the draw's lock.
import type { RiderBatch, RiderWriter, SqlClient } from '@fairhouse/ledger';
import { instant, type MerchantId } from '@fairhouse/values';
import { openGuards, type Guards, type WatchedMembers } from '../protection/index.ts';
import { refuseItems } from './admit-items.ts';
import { REFUSED, type BetRow, type CancelRow, type PlaceRow } from './bet-rows.ts';
import {
  addItem,
  addTo,
  emptyMemory,
  isCurrent,
  memberKey,
  noChanges,
  takeSteps,
  type Changes,
  type Draft,
  type DrawMemory,
} from './draw-memory.ts';
import { listCancelled, listSteps, lockBooks } from './store/bets.ts';
import { writeDraft } from './write-draft.ts';

/** So many draws are remembered; a merchant has a handful on sale at a time. */
const REMEMBERED_DRAWS = 256;

/** The writer that the ledger is opened with, under the name `bets`. */
export function betWriter(): RiderWriter<BetRow> {
  const memories = new Map<string, DrawMemory>();
  const watched: WatchedMembers = new Map();
  return {
    open: async (client, rows) => {
      const drafts = new Map<string, Draft>();
      const cancelled = new Set<string>();
      const guards = new Map<MerchantId, Guards>();
      for (const merchant of distinct(rows.map((row) => row.merchant)).sort((a, b) => a - b)) {
        const own = rows.filter((row) => row.merchant === merchant);
        await openDrafts(client, { merchant, rows: own, memories, drafts });
        const guard = await guardsOf(client, watched, own, drafts);
        if (guard !== undefined) guards.set(merchant, guard);
        const orders = own.filter((row) => row.kind === 'cancel').map((row) => row.order);
        if (orders.length === 0) continue;
        for (const order of await listCancelled(client, merchant, orders)) cancelled.add(order);
      }
      return batch(drafts, cancelled, guards);
    },
    forget: () => {
      memories.clear();
      watched.clear();
    },
  };
}

interface Opening {
  readonly merchant: MerchantId;
  readonly rows: readonly BetRow[];
  readonly memories: Map<string, DrawMemory>;
  readonly drafts: Map<string, Draft>;
}

async function openDrafts(
  client: SqlClient,
  { merchant, rows, memories, drafts }: Opening,
): Promise<void> {
  const draws = distinct(rows.map((row) => row.draw));
  for (const book of await lockBooks(client, merchant, draws)) {
    const key = keyOf(merchant, book.draw_id);
    const memory = memories.get(key) ?? emptyMemory();
    memories.delete(key);
    memories.set(key, memory);
    if (!isCurrent(memory, book.stamp)) {
      takeSteps(memory, await listSteps(client, merchant, book.draw_id, memory.step), book.stamp);
    }
    drafts.set(key, { merchant, book, memory, changes: noChanges() });
  }
  for (const key of memories.keys()) {
    if (memories.size <= REMEMBERED_DRAWS) break;
    memories.delete(key);
  }
}

/** What protects the members of a merchant's rows; undefined where no draw of theirs is known. */
async function guardsOf(
  client: SqlClient,
  watched: WatchedMembers,
  rows: readonly BetRow[],
  drafts: ReadonlyMap<string, Draft>,
): Promise<Guards | undefined> {
  const [first] = rows;
  const books = rows.map(({ merchant, draw }) => drafts.get(keyOf(merchant, draw))?.book);
  const book = books.find((each) => each !== undefined);
  if (first === undefined || book === undefined) return undefined;
  return openGuards(client, watched, {
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
  guards: ReadonlyMap<MerchantId, Guards>,
): RiderBatch<BetRow> {
  return {
    admit: (row) => {
      const draft = drafts.get(keyOf(row.merchant, row.draw));
      if (draft === undefined) return REFUSED.closed;
      const guard = row.trial ? undefined : guards.get(row.merchant);
      if (row.kind === 'place') {
        const refusal = refusePlaced(draft, row, guard);
        if (refusal === undefined) guard?.note(row.member, row.stake);
        return refusal;
      }
      const refused = refuseCancel(draft, row, cancelled);
      if (refused !== undefined) return refused;
      cancelled.add(row.order);
      note(draft.changes, row, -1n);
      guard?.note(row.member, -row.stake, row.placedAt);
      return undefined;
    },
    write: (rows) => [
      ...[...drafts].flatMap(([key, draft]) => {
        const own = rows.filter((row) => keyOf(row.merchant, row.draw) === key);
        return own.length > 0 ? writeDraft(draft, own) : [];
      }),
      ...[...guards.values()].flatMap((each) => each.statements()),
    ],
  };
}

function refusePlaced(draft: Draft, row: PlaceRow, guard: Guards | undefined): string | undefined {
  const { member, stake, chase } = row;
  const isProtected = guard?.refuse({ member, stake, live: chase === undefined });
  return isProtected ?? admitPlaced(draft, row);
}

function admitPlaced(draft: Draft, row: PlaceRow): string | undefined {
  const { book, memory, changes } = draft;
  if (book.closed || book.now < book.opens_at || book.now >= book.closes_at) return REFUSED.closed;
  if (row.maxDrawStake > 0n) {
    const staked =
      (memory.memberStakes.get(row.member) ?? 0n) + (changes.members.get(row.member) ?? 0n);
    const left = row.maxDrawStake - staked;
    if (row.stake > left) return `${REFUSED.drawLimit}:${left > 0n ? left : 0n}`;
  }
  const refused = refuseItems(draft, row);
  if (refused !== undefined) return refused;
  note(changes, row, 1n);
  return undefined;
}

function refuseCancel(
  { book }: Draft,
  row: CancelRow,
  cancelled: ReadonlySet<string>,
): string | undefined {
  if (cancelled.has(row.order)) return REFUSED.cancelled;
  const late = book.now.getTime() >= book.closes_at.getTime() - row.lockMs;
  return book.closed || late ? REFUSED.late : undefined;
}

function note(changes: Changes, row: BetRow, sign: 1n | -1n): void {
  addTo(changes.members, row.member, sign * row.stake);
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
