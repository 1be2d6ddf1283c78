// The statements that both seals and the audit use.

// The rows of a merchant in a range of batches ($3 is exclusive), as they are hashed: accounts by
// address. A row whose account is missing is returned without an address. Takes no lock.
export const HASHED_ROWS = `
  select booked.merchant_id, booked.entry_id, booked.batch,
         (extract(epoch from booked.booked_at) * 1000)::bigint as at_ms,
         booked.code, booked.reference, booked.reverses, booked.refused, booked.leg,
         debit.address as debit, debit.currency as debit_currency,
         credit.address as credit, credit.currency as credit_currency, booked.amount,
         booked.debit_sequence, booked.debit_balance,
         booked.credit_sequence, booked.credit_balance
    from ledger.movement as booked
    left join ledger.account as debit
      on debit.merchant_id = booked.merchant_id and debit.account_id = booked.debit_id
    left join ledger.account as credit
      on credit.merchant_id = booked.merchant_id and credit.account_id = booked.credit_id
   where booked.merchant_id = $1 and booked.batch >= $2 and booked.batch < $3
   order by booked.batch, booked.entry_id, booked.leg`;

// The balances of a merchant as of batch $2 (exclusive), in one snapshot: the current rows minus
// the changes of later batches. Only accounts that had entries by then. Takes no lock.
export const BALANCES_AT = `
  with later as materialized (
    select account_id, sum(change) as change, count(sequence) as lines from (
      select debit_id as account_id, -amount as change, debit_sequence as sequence
        from ledger.movement where merchant_id = $1 and batch >= $2 and refused is null
      union all
      select credit_id, amount, credit_sequence
        from ledger.movement where merchant_id = $1 and batch >= $2 and refused is null
    ) as side group by account_id
  )
  select account.address, account.currency,
         (coalesce(held.balance, house.balance) - coalesce(later.change, 0))::bigint as balance,
         (coalesce(held.version, 0) - coalesce(later.lines, 0))::bigint as lines
    from ledger.account as account
    left join ledger.balance as held
      on held.merchant_id = account.merchant_id and held.account_id = account.account_id
    left join lateral (
      select rolled.balance + coalesce((
               select sum(delta.change) from ledger.house_delta as delta
                where delta.merchant_id = rolled.merchant_id
                  and delta.account_id = rolled.account_id
                  and delta.batch >= rolled.upto), 0) as balance,
             exists (
               select from ledger.house_delta as delta
                where delta.merchant_id = rolled.merchant_id
                  and delta.account_id = rolled.account_id and delta.batch < $2) as used
        from ledger.house_balance as rolled
       where rolled.merchant_id = account.merchant_id and rolled.account_id = account.account_id
    ) as house on true
    left join later on later.account_id = account.account_id
   where account.merchant_id = $1
     and (house.used or held.version > coalesce(later.lines, 0))
   order by account.address, account.currency`;
