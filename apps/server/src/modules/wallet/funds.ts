import { amount, type Amount } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { MemberAccounts } from './member-accounts.ts';

/** The exact current balances of a member, read from the ledger. */
export interface Funds {
  readonly main: Amount;
  /** Held for withdrawals and for the pending orders of chases. */
  readonly held: Amount;
}

/**
 * Reads the accounts one by one: money that moves between them in the meantime may be counted in
 * neither or in both.
 */
export async function readFunds(
  app: AppContext,
  merchant: Merchant,
  accounts: MemberAccounts,
): Promise<Funds> {
  const [main, held, chase] = await Promise.all([
    app.ledger.balance(merchant.id, accounts.currency, accounts.main),
    app.ledger.balance(merchant.id, accounts.currency, accounts.held),
    app.ledger.balance(merchant.id, accounts.currency, accounts.chase),
  ]);
  return { main: amount(main), held: amount(held + chase) };
}
