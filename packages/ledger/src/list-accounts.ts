// Lists the accounts of a merchant by address prefix, for browsing the books.
import { assert, delta, nameParameters, valuesOf } from '@fairhouse/values';
import type { AccountLine, AccountQuery, Address, Currency, SqlClient } from './ledger.ts';
import { readBigint } from './rows.ts';

// Reads a range of the unique index in one snapshot; takes no lock. House balances are computed as
// in readBalances. The text has the conditions of the query alone.
const listText = ({ prefix, currency, cursor }: AccountQuery): string => `
  select account.address, account.currency, account.kind, coalesce(held.version, 0) as lines,
         coalesce(held.balance, 0) + coalesce(rolled.balance, 0)
         + coalesce((select sum(later.change) from ledger.house_delta as later
                      where later.merchant_id = rolled.merchant_id
                        and later.account_id = rolled.account_id
                        and later.batch >= rolled.upto), 0)::bigint as balance
    from ledger.account as account
    left join ledger.balance as held
      on held.merchant_id = account.merchant_id and held.account_id = account.account_id
    left join ledger.house_balance as rolled
      on rolled.merchant_id = account.merchant_id and rolled.account_id = account.account_id
   where account.merchant_id = $merchant
     ${prefix === '' ? '' : WITH_PREFIX}
     ${currency === undefined ? '' : 'and account.currency = $currency'}
     ${cursor === undefined ? '' : AFTER}
   order by account.address, account.currency
   limit $limit`;

const WITH_PREFIX = `
     and account.address >= $prefix and account.address < $prefix || U&'\\+10FFFF'`;
const AFTER = `
     and (account.address, account.currency) > ($afterAddress::text, $afterCurrency::text)`;

/** One page of accounts, by address. */
export async function listAccounts(
  client: SqlClient,
  query: AccountQuery,
): Promise<{ accounts: readonly AccountLine[]; next?: string }> {
  assert(query.limit >= 1 && query.limit <= 1000, 'a page has 1 to 1000 accounts');
  const statement = nameParameters(listText(query));
  const { merchant, prefix, currency, cursor } = query;
  const [afterAddress = '', afterCurrency = ''] = cursor?.split(' ') ?? [];
  const limit = query.limit + 1;
  const values = { merchant, prefix, currency, afterAddress, afterCurrency, limit };
  const { rows } = await client.query(statement.text, valuesOf(statement, values));
  const accounts = rows.slice(0, query.limit).map((row) => ({
    address: row['address'] as Address,
    currency: row['currency'] as Currency,
    kind: Number(row['kind']) === 1 ? ('player' as const) : ('house' as const),
    balance: delta(readBigint(row['balance'])),
    lines: readBigint(row['lines']),
  }));
  const last = accounts[accounts.length - 1];
  return rows.length > query.limit && last !== undefined
    ? { accounts, next: `${last.address} ${last.currency}` }
    : { accounts };
}
