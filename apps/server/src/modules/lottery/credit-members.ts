// Pays what a result owes, and takes back what an earlier one paid: one entry a member and reason,
// under an id that the draw, the version and the member always give, so that nothing is ever paid
// twice.
import type { EntryRequest } from '@fairhouse/ledger';
import { assert, type Amount, type Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount, type Book, type Code } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { collectDebts } from '../wallet/index.ts';
import { derivedId } from './derived-id.ts';
import type { OwedRow } from './store/settle.ts';
import { takeFromMember } from './take-from-member.ts';

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

function reverseOne(house: House, of: PaidFor, part: Part): Promise<void> {
  const { merchant, issue, version } = of;
  return takeFromMember(house, {
    ...part,
    merchant,
    code: part.back,
    reference: issue,
    idOf: (attempt) =>
      derivedId(`${part.back}:${merchant.code}-${issue}:${version}:${part.member}:${attempt}`),
    reverses: creditId(of, part),
  });
}
