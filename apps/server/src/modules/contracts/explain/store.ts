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
}

const SUMS = `
  coalesce(sum(x.bet), 0)::bigint as bet, coalesce(sum(x.valid_bet), 0)::bigint as valid_bet,
  coalesce(sum(x.win_stake), 0)::bigint as win_stake,
  coalesce(sum(x.loss_stake), 0)::bigint as loss_stake,
  coalesce(sum(x.payout), 0)::bigint as payout, coalesce(sum(x.bets), 0)::bigint as bets`;

// Plain reads by index: the team's own rows, then its members' through the path.
const DAYS = `
  select to_char(x.day, 'YYYY-MM-DD') as day, ${SUMS} from contracts.team_day x
  where x.merchant_id = $1 and x.agent_id = $2 and x.day between $3 and $4 and x.category = any($5)
  group by x.day order by x.day`;

const HOUR = `
  select ${SUMS} from contracts.team_hour x
  where x.merchant_id = $1 and x.agent_id = $2 and x.hour = $3 and x.category = any($4)`;

const membersOf = (table: string, time: string) => `
  select x.member_id, p.username, ${SUMS} from contracts.${table} x
  join contracts.party p on p.merchant_id = x.merchant_id and p.member_id = x.member_id
  where x.merchant_id = $1 and x.${time} = $3 and x.category = any($4)
    and (p.path @> array[$2::uuid] or p.member_id = $2) and p.standing_group = 'formal'
  group by x.member_id, p.username order by sum(x.bet) desc, p.username limit $5`;

const MEMBERS_OF_DAY = membersOf('member_day', 'day');
const MEMBERS_OF_HOUR = membersOf('member_hour', 'hour');

const memberSums = (table: string, time: string) => `
  select ${SUMS} from contracts.${table} x
  where x.merchant_id = $1 and x.member_id = $2 and x.${time} = $3 and x.category = any($4)`;

const MEMBER_DAY = memberSums('member_day', 'day');
const MEMBER_HOUR = memberSums('member_hour', 'hour');

const BETS = `
  select b.issue, b.lottery, b.seq, b.play, b.pick, b.stake, b.payout,
    b.counted_at as settled_at
  from contracts.counted_bet b
  where b.merchant_id = $1 and b.member_id = $2 and b.counted_at >= $3 and b.counted_at < $4
    and b.stake > 0
  order by b.counted_at, b.draw_id, b.seq, b.share limit $5`;

interface TeamQuery {
  readonly agent: Id<'member'>;
  readonly categories: readonly GameCategory[];
}

export async function listTeamDays(
  sql: Sql,
  merchant: MerchantId,
  { agent, categories, first, last }: TeamQuery & { readonly first: Day; readonly last: Day },
) {
  type Row = SumsRow & { day: Day };
  return (await sql.query<Row>(DAYS, [merchant, agent, first, last, categories])).rows;
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
  { agent, categories, day, limit }: TeamQuery & { readonly day: Day; readonly limit: number },
) {
  const values = [merchant, agent, day, categories, limit];
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
  { member, categories, day }: MemberQuery & { readonly day: Day },
): Promise<SumsRow> {
  return singleRow(await sql.query<SumsRow>(MEMBER_DAY, [merchant, member, day, categories]));
}

export async function readMemberHour(
  sql: Sql,
  merchant: MerchantId,
  { member, categories, hour }: MemberQuery & { readonly hour: Date },
): Promise<SumsRow> {
  return singleRow(await sql.query<SumsRow>(MEMBER_HOUR, [merchant, member, hour, categories]));
}

export interface SettledBetRow {
  issue: string;
  lottery: string;
  seq: number;
  play: string;
  pick: string;
  stake: bigint;
  payout: bigint;
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
