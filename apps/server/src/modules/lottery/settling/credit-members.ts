// Pays what a result owes, and takes back what an earlier version paid: one entry per reason and
// member, or share of a group buy, with an id that is derived from these, the draw and the version,
// so that nothing is paid twice.
import type { Amount, Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount, type Book, type Code } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { collectDebts } from '../../wallet/index.ts';
import {
  bookDerivedEntries,
  refuseDerivedEntries,
  deductFromMember,
  type DerivedEntry,
} from '../ledger-entries/index.ts';
import type { OwedRow } from './store/owed.ts';

/** The draw and the result version that money is paid for. */
export interface PaidResult {
  readonly merchant: Merchant;
  readonly issue: string;
  readonly version: number;
  /** Whether an earlier version of the server may have begun to pay for it, under unkeyed ids. */
  readonly mayBeUnkeyed: boolean;
}

/** The number of entries per ledger call. */
const TOGETHER = 2000;

/** The parts of what is owed: the ledger code, the code of its reversal, and the house account. */
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
  /** The share of a group buy that is paid; each has an entry of its own. */
  readonly share: string | undefined;
}

/**
 * Credits every member with what the version owes. Earlier credits stay as they are, and a member
 * who cannot be credited does not delay the others. Debts are collected at once. A signal makes the
 * pages of credited members read their balance again.
 */
export async function creditMembers(
  app: AppContext,
  paidResult: PaidResult,
  owed: readonly OwedRow[],
): Promise<void> {
  const parts = partsOf(owed);
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const together = parts.slice(at, at + TOGETHER);
    await bookDerivedEntries(
      app,
      together.map((part) => creditOf(paidResult, part)),
    );
    signalBalances(app, paidResult, together);
  }
  if (parts.length > 0) await collectDebts(app, paidResult.merchant);
}

function signalBalances(app: AppContext, { merchant }: PaidResult, parts: readonly Part[]): void {
  for (const member of new Set(parts.map((part) => part.member))) {
    app.signals.send({ topic: 'balance', merchant: merchant.id, member });
  }
}

/**
 * Takes back what a version credited (lottery.md 2.9), and only that. If a member no longer has the
 * money, the rest becomes a debt on the member's receivable account, so that no balance becomes
 * negative. `mayReversalBeUnkeyed` tells whether an earlier version of the server may have begun
 * this.
 */
export async function reverseCredits(
  app: AppContext,
  paidResult: PaidResult,
  owed: readonly OwedRow[],
  mayReversalBeUnkeyed: boolean,
): Promise<void> {
  const parts = partsOf(owed);
  for (let at = 0; at < parts.length; at += TOGETHER) {
    const together = parts.slice(at, at + TOGETHER);
    const credits = together.map((part) => creditOf(paidResult, part));
    for (const [index, credit] of (await refuseDerivedEntries(app, credits)).entries()) {
      const part = together[index];
      if (part && credit)
        await reverseCredit(app, paidResult, part, { credit, mayReversalBeUnkeyed });
    }
    signalBalances(app, paidResult, together);
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
      share: row.share,
    })),
  );
}

function creditOf(paidResult: PaidResult, part: Part): DerivedEntry {
  return {
    entry: {
      merchant: paidResult.merchant.id,
      currency: currencyOf(paidResult.merchant.currency),
      code: part.code,
      reference: paidResult.issue,
      legs: [
        {
          debit: houseAccount(part.book, part.account),
          credit: mainAccount(part.book, part.member),
          amount: part.amount,
        },
      ],
    },
    reason: reasonOf(part.code, paidResult, part),
    mayBeUnkeyed: paidResult.mayBeUnkeyed,
  };
}

function reasonOf(
  code: Code,
  { merchant, issue, version }: PaidResult,
  { member, share }: Part,
): string {
  return `${code}:${merchant.code}-${issue}:${version}:${share ?? member}`;
}

function reverseCredit(
  app: AppContext,
  paidResult: PaidResult,
  part: Part,
  {
    credit,
    mayReversalBeUnkeyed,
  }: { readonly credit: Id<'entry'>; readonly mayReversalBeUnkeyed: boolean },
): Promise<void> {
  return deductFromMember(app, {
    ...part,
    merchant: paidResult.merchant,
    code: part.back,
    reference: paidResult.issue,
    reason: reasonOf(part.back, paidResult, part),
    mayBeUnkeyed: mayReversalBeUnkeyed,
    reverses: credit,
  });
}
