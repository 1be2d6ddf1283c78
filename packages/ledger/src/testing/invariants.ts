// The invariants of the books, which must hold at any time (docs/faults.md I1 to I5).
import type { SqlClient } from '../ledger.ts';

export interface Invariant {
  readonly name: 'I1' | 'I2' | 'I3' | 'I4' | 'I5';
  readonly promise: string;
  /** Returns one row per violation. */
  readonly sql: string;
}

const SIDES = `
  select merchant_id, debit_id as account_id, entry_id, leg, -amount as change,
         debit_sequence as sequence, debit_balance as balance
    from ledger.movement where refused is null
  union all
  select merchant_id, credit_id, entry_id, leg, amount, credit_sequence, credit_balance
    from ledger.movement where refused is null`;

const HOUSE_BALANCES = `
  select rolled.merchant_id, rolled.account_id,
         rolled.balance + coalesce(sum(later.change), 0)::bigint as balance
    from ledger.house_balance as rolled
    left join ledger.house_delta as later
      on later.merchant_id = rolled.merchant_id and later.account_id = rolled.account_id
     and later.batch >= rolled.upto
   group by rolled.merchant_id, rolled.account_id, rolled.balance`;

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'I1',
    promise: 'all balances of a merchant sum to zero in each currency',
    sql: `
      select account.merchant_id, account.currency, sum(held.balance) as total
        from (select merchant_id, account_id, balance from ledger.balance
              union all ${HOUSE_BALANCES}) as held
        join ledger.account as account using (merchant_id, account_id)
       group by 1, 2 having sum(held.balance) <> 0`,
  },
  {
    name: 'I2',
    promise: 'every entry is whole: its legs count from zero, in one book, one currency, one batch',
    sql: `
      select booked.merchant_id, booked.entry_id
        from ledger.movement as booked
        left join ledger.account as debit
          on debit.merchant_id = booked.merchant_id and debit.account_id = booked.debit_id
        left join ledger.account as credit
          on credit.merchant_id = booked.merchant_id and credit.account_id = booked.credit_id
       group by 1, 2
      having count(*) <> max(booked.leg) + 1 or min(booked.batch) <> max(booked.batch)
          or count(debit.account_id) <> count(*) or count(credit.account_id) <> count(*)
          or count(distinct booked.code) > 1 or count(distinct coalesce(booked.refused, '')) > 1
          or bool_or(debit.currency <> credit.currency)
          or count(distinct debit.currency) > 1
          or bool_or((debit.address like 'trial:%') <> (credit.address like 'trial:%'))`,
  },
  {
    name: 'I3',
    promise: "no player's account is below zero, and none ever was",
    sql: `
      select merchant_id, account_id, null::uuid as entry_id from ledger.balance where balance < 0
      union all
      select merchant_id, account_id, entry_id from (${SIDES}) as side where balance < 0`,
  },
  {
    name: 'I4',
    promise: 'every stored balance is the sum of the movements',
    sql: `
      with summed as (
        select merchant_id, account_id, sum(change) as balance, count(sequence) as lines
          from (${SIDES}) as side group by 1, 2
      ), stored as (
        select merchant_id, account_id, balance, version as lines from ledger.balance
        union all
        select merchant_id, account_id, balance, 0 from (${HOUSE_BALANCES}) as house
      )
      select merchant_id, account_id, stored.balance, summed.balance as sum
        from stored full join summed using (merchant_id, account_id)
       where coalesce(stored.balance, 0) <> coalesce(summed.balance, 0)
          or coalesce(stored.lines, 0) <> coalesce(summed.lines, 0)`,
  },
  {
    name: 'I5',
    promise:
      "each player's lines are numbered without a gap and each balance follows from the last",
    sql: `
      select merchant_id, account_id, entry_id, leg from (
        select side.*,
               lag(sequence, 1, 0::bigint) over line as sequence_before,
               lag(balance, 1, 0::bigint) over line as balance_before
          from (${SIDES}) as side where sequence is not null
        window line as (partition by merchant_id, account_id order by sequence)
      ) as chained
      where sequence <> sequence_before + 1 or balance <> balance_before + change`,
  },
];

export interface InvariantViolation {
  readonly name: Invariant['name'];
  readonly promise: string;
  readonly rows: readonly Record<string, unknown>[];
}

/** Checks all invariants, each in the snapshot of its own statement. Empty if all hold. */
export async function findViolations(client: SqlClient): Promise<readonly InvariantViolation[]> {
  const violations: InvariantViolation[] = [];
  for (const { name, promise, sql } of INVARIANTS) {
    const { rows } = await client.query(sql);
    if (rows.length > 0) violations.push({ name, promise, rows });
  }
  return violations;
}

/** Throws an error that lists the violations, if there are any. */
export async function assertInvariants(client: SqlClient): Promise<void> {
  const violations = await findViolations(client);
  if (violations.length === 0) return;
  const messages = violations.map(({ name, promise, rows }) => {
    const examples = rows.slice(0, 3).map((row) => JSON.stringify(row, plainNumbers));
    return `${name} ${promise}: ${rows.length} rows, such as ${examples.join(' ')}`;
  });
  throw new Error(messages.join('\n'));
}

function plainNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
