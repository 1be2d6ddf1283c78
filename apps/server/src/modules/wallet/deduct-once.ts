// A deduction that is booked once, whatever the member has: what is missing becomes a debt.
import type { EntryRequest, Leg, RecordedEntry } from '@fairhouse/ledger';
import { amount, assert, type Amount, type Id } from '@fairhouse/values';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  receivableAccount,
  type Book,
  type Code,
} from '../../accounts.ts';
import type { AppContext, Merchant } from '../../platform/app-context.ts';

export interface Deduction {
  readonly merchant: Merchant;
  readonly book: Book;
  readonly member: Id<'member'>;
  readonly amount: Amount;
  readonly code: Code;
  /** The house account that receives the money. */
  readonly account: string;
  readonly reference: string;
  readonly reverses?: Id<'entry'>;
}

/**
 * Retries until the deduction is booked. The member may spend money between the reading of the
 * balance and the booking; the ledger then refuses that id for good, and the next attempt has its
 * own id. Returns the entry whose id holds something other than an attempt of this deduction, or
 * undefined on success.
 */
export async function deductOnce(
  app: AppContext,
  taking: Deduction,
  idOf: (attempt: number) => Id<'entry'>,
): Promise<EntryRequest | undefined> {
  const { merchant, book, member } = taking;
  const currency = currencyOf(merchant.currency);
  for (let attempt = 1; ; attempt += 1) {
    const balance = await app.ledger.balance(merchant.id, currency, mainAccount(book, member));
    const available = amount(
      balance < taking.amount ? (balance > 0n ? balance : 0n) : taking.amount,
    );
    const entry = entryOf(taking, idOf(attempt), available);
    const outcome = await app.ledger.book(entry);
    if (outcome.status === 'booked') return undefined;
    if (outcome.status === 'refused') continue;
    // An earlier run saw another balance. It counts if it deducted the same total and was booked.
    const taken = await app.ledger.findRecordedEntry(merchant.id, entry.id);
    assert(taken !== undefined, `an id in conflict is taken: ${entry.id}`);
    if (!isSameDeduction(taking, entry, taken)) return entry;
    if (taken.refused === undefined) return undefined;
  }
}

function entryOf(taking: Deduction, id: Id<'entry'>, available: Amount): EntryRequest {
  const { merchant, code, reference, reverses } = taking;
  return {
    merchant: merchant.id,
    id,
    currency: currencyOf(merchant.currency),
    code,
    reference,
    legs: deductionLegs(taking, available),
    ...(reverses === undefined ? {} : { reverses }),
  };
}

/** Whether an entry deducts the same money for the same reason, whatever part of it was a debt. */
function isSameDeduction(taking: Deduction, entry: EntryRequest, taken: RecordedEntry): boolean {
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
 * A missing part is lent to the member first, so that the lines of the member's account show the
 * full deduction.
 */
function deductionLegs(taking: Deduction, available: Amount): readonly [Leg, ...Leg[]] {
  const { book, member } = taking;
  const main = mainAccount(book, member);
  const lent = amount(taking.amount - available);
  const taken = { debit: main, credit: houseAccount(book, taking.account), amount: taking.amount };
  if (lent === 0n) return [taken];
  return [{ debit: receivableAccount(book, member), credit: main, amount: lent }, taken];
}
