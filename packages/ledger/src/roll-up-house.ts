// Rolls up the deltas of house accounts, so that reading a house balance stays cheap.
import type { SqlClient } from './ledger.ts';

// Locks the rows that have deltas to add, in key order; skips rows that another process has locked.
const LOCK_ROLLED = `
  select merchant_id, account_id from ledger.house_balance as rolled
   where exists (
     select 1 from ledger.house_delta as later
      where later.merchant_id = rolled.merchant_id and later.account_id = rolled.account_id
        and later.batch >= rolled.upto and later.batch < ledger.finished_batches())
   order by merchant_id, account_id
     for update skip locked`;

// The rows are locked by LOCK_ROLLED. A batch that is still being written has a higher number and
// is rolled up by a later run.
const ROLL_UP = `
  with finished as materialized (select ledger.finished_batches() as upto),
  summed as (
    select rolled.merchant_id, rolled.account_id, finished.upto, sum(later.change)::bigint as change
      from finished
     cross join unnest($1::integer[], $2::bigint[]) as wanted (merchant_id, account_id)
      join ledger.house_balance as rolled
        on rolled.merchant_id = wanted.merchant_id and rolled.account_id = wanted.account_id
      join ledger.house_delta as later
        on later.merchant_id = rolled.merchant_id and later.account_id = rolled.account_id
       and later.batch >= rolled.upto and later.batch < finished.upto
     group by rolled.merchant_id, rolled.account_id, finished.upto
  )
  update ledger.house_balance as rolled
     set balance = rolled.balance + summed.change, upto = summed.upto
    from summed
   where rolled.merchant_id = summed.merchant_id and rolled.account_id = summed.account_id`;

/**
 * A job in the caller's transaction: adds the deltas of finished batches to the rolled-up balances.
 * It never changes a balance as read, however often or in however many processes it runs. Returns
 * the number of accounts that were updated.
 */
export async function rollUpHouse(client: SqlClient): Promise<number> {
  const { rows } = await client.query(LOCK_ROLLED);
  if (rows.length === 0) return 0;
  const done = await client.query(ROLL_UP, [
    rows.map((row) => row['merchant_id']),
    rows.map((row) => String(row['account_id'])),
  ]);
  return done.rowCount ?? 0;
}
