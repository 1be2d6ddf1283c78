// The count of the ledger for members and teams.
import { nameParameters, valuesOf } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { FLOW_CODES, OWN_BETS } from '../flow-codes.ts';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import { addFlow, FLOW, FLOW_SUMS } from './columns.ts';

// One process counts at a time: the row is locked until the count is committed. Finished batches
// never get another movement, so each batch is counted once.
const LOCK_COUNTED = `
  -- every merchant: one count for all of them
  select upto, coalesce(ledger.finished_batches(), 0) as finished from agents.counted_flow
  for update`;

const MARK_COUNTED = `
  -- every merchant: one count for all of them
  update agents.counted_flow set upto = $1`;

/** What changed, of movements with some codes, and under a further condition. */
const changed = <Codes extends string>(codes: Codes) =>
  `coalesce(ground.total(change) filter (where ${codes}), 0)` as const;

// Only formal members; those of play money have other accounts, which the view leaves out. The
// owners of accounts are read out of their addresses once (`offset 0`), not wherever they are
// named. The first deposit of a member is in the row of its day.
const COUNT = nameParameters(`
  with moved as materialized (
    select m.merchant_id, own.member_id, m.day, m.code, m.reference, own.change
    from (
      select * from agents.movement
      where batch >= $from and batch < $to and code = any($codes::smallint[]) offset 0) m
    cross join lateral (
      select m.payee_id, m.amount
      union all
      select m.payer_id, -m.amount) as own (member_id, change)
    where own.member_id is not null and m.payer_id is distinct from m.payee_id
  ), depositor as (
    insert into agents.depositor (merchant_id, member_id)
    select distinct merchant_id, member_id from moved
    where code = any($deposit::smallint[]) and change > 0
    on conflict (merchant_id, member_id) do nothing
    returning merchant_id, member_id
  ), first as (
    select m.merchant_id, m.member_id, min(m.day) as day
    from moved m join depositor d on d.merchant_id = m.merchant_id and d.member_id = m.member_id
    where m.code = any($deposit::smallint[]) and m.change > 0
    group by m.merchant_id, m.member_id
  ), summed as materialized (
    select merchant_id, member_id, day,
      ${changed('code = any($deposit::smallint[])')} as deposit,
      count(*) filter (where code = any($deposit::smallint[]) and change > 0) as deposit_count,
      -${changed('code = any($withdrawal::smallint[])')} as withdrawal,
      count(*) filter (where code = any($withdrawal::smallint[]) and change < 0)
        as withdrawal_count,
      ${changed('code = any($agentRebate::smallint[])')} as agent_rebate,
      ${changed('code = any($vendorRebate::smallint[]) and not starts_with(reference, $own)')}
        as vendor_rebate,
      0::bigint as activity,
      ${changed('code = any($salary::smallint[])')} as salary,
      ${changed('code = any($dividend::smallint[])')} as dividend,
      0::bigint as fees,
      ${changed('code = any($transfers::smallint[]) and change > 0')} as transfers_in,
      -${changed('code = any($transfers::smallint[]) and change < 0')} as transfers_out,
      ${changed('code = any($dailySalary::smallint[]) and change > 0')} as daily_salary,
      ${changed('code = any($hourSalary::smallint[]) and change > 0')} as hour_salary,
      ${changed('code = any($realtimeSalary::smallint[]) and change > 0')} as realtime_salary,
      ${changed('code = any($dividend::smallint[]) and change > 0')} as dividend_in,
      -${changed('(code = any($dividend::smallint[]) or code = any($salary::smallint[])) and change < 0')}
        as paid_down
    from moved group by merchant_id, member_id, day
  ), flow as materialized (
    select s.*, p.upline_id, p.kind, f.day is not null as first_deposit
    from summed s
    join agents.person p on p.merchant_id = s.merchant_id and p.member_id = s.member_id
    left join first f on f.merchant_id = s.merchant_id and f.member_id = s.member_id
      and f.day = s.day
    where p.standing_group = 'formal'
  ), members as (
    insert into agents.member_flow_day (merchant_id, member_id, day, first_deposit, ${FLOW})
    select merchant_id, member_id, day, first_deposit, ${FLOW} from flow
    on conflict (merchant_id, member_id, day) do update set ${addFlow('member_flow_day')},
      first_deposit = member_flow_day.first_deposit or excluded.first_deposit
  ), line as (
    select merchant_id, upline_id, day, count(*) filter (where first_deposit) as first_deposits,
      ${FLOW_SUMS}
    from flow where upline_id is not null group by merchant_id, upline_id, day
  ), team as (
    select l.merchant_id, above.agent_id, l.day, l.first_deposits, l.deposit, l.deposit_count,
      l.withdrawal, l.withdrawal_count, l.agent_rebate, l.vendor_rebate, l.activity, l.salary,
      l.dividend, l.fees, l.transfers_in, l.transfers_out, l.daily_salary, l.hour_salary,
      l.realtime_salary, l.dividend_in, l.paid_down
    from line l
    join agents.person p on p.merchant_id = l.merchant_id and p.member_id = l.upline_id
    cross join lateral unnest(p.path || p.member_id) as above (agent_id)
    union all
    select merchant_id, member_id, day, first_deposit::int::bigint, ${FLOW} from flow
    where kind <> 'member')
  insert into agents.team_flow_day (merchant_id, agent_id, day, first_deposits, ${FLOW})
  select merchant_id, agent_id, day, ground.total(first_deposits), ${FLOW_SUMS}
  from team group by merchant_id, agent_id, day
  on conflict (merchant_id, agent_id, day) do update set ${addFlow('team_flow_day')},
    first_deposits = team_flow_day.first_deposits + excluded.first_deposits`);

planOnce(COUNT.text);

/** How many of the ledger's batches are counted in one transaction. */
const TOGETHER = 5000n;

/** Counts the next finished batches; false when there were none. */
export async function countFlow(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query<{ upto: bigint; finished: bigint }>(LOCK_COUNTED);
  const row = rows[0];
  if (row === undefined || row.finished <= row.upto) return false;
  const to = row.finished - row.upto > TOGETHER ? row.upto + TOGETHER : row.finished;
  const codes = Object.values(FLOW_CODES).flat();
  const values = { from: row.upto, to, own: OWN_BETS, codes, ...FLOW_CODES };
  await sql.query(COUNT.text, valuesOf(COUNT, values));
  await sql.query(MARK_COUNTED, [to]);
  return to < row.finished;
}
