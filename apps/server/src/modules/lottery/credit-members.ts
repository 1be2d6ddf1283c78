// Pays what a result owes, and takes back what an earlier one paid: one entry a member and reason,
// under an id that the draw, the version and the member always give, so that nothing is ever paid
// twice.
import type { Amount, Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount, type Book, type Code } from '../../accounts.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { collectDebts } from '../wallet/index.ts';
import { bookDerived, withholdDerived, type Derived } from './book-derived.ts';
import type { OwedRow } from './store/settle.ts';
import { takeFromMember } from './take-from-member.ts';

/** The draw and version that money is paid for. */
export interface PaidFor {
  readonly merchant: Merchant;
  readonly issue: string;
  readonly version: number;
  /** Whether an older house may have begun to pay for it. */
  readonly mayBeOlder: boolean;
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
 * Credits every member with what the version owes; what was credited before stays as it is, and who
 * cannot be credited holds up nobody else. Debts are paid from it at once. Pages of those who were
 * credited are told to look at the balance again.
 */
export async function creditMembers(
  house: House,
  of: PaidFor,
  owed: readonly OwedRow[],
): Promise<void> {
  const parts = partsOf(owed);
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const together = parts.slice(at, at + TOGETHER);
    await bookDerived(
      house,
      together.map((part) => creditOf(of, part)),
    );
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
 * Takes back what a version credited (lottery.md 2.9), and nothing that it did not come to credit.
 * Of what a member no longer has, the rest becomes a debt on the member's receivable account, so
 * that no balance goes below zero. `underOlder` says whether an older house may have begun this.
 */
export async function reverseCredits(
  house: House,
  of: PaidFor,
  owed: readonly OwedRow[],
  underOlder: boolean,
): Promise<void> {
  const parts = partsOf(owed);
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const together = parts.slice(at, at + TOGETHER);
    const credits = together.map((part) => creditOf(of, part));
    for (const [index, credit] of (await withholdDerived(house, credits)).entries()) {
      const part = together[index];
      if (part && credit) await reverseOne(house, of, part, { credit, underOlder });
    }
    tellOfBalances(house, of, together);
  }
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

function creditOf(of: PaidFor, part: Part): Derived {
  return {
    entry: {
      merchant: of.merchant.id,
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
    },
    reason: reasonOf(part.code, of, part),
    mayBeOlder: of.mayBeOlder,
  };
}

function reasonOf(code: Code, { merchant, issue, version }: PaidFor, { member }: Part): string {
  return `${code}:${merchant.code}-${issue}:${version}:${member}`;
}

function reverseOne(
  house: House,
  of: PaidFor,
  part: Part,
  { credit, underOlder }: { readonly credit: Id<'entry'>; readonly underOlder: boolean },
): Promise<void> {
  return takeFromMember(house, {
    ...part,
    merchant: of.merchant,
    code: part.back,
    reference: of.issue,
    reason: reasonOf(part.back, of, part),
    mayBeOlder: underOlder,
    reverses: credit,
  });
}
