// Entries that the server derives from events: each is booked once. An entry that cannot be booked
// is recorded as a conflict and does not delay the others.
import type { EntryRequest, Outcome } from '@fairhouse/ledger';
import type { Id } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import { derivedId } from '../../../platform/keys/keyed-ids.ts';
import { recordConflict } from '../../wallet/index.ts';
import { unkeyedId } from './unkeyed-id.ts';

export interface DerivedEntry {
  readonly entry: Omit<EntryRequest, 'id'>;
  /** The text that the entry's id is derived from. */
  readonly reason: string;
  /** Whether an earlier version may have booked it under an unkeyed id. */
  readonly mayBeUnkeyed: boolean;
}

/**
 * Books entries, each once, and returns their ids; undefined for an entry whose id holds something
 * else or that the ledger refuses. Such an entry is recorded as a conflict, and the others are
 * still booked.
 */
export async function bookDerivedEntries(
  app: AppContext,
  wanted: readonly DerivedEntry[],
): Promise<(Id<'entry'> | undefined)[]> {
  return bookInBothIdSpaces(app, wanted, (entries) => app.ledger.bookMany(entries));
}

/**
 * Refuses entries that are not booked, so that they can never be booked, and returns the ids of
 * those that were; a late process then changes nothing.
 */
export async function refuseDerivedEntries(
  app: AppContext,
  wanted: readonly DerivedEntry[],
): Promise<(Id<'entry'> | undefined)[]> {
  return bookInBothIdSpaces(app, wanted, (entries) => app.ledger.refuseMany(entries, SUPERSEDED));
}

/** The refusal that uses up the id of an entry whose result has been superseded. */
const SUPERSEDED = 'superseded';

type Book = (entries: readonly EntryRequest[]) => Promise<readonly Outcome[]>;

/** Tries the unkeyed id first: an entry booked under it is done. Any other outcome is ignored. */
async function bookInBothIdSpaces(
  app: AppContext,
  wanted: readonly DerivedEntry[],
  book: Book,
): Promise<(Id<'entry'> | undefined)[]> {
  const booked = new Map<DerivedEntry, Id<'entry'>>();
  const candidates = wanted.filter(({ mayBeUnkeyed }) => mayBeUnkeyed);
  const unkeyed = candidates.map(({ entry, reason }) => ({ ...entry, id: unkeyedId(reason) }));
  for (const [index, outcome] of (await book(unkeyed)).entries()) {
    const [derived, request] = [candidates[index], unkeyed[index]];
    if (derived && request && outcome.status === 'booked') booked.set(derived, request.id);
  }
  const remaining = wanted.filter((derived) => !booked.has(derived));
  const keyed = remaining.map(({ entry, reason }) => ({
    ...entry,
    id: derivedId<'entry'>(app.keys, reason),
  }));
  for (const [index, outcome] of (await book(keyed)).entries()) {
    const [derived, request] = [remaining[index], keyed[index]];
    if (derived === undefined || request === undefined) continue;
    if (outcome.status === 'booked') booked.set(derived, request.id);
    else if (!isSuperseded(outcome)) await recordConflict(app, request, conflictReason(outcome));
  }
  return wanted.map((derived) => booked.get(derived));
}

function isSuperseded(outcome: Outcome): boolean {
  return outcome.status === 'refused' && outcome.reason === SUPERSEDED;
}

function conflictReason(outcome: Exclude<Outcome, { status: 'booked' }>): string {
  return outcome.status === 'conflict' ? outcome.field : outcome.reason;
}
