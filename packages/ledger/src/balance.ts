// Reads exact balances from the account rows.
import { delta, type Delta, type MerchantId } from '@fairhouse/values';
import type { Address, Currency, SqlClient } from './ledger.ts';
import { readBigint } from './rows.ts';

// Takes no lock. One statement, so that a house account's rolled-up sum and its later deltas are
// read in one snapshot.
const READ_BALANCES = `
  select account.address, coalesce(held.balance, 0) + coalesce(rolled.balance, 0)
         + coalesce((select sum(later.change) from ledger.house_delta as later
                      where later.merchant_id = rolled.merchant_id
                        and later.account_id = rolled.account_id
                        and later.batch >= rolled.upto), 0)::bigint as balance
    from ledger.account as account
    left join ledger.balance as held
      on held.merchant_id = account.merchant_id and held.account_id = account.account_id
    left join ledger.house_balance as rolled
      on rolled.merchant_id = account.merchant_id and rolled.account_id = account.account_id
   where account.merchant_id = $1 and account.currency = $2
     and account.address = any($3::text[])`;

/** The accounts of a merchant whose balances are read. */
export interface AccountNames {
  readonly merchant: MerchantId;
  readonly currency: Currency;
  readonly addresses: readonly Address[];
}

/** The current balances, in one snapshot; accounts that do not exist yet are left out. */
export async function readBalances(
  client: SqlClient,
  { merchant, currency, addresses }: AccountNames,
): Promise<ReadonlyMap<Address, Delta>> {
  const { rows } = await client.query(READ_BALANCES, [merchant, currency, addresses]);
  return new Map(rows.map((row) => [row['address'] as Address, delta(readBigint(row['balance']))]));
}
