// Statements that read the sums of one team, or of one member. None takes a lock.
import { nameParameters, valuesOf, type Day, type Id, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { FLOW, PLAY } from './columns.ts';

/** Settled bets of a category; amounts in ten-thousandths. */
export interface PlaySums {
  bet: bigint;
  valid_bet: bigint;
  win_stake: bigint;
  loss_stake: bigint;
  payout: bigint;
  bet_rebate: bigint;
  bets: bigint;
}

/** What the ledger booked; amounts in ten-thousandths. */
export interface FlowSums {
  deposit: bigint;
  deposit_count: bigint;
  withdrawal: bigint;
  withdrawal_count: bigint;
  agent_rebate: bigint;
  vendor_rebate: bigint;
  activity: bigint;
  salary: bigint;
  dividend: bigint;
  fees: bigint;
  transfers_in: bigint;
  transfers_out: bigint;
  daily_salary: bigint;
  hour_salary: bigint;
  realtime_salary: bigint;
  dividend_in: bigint;
  paid_down: bigint;
}

export type PlayDay = PlaySums & { day: Day; category: string };
export type FlowDay = FlowSums & { day: Day; first_deposits: bigint };

/** Some business days of a member or a team. */
export interface DaysOf {
  readonly merchant: MerchantId;
  readonly of: Id<'member'>;
  readonly from: Day;
  readonly to: Day;
}

const TEAM_PLAY = `
  select day::text as day, category, ${PLAY} from agents.team_day
  where merchant_id = $1 and agent_id = $2 and day >= $3::date and day <= $4::date
  order by day, category`;

const TEAM_FLOW = `
  select day::text as day, first_deposits, ${FLOW} from agents.team_flow_day
  where merchant_id = $1 and agent_id = $2 and day >= $3::date and day <= $4::date
  order by day`;

const valuesOfDays = ({ merchant, of, from, to }: DaysOf) => [merchant, of, from, to];

export async function listTeamPlay(sql: Sql, days: DaysOf): Promise<PlayDay[]> {
  return (await sql.query<PlayDay>(TEAM_PLAY, valuesOfDays(days))).rows;
}

export async function listTeamFlow(sql: Sql, days: DaysOf): Promise<FlowDay[]> {
  return (await sql.query<FlowDay>(TEAM_FLOW, valuesOfDays(days))).rows;
}

// The days are read one by one by the key, which begins with them.
const MEMBER_PLAY = `
  select d.day::text as day, d.category, ${PLAY}
  from generate_series($3::date, $4::date, interval '1 day') each
  join agents.member_day d on d.merchant_id = $1 and d.day = each::date and d.member_id = $2
  order by d.day, d.category`;

const MEMBER_FLOW = `
  select day::text as day, first_deposit::int::bigint as first_deposits, ${FLOW}
  from agents.member_flow_day
  where merchant_id = $1 and member_id = $2 and day >= $3::date and day <= $4::date
  order by day`;

export async function listMemberPlay(sql: Sql, days: DaysOf): Promise<PlayDay[]> {
  return (await sql.query<PlayDay>(MEMBER_PLAY, valuesOfDays(days))).rows;
}

export async function listMemberFlow(sql: Sql, days: DaysOf): Promise<FlowDay[]> {
  return (await sql.query<FlowDay>(MEMBER_FLOW, valuesOfDays(days))).rows;
}

// Days of the members of a team, its agent included; a person counts once.
const COUNT_ACTIVE = nameParameters(`
  select count(*)::int as active from (
    select v.member_id from agents.member_day v
    join agents.person p on p.merchant_id = $merchant and p.member_id = v.member_id
    where v.merchant_id = $merchant and v.day >= $from::date and v.day <= $to::date
      and (p.path @> array[$of::uuid] or p.member_id = $of)
      and v.category = any($categories::text[])
    group by v.member_id
    having sum(v.valid_bet) > 0 and sum(v.valid_bet) >= $minBet) active`);

export async function countActiveMembers(
  sql: Sql,
  days: DaysOf,
  active: { readonly minBet: bigint; readonly categories: readonly string[] },
): Promise<number> {
  const { minBet, categories } = active;
  const values = valuesOf(COUNT_ACTIVE, { ...days, minBet, categories: [...categories] });
  return (await sql.query<{ active: number }>(COUNT_ACTIVE.text, values)).rows[0]?.active ?? 0;
}
