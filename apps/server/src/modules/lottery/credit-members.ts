// Pays what a result owes, and takes back what an earlier one paid: one entry a member and reason,
// under an id that the draw, the version and the member always give, so that nothing is ever paid
// twice.
import type { EntryRequest, Leg, Outcome } from '@fairhouse/ledger';
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
import { collectDebts } from '../wallet/index.ts';
import { derivedId } from './derived-id.ts';
import type { OwedRow } from './store/settle.ts';

/** The draw and version that money is paid for. */
export interface PaidFor {
  readonly merchant: Merchant;
  readonly issue: string;
  readonly version: number;
}

/** So many entries are handed to the ledger together. */
const TOGETHER = 2000;

/**
 * Each part of what is owed: the code it is booked under, that of taking it back, and the house's
 * account.
 */
const PARTS = [
  { part: 'prize', code: 'payout', back: 'payout_reversal', account: 'lottery' },
  { part: 'refunded', code: 'stake_refund', back: 'refund_reversal', account: 'lottery' },
  { part: 'rebate', code: 'rebate', back: 'rebate_reversal', account: 'rebate' },
] as const satisfies readonly {
  part: keyof OwedRow;
  code: Code;
  back: Code;
  account: string;
}[];

interface Part {
  readonly code: Code;
  readonly back: Code;
  readonly account: string;
  readonly book: Book;
  readonly member: Id<'member'>;
  readonly amount: Amount;
}

/**
 * Credits every member with what the version owes; what was credited before stays as it is. Debts
 * are paid from it at once. Pages of those who were credited are told to look at the balance again.
 */
export async function creditMembers(
  house: House,
  of: PaidFor,
  owed: readonly OwedRow[],
): Promise<void> {
  const parts = partsOf(owed);
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const together = parts.slice(at, at + TOGETHER);
    const entries = together.map((part) => creditOf(of, part));
    for (const [index, outcome] of (await house.ledger.bookMany(entries)).entries()) {
      assert(
        outcome.status === 'booked',
        `a credit is not booked: ${entries[index]?.id} ${outcome.status}`,
      );
    }
    tellOfBalances(house, of, together);
  }
  if (parts.length > 0) await collectDebts(house, of.merchant);
}

function tellOfBalances(house: House, { merchant }: PaidFor, parts: readonly Part[]): void {
  for (const member of new Set(parts.map((part) => part.member))) {
    house.signals.send({ topic: 'balance', merchant: merchant.id, member });
  }
}

/**
 * Takes back what a version credited (lottery.md 2.9). Of what a member no longer has, the rest
 * becomes a debt on the member's receivable account, so that no balance goes below zero.
 */
export async function reverseCredits(
  house: House,
  of: PaidFor,
  owed: readonly OwedRow[],
): Promise<void> {
  const parts = partsOf(owed);
  for (const part of parts) await reverseOne(house, of, part);
  tellOfBalances(house, of, parts);
}

function partsOf(owed: readonly OwedRow[]): Part[] {
  return owed.flatMap((row) =>
    PARTS.filter(({ part }) => row[part] > 0n).map(({ part, code, back, account }) => ({
      code,
      back,
      account,
      book: row.trial ? ('trial' as const) : ('real' as const),
      member: row.member_id as Id<'member'>,
      amount: row[part],
    })),
  );
}

function creditOf(of: PaidFor, part: Part): EntryRequest {
  return {
    merchant: of.merchant.id,
    id: creditId(of, part),
    currency: currencyOf(of.merchant.currency),
    code: part.code,
    reference: of.issue,
    legs: [
      {
        debit: houseAccount(part.book, part.account),
        credit: mainAccount(part.book, part.member),
        amount: part.amount,
      },
    ],
  };
}

function creditId(of: PaidFor, part: Part): Id<'entry'> {
  return derivedId(`${part.code}:${of.merchant.code}-${of.issue}:${of.version}:${part.member}`);
}

/**
 * A member may spend between our reading the balance and the booking; the ledger then refuses, for
 * good, and the next try has an id of its own. A try that was booked with other legs was booked by
 * an earlier run.
 */
async function reverseOne(house: House, of: PaidFor, part: Part): Promise<void> {
  const main = mainAccount(part.book, part.member);
  const currency = currencyOf(of.merchant.currency);
  for (let attempt = 1; ; attempt += 1) {
    const balance = await house.ledger.balance(of.merchant.id, currency, main);
    const there = amount(balance < part.amount ? (balance > 0n ? balance : 0n) : part.amount);
    const outcome = await house.ledger.book({
      merchant: of.merchant.id,
      id: derivedId(
        `${part.back}:${of.merchant.code}-${of.issue}:${of.version}:${part.member}:${attempt}`,
      ),
      currency,
      code: part.back,
      reference: of.issue,
      legs: reversalLegs(part, there),
      reverses: creditId(of, part),
    });
    if (isDone(outcome)) return;
  }
}

function isDone(outcome: Outcome): boolean {
  return outcome.status === 'booked' || outcome.status === 'conflict';
}

function reversalLegs(part: Part, there: Amount): readonly [Leg, ...Leg[]] {
  const credit = houseAccount(part.book, part.account);
  const debt = amount(part.amount - there);
  const taken = { debit: mainAccount(part.book, part.member), credit, amount: there };
  const owed = { debit: receivableAccount(part.book, part.member), credit, amount: debt };
  if (debt === 0n) return [taken];
  return there === 0n ? [owed] : [taken, owed];
}
