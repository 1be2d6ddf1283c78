import type { EntryRequest, Leg, TakenEntry } from '@fairhouse/ledger';
import { amount, assert, type Amount, type Id } from '@fairhouse/values';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  receivableAccount,
  type Book,
  type Code,
} from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { houseId } from '../../ground/keyed-ids.ts';
import { noteConflict } from '../wallet/index.ts';
import { olderId } from './older-id.ts';

export interface Taking {
  readonly merchant: Merchant;
  readonly book: Book;
  readonly member: Id<'member'>;
  readonly amount: Amount;
  readonly code: Code;
  /** The account of the house that takes it. */
  readonly account: string;
  readonly reference: string;
  /** What the entry's id is made of, before the number of the try. */
  readonly reason: string;
  /** Whether an older house may have booked it under an id of its own. */
  readonly mayBeOlder: boolean;
  readonly reverses?: Id<'entry'>;
}

/**
 * Takes money from a member once. Of what the member no longer has, the rest becomes a debt on the
 * receivable account, so that no balance goes below zero. What cannot be taken, because its id
 * holds something else, is noted for operators.
 */
export async function takeFromMember(house: House, taking: Taking): Promise<void> {
  const { reason } = taking;
  const keyed = (attempt: number) => houseId<'entry'>(house.keys, `${reason}:${attempt}`);
  const older = (attempt: number) => olderId(`${reason}:${attempt}`);
  if (taking.mayBeOlder && (await takeUnder(house, taking, older)) === undefined) return;
  const foreign = await takeUnder(house, taking, keyed);
  if (foreign !== undefined) await noteConflict(house, foreign, 'legs');
}

/**
 * Tries until it is taken. A member may spend between our reading the balance and the booking; the
 * ledger then refuses, for good, and the next try has an id of its own. Answers the entry whose id
 * holds something else than a try of this taking, and undefined when it is taken.
 */
async function takeUnder(
  house: House,
  taking: Taking,
  idOf: (attempt: number) => Id<'entry'>,
): Promise<EntryRequest | undefined> {
  const { merchant, book, member } = taking;
  const currency = currencyOf(merchant.currency);
  for (let attempt = 1; ; attempt += 1) {
    const balance = await house.ledger.balance(merchant.id, currency, mainAccount(book, member));
    const there = amount(balance < taking.amount ? (balance > 0n ? balance : 0n) : taking.amount);
    const entry = entryOf(taking, idOf(attempt), there);
    const outcome = await house.ledger.book(entry);
    if (outcome.status === 'booked') return undefined;
    if (outcome.status === 'refused') continue;
    // An earlier run met another balance: what counts is that it took the same, and that it did.
    const taken = await house.ledger.findTaken(merchant.id, entry.id);
    assert(taken !== undefined, `an id in conflict is taken: ${entry.id}`);
    if (!isSameTaking(taking, entry, taken)) return entry;
    if (taken.refused === undefined) return undefined;
  }
}

function entryOf(taking: Taking, id: Id<'entry'>, there: Amount): EntryRequest {
  const { merchant, code, reference, reverses } = taking;
  return {
    merchant: merchant.id,
    id,
    currency: currencyOf(merchant.currency),
    code,
    reference,
    legs: takingLegs(taking, there),
    ...(reverses === undefined ? {} : { reverses }),
  };
}

/** Whether an entry takes the same money for the same reason, however much of it was a debt. */
function isSameTaking(taking: Taking, entry: EntryRequest, taken: TakenEntry): boolean {
  const { book, member } = taking;
  const [main, debts] = [mainAccount(book, member), receivableAccount(book, member)];
  const credit = houseAccount(book, taking.account);
  const isLent = ({ debit, credit: to }: Leg) => debit === debts && to === main;
  const isTaken = ({ debit, credit: to }: Leg) => to === credit && [main, debts].includes(debit);
  return (
    taken.currency === entry.currency &&
    taken.code === entry.code &&
    taken.reference === entry.reference &&
    taken.reverses === entry.reverses &&
    taken.legs.every((leg) => isLent(leg) || isTaken(leg)) &&
    taken.legs.filter(isTaken).reduce((total, leg) => total + leg.amount, 0n) === taking.amount
  );
}

/**
 * What is missing is lent to the member first, so that the lines of the member's own account say
 * the whole of what was taken.
 */
function takingLegs(taking: Taking, there: Amount): readonly [Leg, ...Leg[]] {
  const { book, member } = taking;
  const main = mainAccount(book, member);
  const lent = amount(taking.amount - there);
  const taken = { debit: main, credit: houseAccount(book, taking.account), amount: taking.amount };
  if (lent === 0n) return [taken];
  return [{ debit: receivableAccount(book, member), credit: main, amount: lent }, taken];
}
