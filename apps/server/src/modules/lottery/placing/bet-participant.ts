// Writes tickets and their stakes in the same ledger batch, so that neither exists without the
// other. Whether the draw is open and the limits hold is checked here, under the draw's lock.
import type {
  BatchAttempt,
  BatchParticipant,
  ParticipantBatch,
  SqlClient,
} from '@fairhouse/ledger';
import { instant, type MerchantId } from '@fairhouse/values';
import { openBatchLimits, type BatchLimits, type WatchedMembers } from '../../protection/index.ts';
import { checkDraw } from './check-draw.ts';
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
import {
  checkShare,
  openOffers,
  takeShares,
  writeShares,
  type OfferDraft,
} from './offer-drafts.ts';
import { listCancelled, listDrawSteps, lockBooks } from './store/bets.ts';
import { writeDraft } from './write-draft.ts';

/** The number of draws that are cached; a merchant has a few on sale at a time. */
const REMEMBERED_DRAWS = 256;

/** The ledger's batch participant named `bets`. */
export function betParticipant(): BatchParticipant<BetRow> {
  const memories = new Map<string, DrawMemory>();
  const watched: WatchedMembers = new Map();
  return {
    open: async (client, rows, attempt) => {
      const drafts = new Map<string, Draft>();
      const cancelled = new Set<string>();
      const offers = new Map<string, OfferDraft>();
      const limitsByMerchant = new Map<MerchantId, BatchLimits>();
      for (const merchant of distinct(rows.map((row) => row.merchant)).sort((a, b) => a - b)) {
        const own = rows.filter((row) => row.merchant === merchant);
        await openDrafts(client, { merchant, rows: own, memories, drafts });
        await openOffers(client, merchant, own, offers);
        const limits = await openLimits(client, { watched, attempt, rows: own, drafts });
        if (limits !== undefined) limitsByMerchant.set(merchant, limits);
        const orders = own.filter((row) => row.kind === 'cancel').map((row) => row.order);
        if (orders.length === 0) continue;
        for (const order of await listCancelled(client, merchant, orders)) cancelled.add(order);
      }
      return batch({ drafts, offers, cancelled, limitsByMerchant });
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

interface LimitsContext {
  readonly watched: WatchedMembers;
  readonly attempt: BatchAttempt | undefined;
  readonly rows: readonly BetRow[];
  readonly drafts: ReadonlyMap<string, Draft>;
}

/**
 * The personal limits of the members of a merchant's rows; undefined if no draw of theirs is known.
 */
async function openLimits(
  client: SqlClient,
  { watched, attempt, rows, drafts }: LimitsContext,
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
    attempt,
    members: rows.filter((row) => !row.trial && !isShared(row)).map(({ member }) => member),
  });
}

/** What a batch has locked and read. */
interface OpenedBatch {
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly offers: ReadonlyMap<string, OfferDraft>;
  readonly cancelled: Set<string>;
  readonly limitsByMerchant: ReadonlyMap<MerchantId, BatchLimits>;
}

function batch(opened: OpenedBatch): ParticipantBatch<BetRow> {
  const { drafts, offers, limitsByMerchant } = opened;
  return {
    admit: (row) => {
      const refusal = admit(opened, row);
      return refusal && formatBetRefusal(refusal);
    },
    write: (rows) => [
      ...[...drafts].flatMap(([key, draft]) => {
        const own = rows.filter((row) => keyOf(row.merchant, row.draw) === key);
        // What is given back after the close changes nothing in the draw.
        const changing = own.filter((row) => row.kind !== 'release' || !draft.book.closed);
        const written = changing.length > 0 ? writeDraft(draft, changing) : [];
        return [...written, ...writeShares(draft, offers, own)];
      }),
      ...[...limitsByMerchant.values()].flatMap((each) => each.statements()),
    ],
  };
}

function admit(
  { drafts, offers, cancelled, limitsByMerchant }: OpenedBatch,
  row: BetRow,
): BetRefusal | undefined {
  const draft = drafts.get(keyOf(row.merchant, row.draw));
  const limits = row.trial || isShared(row) ? undefined : limitsByMerchant.get(row.merchant);
  if (row.kind === 'release') {
    if (draft?.book.closed === false) applyChanges(draft.changes, row, -1n);
    limits?.note(row.member, -row.stake, row.placedAt);
    return undefined;
  }
  if (draft === undefined) return { kind: 'draw_closed' };
  if (row.kind === 'cancel') {
    const refused = checkCancellation(draft, row, cancelled);
    if (refused !== undefined) return refused;
    cancelled.add(row.order);
    applyChanges(draft.changes, row, -1n);
    limits?.note(row.member, -row.stake, row.placedAt);
    return undefined;
  }
  const refusal =
    row.kind === 'share'
      ? checkShare(draft, offers, row, limits)
      : checkPlacement(draft, row, limits);
  if (refusal !== undefined) return refusal;
  applyChanges(draft.changes, row, 1n);
  if (row.kind === 'share') takeShares(offers, row);
  limits?.note(row.member, row.stake);
  return undefined;
}

/** Whether a row is the order of a group buy, whose shares have been counted to their members. */
function isShared(row: BetRow): boolean {
  return row.kind === 'place' && row.shared !== undefined;
}

function checkPlacement(
  draft: Draft,
  row: PlaceRow,
  limits: BatchLimits | undefined,
): BetRefusal | undefined {
  const { member, stake, chase } = row;
  const by = limits?.refuse({ member, stake, live: chase === undefined });
  if (by !== undefined) return { kind: 'protected', by };
  return checkDraw(draft, row) ?? checkItemLimits(draft, row);
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
  if (!isShared(row)) addAmount(changes.members, row.member, sign * row.stake);
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
