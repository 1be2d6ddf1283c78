import { amount, type Amount } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { MemberAccounts } from './member-accounts.ts';

/** What a member has now: exact, read from the books. */
export interface Funds {
  readonly main: Amount;
  readonly held: Amount;
}

/** Reads both accounts; money that moves between them meanwhile may be seen on neither or both. */
export async function readFunds(
  house: House,
  merchant: Merchant,
  accounts: MemberAccounts,
): Promise<Funds> {
  const [main, held] = await Promise.all([
    house.ledger.balance(merchant.id, accounts.currency, accounts.main),
    house.ledger.balance(merchant.id, accounts.currency, accounts.held),
  ]);
  return { main: amount(main), held: amount(held) };
}
