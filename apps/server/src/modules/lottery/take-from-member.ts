import type { Leg, Outcome } from '@fairhouse/ledger';
import { amount, type Amount, type Id } from '@fairhouse/values';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  receivableAccount,
  type Book,
  type Code,
} from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';

export interface Taking {
  readonly merchant: Merchant;
  readonly book: Book;
  readonly member: Id<'member'>;
  readonly amount: Amount;
  readonly code: Code;
  /** The account of the house that takes it. */
  readonly account: string;
  readonly reference: string;
  /** The entry's id, another for each try; always the same for the same try. */
  readonly idOf: (attempt: number) => Id<'entry'>;
  readonly reverses?: Id<'entry'>;
}

/**
 * Takes money from a member once. Of what the member no longer has, the rest becomes a debt on the
 * receivable account, so that no balance goes below zero.
 *
 * A member may spend between our reading the balance and the booking; the ledger then refuses, for
 * good, and the next try has an id of its own. A try that was booked with other legs was booked by
 * an earlier run.
 */
export async function takeFromMember(house: House, taking: Taking): Promise<void> {
  const { merchant, book, member, code, reference, reverses } = taking;
  const main = mainAccount(book, member);
  const currency = currencyOf(merchant.currency);
  for (let attempt = 1; ; attempt += 1) {
    const balance = await house.ledger.balance(merchant.id, currency, main);
    const there = amount(balance < taking.amount ? (balance > 0n ? balance : 0n) : taking.amount);
    const outcome = await house.ledger.book({
      merchant: merchant.id,
      id: taking.idOf(attempt),
      currency,
      code,
      reference,
      legs: takingLegs(taking, there),
      ...(reverses === undefined ? {} : { reverses }),
    });
    if (isDone(outcome)) return;
  }
}

function isDone(outcome: Outcome): boolean {
  return outcome.status === 'booked' || outcome.status === 'conflict';
}

function takingLegs(taking: Taking, there: Amount): readonly [Leg, ...Leg[]] {
  const { book, member } = taking;
  const credit = houseAccount(book, taking.account);
  const debt = amount(taking.amount - there);
  const taken = { debit: mainAccount(book, member), credit, amount: there };
  const owed = { debit: receivableAccount(book, member), credit, amount: debt };
  if (debt === 0n) return [taken];
  return there === 0n ? [owed] : [taken, owed];
}
