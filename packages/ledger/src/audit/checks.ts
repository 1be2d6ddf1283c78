// The checks that are set operations: each statement returns one row per problem.
// every merchant: an audit reads all books of the database.

export interface Check {
  /** The problem of the returned rows; `{detail}` is replaced by the detail of the row. */
  readonly problem: string;
  /** Returns merchant_id, row (the name of the tampered row) and optionally detail. */
  readonly sql: string;
}

const NAME = `account.address || ' ' || account.currency`;

/** Both sides of all booked movements. */
const SIDES = `
  select movement.merchant_id, debit_id as account_id, entry_id, leg, batch, 'debit' as side,
         -amount as change, debit_sequence as sequence, debit_balance as balance
    from ledger.movement where refused is null
  union all
  select movement.merchant_id, credit_id, entry_id, leg, batch, 'credit',
         amount, credit_sequence, credit_balance
    from ledger.movement where refused is null`;

const MOVEMENT = `'movement ' || entry_id || ' leg ' || leg`;

export const CHECKS: readonly Check[] = [
  {
    problem: 'its account does not exist',
    sql: `
      select movement.merchant_id, ${MOVEMENT} as row
        from ledger.movement
        left join ledger.account as debit
          on debit.merchant_id = movement.merchant_id and debit.account_id = debit_id
        left join ledger.account as credit
          on credit.merchant_id = movement.merchant_id and credit.account_id = credit_id
       where debit.account_id is null or credit.account_id is null`,
  },
  {
    problem: 'its sides are not numbered as their accounts, currencies or books ask',
    sql: `
      select movement.merchant_id, ${MOVEMENT} as row
        from ledger.movement
        join ledger.account as debit
          on debit.merchant_id = movement.merchant_id and debit.account_id = debit_id
        join ledger.account as credit
          on credit.merchant_id = movement.merchant_id and credit.account_id = credit_id
       where (debit_sequence is not null) <> (debit.kind = 1 and refused is null)
          or (credit_sequence is not null) <> (credit.kind = 1 and refused is null)
          or (debit_sequence is null) <> (debit_balance is null)
          or (credit_sequence is null) <> (credit_balance is null)
          or debit.currency <> credit.currency or amount <= 0 or debit_id = credit_id
          or starts_with(debit.address, 'trial:') <> starts_with(credit.address, 'trial:')`,
  },
  {
    problem: 'its legs do not make one entry',
    sql: `
      select merchant_id, 'movement ' || entry_id || ' (all legs)' as row
        from ledger.movement
       group by merchant_id, entry_id
      having count(*) <> max(leg) + 1 or min(leg) <> 0
          or (count(*) > 1 and (
               min(batch) <> max(batch) or min(code) <> max(code)
            or min(reference) <> max(reference) or min(booked_at) <> max(booked_at)
            or count(distinct coalesce(reverses::text, '')) > 1
            or count(distinct coalesce(refused, '')) > 1))`,
  },
  {
    problem: 'the line does not follow from the one before: {detail}',
    sql: `
      select chained.merchant_id, ${MOVEMENT} || ' ' || side as row,
             ${NAME} || ' has number ' || sequence || ' after ' || sequence_before
               || ', balance ' || chained.balance || ' after ' || balance_before
               || ' and ' || change as detail
        from (select side.*,
                     lag(sequence, 1, 0::bigint) over line as sequence_before,
                     lag(balance, 1, 0::bigint) over line as balance_before
                from (${SIDES}) as side where sequence is not null
              window line as (partition by merchant_id, account_id order by sequence)
             ) as chained
        left join ledger.account using (merchant_id, account_id)
       where sequence <> sequence_before + 1 or chained.balance <> balance_before + change
          or chained.balance < 0`,
  },
  {
    problem: 'it is not the sum of the movements: {detail}',
    sql: `
      with summed as (
        select merchant_id, account_id, sum(change) as balance, count(sequence) as lines
          from (${SIDES}) as side group by 1, 2
      )
      select merchant_id, 'balance ' || coalesce(${NAME}, account_id::text) as row,
             'it says ' || coalesce(held.balance::text, 'nothing') || ' at line '
               || coalesce(held.version::text, 'none') || ', the movements give '
               || coalesce(summed.balance, 0) || ' at line ' || coalesce(summed.lines, 0) as detail
        from ledger.account
        full join ledger.balance as held using (merchant_id, account_id)
        left join summed using (merchant_id, account_id)
       where (account.kind is distinct from 2 or held.account_id is not null)
         and (account.kind is distinct from 1 or held.balance is null or held.balance < 0
           or held.balance <> coalesce(summed.balance, 0)
           or held.version <> coalesce(summed.lines, 0))`,
  },
  {
    problem: 'it is not what its batch moved: {detail}',
    sql: `
      with moved as (
        select side.merchant_id, side.account_id, side.batch, sum(side.change) as change
          from (${SIDES}) as side
          join ledger.account using (merchant_id, account_id)
         where account.kind = 2 group by 1, 2, 3
      ), noted as (
        select merchant_id, account_id, batch, sum(change) as change
          from ledger.house_delta group by 1, 2, 3
      )
      select merchant_id,
             'house_delta ' || coalesce(${NAME}, account_id::text) || ' batch ' || batch as row,
             'it says ' || coalesce(noted.change, 0) || ', the movements give '
               || coalesce(moved.change, 0) as detail
        from moved full join noted using (merchant_id, account_id, batch)
        left join ledger.account using (merchant_id, account_id)
       where coalesce(moved.change, 0) <> coalesce(noted.change, 0)
          or account.kind is distinct from 2`,
  },
  {
    problem: 'it is not the sum of the deltas before it: {detail}',
    sql: `
      select merchant_id, 'house_balance ' || coalesce(${NAME}, account_id::text) as row,
             'it says ' || coalesce(rolled.balance::text, 'nothing') || ', the deltas give '
               || coalesce(summed.change, 0) as detail
        from ledger.account
        full join ledger.house_balance as rolled using (merchant_id, account_id)
        left join lateral (
          select sum(delta.change) as change from ledger.house_delta as delta
           where delta.merchant_id = rolled.merchant_id and delta.account_id = rolled.account_id
             and delta.batch < rolled.upto) as summed on true
       where (account.kind is distinct from 1 or rolled.account_id is not null)
         and (account.kind is distinct from 2 or rolled.balance is null
           or rolled.balance <> coalesce(summed.change, 0))`,
  },
  {
    problem: 'the balances of a currency do not sum to zero: {detail}',
    sql: `
      select merchant_id, 'all balances in ' || currency as row, sum(units)::text as detail
        from (
          select merchant_id, account_id, balance as units from ledger.balance
          union all select merchant_id, account_id, balance from ledger.house_balance
          union all
          select delta.merchant_id, delta.account_id, delta.change
            from ledger.house_delta as delta
            join ledger.house_balance as rolled using (merchant_id, account_id)
           where delta.batch >= rolled.upto
        ) as part
        join ledger.account using (merchant_id, account_id)
       group by merchant_id, currency, starts_with(address, 'trial:')
      having sum(units) <> 0`,
  },
  {
    problem: 'it does not agree with the entries that made and ended it',
    sql: `
      select hold.merchant_id, 'hold ' || hold_id as row
        from ledger.hold
        left join ledger.movement as made
          on made.merchant_id = hold.merchant_id and made.entry_id = hold_id and made.leg = 0
        left join ledger.movement as over
          on over.merchant_id = hold.merchant_id and over.entry_id = end_entry and over.leg = 0
       where made.entry_id is null or made.refused is not null
          or made.debit_id <> from_id or made.credit_id <> held_id or made.amount <> hold.amount
          or (ended is not null and (
               over.entry_id is null or over.refused is not null
            or over.debit_id <> held_id or over.amount <> hold.amount
            or over.reference <> made.reference
            or (ended = 'released' and over.credit_id <> from_id)))`,
  },
  {
    problem: 'one entry ends two holds',
    sql: `
      select merchant_id, 'hold ' || min(hold_id::text) as row
        from ledger.hold where end_entry is not null
       group by merchant_id, end_entry having count(*) > 1`,
  },
  {
    problem: 'the money set aside is not the sum of the open holds: {detail}',
    sql: `
      select account.merchant_id, 'hold of ' || ${NAME} as row,
             'set aside are ' || coalesce(held.balance, 0) || ', open holds have '
               || coalesce(open.amount, 0) || coalesce(' (' || open.ids || ')', '') as detail
        from ledger.account
        left join ledger.balance as held using (merchant_id, account_id)
        left join (
          select merchant_id, held_id as account_id, sum(amount) as amount,
                 string_agg(hold_id::text, ', ' order by hold_id) as ids
            from ledger.hold where ended is null group by 1, 2
        ) as open using (merchant_id, account_id)
       where account.address like '%:held'
         and coalesce(held.balance, 0) <> coalesce(open.amount, 0)`,
  },
];
