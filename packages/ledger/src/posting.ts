// A posting is a requested entry that was validated and whose accounts were looked up.
import { AMOUNT_MAX, assert, isStorable, parseId } from '@fairhouse/values';
import type { Account, AccountCache } from './account.ts';
import { isHeld, isTrial } from './chart.ts';
import type { EntryRequest, Leg, Outcome, Participation } from './ledger.ts';

export interface PostingLeg {
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: bigint;
}

export interface Posting {
  /** Merchant and entry id: the idempotency key of the entry. */
  readonly key: string;
  readonly entry: EntryRequest;
  readonly code: number;
  readonly legs: readonly PostingLeg[];
  readonly participation?: Participation;
  /** The reason, if the entry is to be refused in any case. */
  readonly refusal?: string;
  /** Entries between accounts of the house that are booked if this one is. */
  readonly attached?: readonly Posting[];
}

/** The properties of a posting beside its entry. */
export interface PostingOptions {
  readonly participation?: Participation;
  readonly refusal?: string;
  /** Whether the entry creates or ends a hold. */
  readonly isHoldEntry?: boolean;
  readonly attached?: readonly EntryRequest[];
}

/** The reasons for movements, with the number that is stored for each. */
export type Codes = Readonly<Record<string, number>>;

const LEGS_MAX = 1000;

/**
 * Validates an entry and looks up its accounts. An invalid entry is a bug of the caller and throws:
 * an unknown code, an address outside the chart, an amount of zero, play money mixed with real
 * money, a held account changed by anything but a hold.
 */
export function readPosting(
  entry: EntryRequest,
  books: { codes: Codes; accounts: AccountCache },
  { isHoldEntry = false, attached = [], ...options }: PostingOptions = {},
): Posting {
  const code = Object.hasOwn(books.codes, entry.code) ? books.codes[entry.code] : undefined;
  assert(code !== undefined, `unknown code ${entry.code}`);
  assert(parseId(entry.id) !== undefined, `not an entry id: ${entry.id}`);
  assert(Number.isInteger(entry.merchant) && entry.merchant > 0, 'an entry has a merchant');
  assert(/^[A-Za-z0-9_]{1,16}$/.test(entry.currency), `not a currency: ${entry.currency}`);
  assert(
    entry.reference.length <= 64 && isStorable(entry.reference),
    'a reference has at most 64 characters',
  );
  const count = entry.legs.length;
  assert(count >= 1 && count <= LEGS_MAX, `an entry has 1 to ${LEGS_MAX} legs`);
  const trial = isTrial(entry.legs[0].debit);
  assert(
    isHoldEntry || !entry.legs.some(({ debit, credit }) => isHeld(debit) || isHeld(credit)),
    'only holds move a held account',
  );
  const legs = entry.legs.map((leg) => readLeg(entry, leg, trial, books.accounts));
  const posting = { key: entryKey(entry), entry, code, legs, ...options };
  if (attached.length === 0) return posting;
  return { ...posting, attached: attached.map((each) => readAttached(each, books)) };
}

/** An attached entry moves no player's money, so that nothing can refuse it. */
function readAttached(
  entry: EntryRequest,
  books: { codes: Codes; accounts: AccountCache },
): Posting {
  const posting = readPosting(entry, books);
  assert(
    posting.legs.every(({ debit, credit }) => debit.kind === 'house' && credit.kind === 'house'),
    'an attached entry is between accounts of the house',
  );
  return posting;
}

/** The postings with those attached to them. */
export function withAttached(postings: readonly Posting[]): readonly Posting[] {
  const isPlain = postings.every(({ attached }) => attached === undefined);
  return isPlain ? postings : postings.flatMap((each) => [each, ...(each.attached ?? [])]);
}

/** A key that is unique over all merchants. */
export function entryKey(entry: { readonly merchant: number; readonly id: string }): string {
  return `${entry.merchant}/${entry.id}`;
}

function readLeg(
  entry: EntryRequest,
  leg: Leg,
  trial: boolean,
  accounts: AccountCache,
): PostingLeg {
  const { debit, credit, amount } = leg;
  assert(typeof amount === 'bigint' && amount > 0n && amount <= AMOUNT_MAX, 'a leg moves money');
  assert(debit !== credit, `a leg moves money from ${debit} to itself`);
  assert(
    isTrial(debit) === trial && isTrial(credit) === trial,
    'an entry keeps play money and real money apart',
  );
  return {
    debit: accounts.get(entry.merchant, entry.currency, debit),
    credit: accounts.get(entry.merchant, entry.currency, credit),
    amount,
  };
}

export type Content = Pick<EntryRequest, 'currency' | 'code' | 'reference' | 'legs' | 'reverses'>;

/** The first field in which two entries of one id differ; undefined when they are equal. */
export function differingField(
  one: Content,
  other: Content,
): Extract<Outcome, { status: 'conflict' }>['field'] | undefined {
  if (one.currency !== other.currency) return 'currency';
  if (one.code !== other.code) return 'code';
  if (one.reference !== other.reference) return 'reference';
  if (one.legs.length !== other.legs.length) return 'legs';
  for (const [index, leg] of one.legs.entries()) {
    const twin = other.legs[index];
    if (leg.debit !== twin?.debit || leg.credit !== twin.credit || leg.amount !== twin.amount) {
      return 'legs';
    }
  }
  return one.reverses === other.reverses ? undefined : 'reverses';
}
