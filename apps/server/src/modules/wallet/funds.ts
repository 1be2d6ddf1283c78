import { amount, type Amount } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { MemberAccounts } from './member-accounts.ts';

/** What a member has now: exact, read from the books. */
export interface Funds {
  readonly main: Amount;
  /** Set aside, for withdrawals and for the coming bets of chases. */
  readonly held: Amount;
}

/** Reads the accounts; money that moves between them meanwhile may be seen on none or on two. */
export async function readFunds(
  house: House,
  merchant: Merchant,
  accounts: MemberAccounts,
): Promise<Funds> {
  const [main, held, chase] = await Promise.all([
    house.ledger.balance(merchant.id, accounts.currency, accounts.main),
    house.ledger.balance(merchant.id, accounts.currency, accounts.held),
    house.ledger.balance(merchant.id, accounts.currency, accounts.chase),
  ]);
  return { main: amount(main), held: amount(held + chase) };
}
