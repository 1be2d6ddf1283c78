// Entries that the house derives from what has happened: each is booked once, and one that cannot
// be is set aside, so that nobody else waits for it.
import type { EntryRequest, Outcome } from '@fairhouse/ledger';
import type { Id } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import { houseId } from '../../ground/keyed-ids.ts';
import { noteConflict } from '../wallet/index.ts';
import { olderId } from './older-id.ts';

export interface Derived {
  readonly entry: Omit<EntryRequest, 'id'>;
  /** What the entry's id is made of. */
  readonly reason: string;
  /** Whether an older house may have booked it under an id of its own. */
  readonly mayBeOlder: boolean;
}

/**
 * Books entries, each once, and answers the ids under which they lie; undefined for one whose id
 * holds something else or that the ledger refuses: it is noted for operators, and the others are
 * booked all the same.
 */
export async function bookDerived(
  house: House,
  wanted: readonly Derived[],
): Promise<(Id<'entry'> | undefined)[]> {
  return inBothSpaces(house, wanted, (entries) => house.ledger.bookMany(entries));
}

/**
 * Keeps entries that are not booked from ever being booked, and answers the ids of those that were;
 * so a process that is late changes nothing any more.
 */
export async function withholdDerived(
  house: House,
  wanted: readonly Derived[],
): Promise<(Id<'entry'> | undefined)[]> {
  return inBothSpaces(house, wanted, (entries) => house.ledger.withholdMany(entries, WITHHELD));
}

/** The refusal under which the id of an entry is used up whose result no longer stands. */
const WITHHELD = 'superseded';

type Book = (entries: readonly EntryRequest[]) => Promise<readonly Outcome[]>;

/** The older id first: what lies there is done, whoever did it. Anything else leaves it alone. */
async function inBothSpaces(
  house: House,
  wanted: readonly Derived[],
  book: Book,
): Promise<(Id<'entry'> | undefined)[]> {
  const found = new Map<Derived, Id<'entry'>>();
  const older = wanted.filter(({ mayBeOlder }) => mayBeOlder);
  const first = older.map(({ entry, reason }) => ({ ...entry, id: olderId(reason) }));
  for (const [index, outcome] of (await book(first)).entries()) {
    const [one, asked] = [older[index], first[index]];
    if (one && asked && outcome.status === 'booked') found.set(one, asked.id);
  }
  const left = wanted.filter((one) => !found.has(one));
  const then = left.map(({ entry, reason }) => ({
    ...entry,
    id: houseId<'entry'>(house.keys, reason),
  }));
  for (const [index, outcome] of (await book(then)).entries()) {
    const [one, asked] = [left[index], then[index]];
    if (one === undefined || asked === undefined) continue;
    if (outcome.status === 'booked') found.set(one, asked.id);
    else if (!isWithheld(outcome)) await noteConflict(house, asked, whyOf(outcome));
  }
  return wanted.map((one) => found.get(one));
}

function isWithheld(outcome: Outcome): boolean {
  return outcome.status === 'refused' && outcome.reason === WITHHELD;
}

function whyOf(outcome: Exclude<Outcome, { status: 'booked' }>): string {
  return outcome.status === 'conflict' ? outcome.field : outcome.reason;
}
