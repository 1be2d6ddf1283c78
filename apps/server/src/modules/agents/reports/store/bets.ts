// The statement on the orders of a team. It takes no lock.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// The newest bets of each person are read by its own index, and the newest of these are the page.
const BETS = nameParameters(`
  with team as (
    select member_id, username from agents.person
    where merchant_id = $merchant and standing_group = 'formal'
      and (member_id = $of or ($scope = 'direct' and upline_id = $of)
        or ($scope = 'all' and path @> array[$of::uuid]))
  ), newest as (
    select t.username, b.*
    from team t
    cross join lateral (
      select b.id, b.share_no, b.placed_at, b.lottery, b.draw_id, b.first_seq, b.bets, b.stake,
        b.result, b.returned
      from agents.bet b
      where b.merchant_id = $merchant and b.member_id = t.member_id
        and b.placed_at >= to_timestamp($begin / 1000.0)
        and b.placed_at < to_timestamp($end / 1000.0)
        and (b.placed_at, b.id, b.share_no)
          < (to_timestamp($beforeAt / 1000000.0), $beforeId::uuid, $beforeShare::smallint)
        and b.lottery like $lottery
        and (coalesce(b.result, -1) = any($results::int[]))
        and ($issue = '%' or exists (select from agents.bet_draw d
          where d.merchant_id = $merchant and d.draw_id = b.draw_id and d.issue like $issue))
      order by b.placed_at desc, b.id desc, b.share_no desc limit $limit) b
    order by b.placed_at desc, b.id desc, b.share_no desc limit $limit)
  select n.username, n.id, n.share_no, n.placed_at, n.lottery, n.draw_id, n.first_seq, n.bets,
    n.stake, n.result, n.returned, d.issue, d.family,
    coalesce(d.names ->> $language, d.names ->> 'EN', n.lottery) as game,
    case when n.result is not null then d.settled_at end as settled_at,
    (extract(epoch from n.placed_at) * 1000000)::bigint as at_micros,
    coalesce((select sum(x.refunded) from agents.bet_refund x
      where x.merchant_id = $merchant and x.draw_id = n.draw_id
        and x.version = d.result_version and x.seq >= n.first_seq
        and x.seq < n.first_seq + n.bets), 0)::bigint as refunded
  from newest n
  join agents.bet_draw d on d.merchant_id = $merchant and d.draw_id = n.draw_id
  order by n.placed_at desc, n.id desc, n.share_no desc`);

export interface TeamBetRow {
  username: string;
  id: string;
  share_no: number;
  placed_at: Date;
  lottery: string;
  family: string;
  draw_id: bigint;
  first_seq: number;
  bets: number;
  stake: bigint;
  /** 0 lost, 4 won, 16 given back; null while it is open. */
  result: number | null;
  returned: bigint;
  issue: string;
  /** The lottery's name. */
  game: string;
  settled_at: Date | null;
  at_micros: bigint;
  refunded: bigint;
}

/** The place of a list where a page begins: after this bet. */
export interface BetPlace {
  readonly beforeAt: bigint;
  readonly beforeId: string;
  readonly beforeShare: number;
}

export interface TeamBetQuery extends BetPlace {
  readonly merchant: MerchantId;
  readonly of: Id<'member'>;
  readonly scope: 'self' | 'direct' | 'all';
  readonly begin: Instant;
  readonly end: Instant;
  /** Patterns; `%` is any. */
  readonly lottery: string;
  readonly issue: string;
  /** Results, with -1 for open bets. */
  readonly results: number[];
  readonly language: string;
  readonly limit: number;
}

export async function listTeamBets(sql: Sql, query: TeamBetQuery): Promise<TeamBetRow[]> {
  return (await sql.query<TeamBetRow>(BETS.text, valuesOf(BETS, { ...query }))).rows;
}

export interface TeamTicketRow {
  draw_id: bigint;
  seq: number;
  play: string;
  style: string;
  pick: string;
  notes: number;
  multiple: number;
  unit: bigint;
  stake: bigint;
}

// The tickets of an order are neighbours in the draw's sequence, read by its key; `offset 0` keeps
// them apart for each order, where a join could read all tickets of a draw.
const TICKETS = `
  select t.draw_id, t.seq, t.play, t.style, t.pick, t.notes, t.multiple, t.unit, t.stake
  from unnest($2::bigint[], $3::integer[], $4::integer[]) as o (draw_id, first_seq, bets)
  cross join lateral (
    select * from agents.ticket e
    where e.merchant_id = $1 and e.draw_id = o.draw_id and e.seq >= o.first_seq
      and e.seq < o.first_seq + least(o.bets, $5::integer)
    offset 0) t`;

/** The first tickets of each order, at most `most` of one; shares of group buys have none. */
export async function listTeamTickets(
  sql: Sql,
  merchant: MerchantId,
  bets: readonly TeamBetRow[],
  most: number,
): Promise<TeamTicketRow[]> {
  const orders = bets.filter(({ share_no: share }) => share === 0);
  if (orders.length === 0) return [];
  const { rows } = await sql.query<TeamTicketRow>(TICKETS, [
    merchant,
    orders.map(({ draw_id: draw }) => draw),
    orders.map(({ first_seq: first }) => first),
    orders.map(({ bets: count }) => count),
    most,
  ]);
  return rows;
}
