import type { Address, Currency } from '@fairhouse/ledger';
import type { Id } from '@fairhouse/values';
import { chaseAccount, currencyOf, heldAccount, mainAccount, type Book } from '../../accounts.ts';
import type { Session } from '../../platform/call-context.ts';
import type { Merchant } from '../../platform/app-context.ts';

/** The ledger accounts of one member. */
export interface MemberAccounts {
  readonly book: Book;
  readonly currency: Currency;
  readonly main: Address;
  /** Held for withdrawals. */
  readonly held: Address;
  /** Held for the pending orders of chases. */
  readonly chase: Address;
}

/** The accounts of a member in a book. */
export function memberAccounts(
  merchant: Merchant,
  member: Id<'member'>,
  book: Book,
): MemberAccounts {
  return {
    book,
    currency: currencyOf(merchant.currency),
    main: mainAccount(book, member),
    held: heldAccount(book, member),
    chase: chaseAccount(book, member),
  };
}

/** The accounts of the caller; a trial account uses the book of play money (decisions.md 15). */
export function callerAccounts(call: {
  readonly merchant: Merchant;
  readonly session: Session;
}): MemberAccounts {
  const book = call.session.group === 'trial' ? 'trial' : 'real';
  return memberAccounts(call.merchant, call.session.member, book);
}
