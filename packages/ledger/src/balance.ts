// Reads exact balances from the account rows.
import { delta, type Delta, type MerchantId } from '@fairhouse/values';
import type { Address, Currency, SqlClient } from './ledger.ts';
import { readBigint } from './rows.ts';

// Takes no lock. One statement, so that a house account's rolled-up sum and its later deltas are
// read in one snapshot.
const READ_BALANCE = `
  select coalesce(held.balance, 0) + coalesce(rolled.balance, 0)
         + coalesce((select sum(later.change) from ledger.house_delta as later
                      where later.merchant_id = rolled.merchant_id
                        and later.account_id = rolled.account_id
                        and later.batch >= rolled.upto), 0)::bigint as balance
    from ledger.account as account
    left join ledger.balance as held
      on held.merchant_id = account.merchant_id and held.account_id = account.account_id
    left join ledger.house_balance as rolled
      on rolled.merchant_id = account.merchant_id and rolled.account_id = account.account_id
   where account.merchant_id = $1 and account.currency = $2 and account.address = $3`;

export interface AccountName {
  readonly merchant: MerchantId;
  readonly currency: Currency;
  readonly address: Address;
}

/** The current balance; zero for an account that does not exist yet. */
export async function readBalance(client: SqlClient, name: AccountName): Promise<Delta> {
  const { rows } = await client.query(READ_BALANCE, [name.merchant, name.currency, name.address]);
  return delta(rows[0] === undefined ? 0n : readBigint(rows[0]['balance']));
}
