// The levels behind a bill: days of the team, members of a day, bets of a member's day.
import type { GameCategory } from '@fairhouse/rules/agency';
import type { Day, Id, MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../../platform/sql.ts';

export interface SumsRow {
  bet: bigint;
  valid_bet: bigint;
  win_stake: bigint;
  loss_stake: bigint;
  payout: bigint;
  bets: bigint;
  rebate: bigint;
  activity: bigint;
  salary: bigint;
  fees: bigint;
  deposit: bigint;
}

const SUMS = `
  coalesce(sum(x.bet), 0)::bigint as bet, coalesce(sum(x.valid_bet), 0)::bigint as valid_bet,
  coalesce(sum(x.win_stake), 0)::bigint as win_stake,
  coalesce(sum(x.loss_stake), 0)::bigint as loss_stake,
  coalesce(sum(x.payout), 0)::bigint as payout, coalesce(sum(x.bets), 0)::bigint as bets,
  coalesce(sum(x.rebate), 0)::bigint as rebate,
  coalesce(sum(x.activity), 0)::bigint as activity, coalesce(sum(x.salary), 0)::bigint as salary,
  coalesce(sum(x.fees), 0)::bigint as fees, coalesce(sum(x.deposit), 0)::bigint as deposit`;

const PLAY = `
  s.bet, s.valid_bet, s.win_stake, s.loss_stake, s.payout, s.bets, s.bet_rebate as rebate,
  0::bigint as activity, 0::bigint as salary, 0::bigint as fees, 0::bigint as deposit`;

// What the ledger booked, of all games.
const FLOW = `
  0, 0, 0, 0, 0, 0, s.agent_rebate + s.vendor_rebate, s.activity, s.salary, s.fees, s.deposit`;

// Plain reads by index: the team's own rows, then its members' through the path. The rows of the
// ledger are read where the contract asks for them.
const DAYS = `
  select to_char(x.day, 'YYYY-MM-DD') as day, ${SUMS}
  from (
    select s.day, ${PLAY} from contracts.team_day s
    where s.merchant_id = $1 and s.agent_id = $2 and s.day between $3 and $4
      and s.category = any($5)
    union all
    select s.day, ${FLOW} from contracts.team_flow_day s
    where $6 and s.merchant_id = $1 and s.agent_id = $2 and s.day between $3 and $4) x
  group by x.day order by x.day`;

const HOUR = `
  select ${SUMS}
  from (
    select ${PLAY} from contracts.team_hour s
    where s.merchant_id = $1 and s.agent_id = $2 and s.hour = $3 and s.category = any($4)) x`;

const TEAM = `
  team as materialized (
    select p.member_id, p.username from contracts.party p
    where p.merchant_id = $1 and (p.path @> array[$2::uuid] or p.member_id = $2)
      and p.standing_group = 'formal')`;

// A member with nothing but zeros is left out.
const SHOWN = `
  group by x.member_id, x.username
  having count(*) filter (where (x.bet, x.payout, x.bets, x.rebate, x.activity, x.salary, x.fees,
    x.deposit) <> (0, 0, 0, 0, 0, 0, 0, 0)) > 0
  order by sum(x.bet) desc, x.username limit $5`;

const MEMBERS_OF_DAY = `
  with ${TEAM}
  select x.member_id, x.username, ${SUMS}
  from (
    select t.member_id, t.username, ${PLAY} from contracts.member_day s
    join team t on t.member_id = s.member_id
    where s.merchant_id = $1 and s.day = $3 and s.category = any($4)
    union all
    select t.member_id, t.username, ${FLOW} from team t
    join contracts.member_flow_day s on s.merchant_id = $1 and s.member_id = t.member_id
      and s.day = $3
    where $6) x
  ${SHOWN}`;

const MEMBERS_OF_HOUR = `
  with ${TEAM}
  select x.member_id, x.username, ${SUMS}
  from (
    select t.member_id, t.username, ${PLAY} from contracts.member_hour s
    join team t on t.member_id = s.member_id
    where s.merchant_id = $1 and s.hour = $3 and s.category = any($4)) x
  ${SHOWN}`;

const MEMBER_DAY = `
  select ${SUMS}
  from (
    select ${PLAY} from contracts.member_day s
    where s.merchant_id = $1 and s.member_id = $2 and s.day = $3 and s.category = any($4)
    union all
    select ${FLOW} from contracts.member_flow_day s
    where $5 and s.merchant_id = $1 and s.member_id = $2 and s.day = $3) x`;

const MEMBER_HOUR = `
  select ${SUMS}
  from (
    select ${PLAY} from contracts.member_hour s
    where s.merchant_id = $1 and s.member_id = $2 and s.hour = $3 and s.category = any($4)) x`;

const BETS = `
  select b.draw_id, b.share, b.issue, b.lottery, b.seq, b.play, b.pick, b.stake, b.payout,
    b.rebate, b.counted_at as settled_at
  from contracts.counted_bet b
  where b.merchant_id = $1 and b.member_id = $2 and b.counted_at >= $3 and b.counted_at < $4
    and b.stake > 0
  order by b.counted_at, b.draw_id, b.seq, b.share limit $5`;

interface TeamQuery {
  readonly agent: Id<'member'>;
  readonly categories: readonly GameCategory[];
}

/** Whether what the ledger booked belongs to the sums: of days alone. */
interface LedgerQuery {
  readonly withLedger: boolean;
}

export async function listTeamDays(
  sql: Sql,
  merchant: MerchantId,
  query: TeamQuery & LedgerQuery & { readonly first: Day; readonly last: Day },
) {
  type Row = SumsRow & { day: Day };
  const { agent, categories, first, last, withLedger } = query;
  const values = [merchant, agent, first, last, categories, withLedger];
  return (await sql.query<Row>(DAYS, values)).rows;
}

export async function readTeamHour(
  sql: Sql,
  merchant: MerchantId,
  { agent, categories, hour }: TeamQuery & { readonly hour: Date },
): Promise<SumsRow | undefined> {
  return (await sql.query<SumsRow>(HOUR, [merchant, agent, hour, categories])).rows[0];
}

export interface MemberSumsRow extends SumsRow {
  member_id: Id<'member'>;
  username: string;
}

export async function listMembersOfDay(
  sql: Sql,
  merchant: MerchantId,
  query: TeamQuery & LedgerQuery & { readonly day: Day; readonly limit: number },
) {
  const { agent, categories, day, limit, withLedger } = query;
  const values = [merchant, agent, day, categories, limit, withLedger];
  return (await sql.query<MemberSumsRow>(MEMBERS_OF_DAY, values)).rows;
}

export async function listMembersOfHour(
  sql: Sql,
  merchant: MerchantId,
  { agent, categories, hour, limit }: TeamQuery & { readonly hour: Date; readonly limit: number },
) {
  const values = [merchant, agent, hour, categories, limit];
  return (await sql.query<MemberSumsRow>(MEMBERS_OF_HOUR, values)).rows;
}

interface MemberQuery {
  readonly member: Id<'member'>;
  readonly categories: readonly GameCategory[];
}

export async function readMemberDay(
  sql: Sql,
  merchant: MerchantId,
  query: MemberQuery & LedgerQuery & { readonly day: Day },
): Promise<SumsRow> {
  const { member, categories, day, withLedger } = query;
  const values = [merchant, member, day, categories, withLedger];
  return singleRow(await sql.query<SumsRow>(MEMBER_DAY, values));
}

export async function readMemberHour(
  sql: Sql,
  merchant: MerchantId,
  { member, categories, hour }: MemberQuery & { readonly hour: Date },
): Promise<SumsRow> {
  return singleRow(await sql.query<SumsRow>(MEMBER_HOUR, [merchant, member, hour, categories]));
}

export interface SettledBetRow {
  draw_id: bigint;
  share: number;
  issue: string;
  lottery: string;
  seq: number;
  play: string;
  pick: string;
  stake: bigint;
  payout: bigint;
  rebate: bigint;
  settled_at: Date;
}

export async function listBetsOf(
  sql: Sql,
  merchant: MerchantId,
  query: {
    readonly member: Id<'member'>;
    readonly begin: Date;
    readonly end: Date;
    readonly limit: number;
  },
) {
  const { member, begin, end, limit } = query;
  return (await sql.query<SettledBetRow>(BETS, [merchant, member, begin, end, limit])).rows;
}
