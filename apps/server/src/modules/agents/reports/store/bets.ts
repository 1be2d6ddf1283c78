// The statements on the orders of a team, and on its shares of group buys. They take no lock.
import { nameParameters, valuesOf, type Instant, type MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';
import { countSelected, personOfBet, TEAM, type TeamOf } from './team-of.ts';
import { atMicros, stretchOf, walkNewest, type Stretch } from './walk-newest.ts';

const NEWEST_FIRST = 'order by b.placed_at desc, b.id desc, b.share_no desc';

/** What is asked for of orders and of shares alike. */
const ASKED = `
  b.merchant_id = $merchant and b.placed_at >= ${atMicros('$begin')}
    and b.placed_at < ${atMicros('$end')} and b.lottery like $lottery
    and ($issue = '%' or exists (select from agents.bet_draw d
      where d.merchant_id = $merchant and d.draw_id = b.draw_id and d.issue like $issue))`;

const BEFORE = `(${atMicros('$beforeAt')}, $beforeId::uuid, $beforeShare::smallint)`;

const OUTCOME = `
  left join agents.order_outcome r on r.merchant_id = $merchant and r.member_id = b.member_id
    and r.result in (0, 4, 16) and r.placed_at = b.placed_at and r.id = b.id`;
const ORDER_RESULT = 'coalesce(r.result, -1) = any($results::int[])';
const SHARE_RESULT = 'coalesce(b.result, -1) = any($results::int[])';

const ORDER_COLUMNS = `b.id, 0::smallint as share_no, b.placed_at, b.lottery, b.draw_id,
  b.first_seq, b.bets, b.stake, r.result, coalesce(r.returned, 0)::bigint as returned,
  0::bigint as refunded`;
const SHARE_COLUMNS = `b.id, b.share_no, b.placed_at, b.lottery, b.draw_id, 0 as first_seq,
  b.shares as bets, b.stake, b.result, b.returned, b.refunded`;

/** What of an order's stake was given back by tied notes; of a share it is known. */
const REFUNDED = `
  (case when n.share_no > 0 then n.refunded when n.returned > 0 then coalesce((
    select sum(x.refunded) from agents.bet_refund x
    where x.merchant_id = $merchant and x.draw_id = n.draw_id and x.version = d.result_version
      and x.seq >= n.first_seq and x.seq < n.first_seq + n.bets), 0) else 0 end)::bigint`;

/** A page, with the names and times of its draws. */
const shown = (newest: string): string => `
  with newest as (${newest})
  select n.username, n.id, n.share_no, n.placed_at, n.lottery, n.draw_id, n.first_seq, n.bets,
    n.stake, n.result, n.returned, d.issue, d.family,
    coalesce(d.names ->> $language, d.names ->> 'EN', n.lottery) as game,
    case when n.result is not null then d.settled_at end as settled_at,
    (extract(epoch from n.placed_at) * 1000000)::bigint as at_micros, ${REFUNDED} as refunded
  from newest n
  join agents.bet_draw d on d.merchant_id = $merchant and d.draw_id = n.draw_id
  order by n.placed_at desc, n.id desc, n.share_no desc`;

const BY_PERSON = nameParameters(
  shown(`
  select t.username, b.*
  from (${TEAM}) t
  cross join lateral (
    select * from (
      (select ${ORDER_COLUMNS} from agents.placed_order b ${OUTCOME}
        where ${ASKED} and (b.placed_at, b.id, 0::smallint) < ${BEFORE}
          and b.member_id = t.member_id and ${ORDER_RESULT}
        order by b.placed_at desc, b.id desc limit $limit)
      union all
      (select ${SHARE_COLUMNS} from agents.placed_share b
        where ${ASKED} and (b.placed_at, b.id, b.share_no) < ${BEFORE}
          and b.member_id = t.member_id and ${SHARE_RESULT}
        ${NEWEST_FIRST} limit $limit)) b
    ${NEWEST_FIRST} limit $limit) b
  ${NEWEST_FIRST} limit $limit`),
);

const AMONG_ALL = nameParameters(
  shown(`
  select b.* from (
    (select p.username, ${ORDER_COLUMNS} from agents.placed_order b
      ${personOfBet('b.member_id')} ${OUTCOME}
      where ${ASKED} and (b.placed_at, b.id, 0::smallint) < ${BEFORE} and ${ORDER_RESULT}
      order by b.placed_at desc, b.id desc limit $limit)
    union all
    (select p.username, ${SHARE_COLUMNS} from agents.placed_share b ${personOfBet('b.member_id')}
      where ${ASKED} and (b.placed_at, b.id, b.share_no) < ${BEFORE} and ${SHARE_RESULT}
      ${NEWEST_FIRST} limit $limit)) b
  ${NEWEST_FIRST} limit $limit`),
);

const FLOOR = nameParameters(`
  select (extract(epoch from placed_at) * 1000000)::bigint as at_micros from agents.placed_order
  where merchant_id = $merchant and placed_at >= ${atMicros('$begin')}
    and placed_at < ${atMicros('$end')} and placed_at <= ${atMicros('$beforeAt')}
  order by placed_at desc, id desc offset $places limit 1`);

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

export interface TeamBetFilter extends TeamOf {
  readonly begin: Instant;
  readonly end: Instant;
  /** Patterns; `%` is any. */
  readonly lottery: string;
  readonly issue: string;
  /** Results, with -1 for open bets. */
  readonly results: number[];
}

export interface TeamBetQuery extends TeamBetFilter, BetPlace {
  readonly language: string;
  readonly limit: number;
}

/** The newest bets after a place, read with what a page needs and not with the whole team. */
export async function listTeamBets(sql: Sql, query: TeamBetQuery): Promise<TeamBetRow[]> {
  const { merchant, beforeAt, limit } = query;
  const values = (stretch: Stretch, most: number) => ({ ...query, ...stretch, limit: most });
  const ways = {
    floorOf: async (stretch: Stretch, places: number) => {
      const asked = valuesOf(FLOOR, { merchant, beforeAt, ...stretch, places });
      const { rows } = await sql.query<{ at_micros: bigint }>(FLOOR.text, asked);
      return rows[0]?.at_micros;
    },
    amongAll: async (stretch: Stretch, most: number) => {
      const asked = valuesOf(AMONG_ALL, values(stretch, most));
      return (await sql.query<TeamBetRow>(AMONG_ALL.text, asked)).rows;
    },
    byPerson: async (stretch: Stretch, most: number) => {
      const asked = valuesOf(BY_PERSON, values(stretch, most));
      return (await sql.query<TeamBetRow>(BY_PERSON.text, asked)).rows;
    },
  };
  const people = await countSelected(sql, query);
  return walkNewest(ways, stretchOf(query), { people, limit });
}

// Either side may be read first, by the member or by the time, as the planner counts them. What was
// given back is no prize.
const SUMS = nameParameters(`
  with team as (${TEAM}), chosen as (
    select ${ORDER_COLUMNS} from agents.placed_order b
    join team t on t.member_id = b.member_id ${OUTCOME}
    where ${ASKED} and ${ORDER_RESULT}
    union all
    select ${SHARE_COLUMNS} from agents.placed_share b
    join team t on t.member_id = b.member_id
    where ${ASKED} and ${SHARE_RESULT}
  ), settled as (
    select n.result, n.stake, n.returned, ${REFUNDED} as refunded
    from chosen n
    join agents.bet_draw d on d.merchant_id = $merchant and d.draw_id = n.draw_id
  ), known as (
    select stake, returned, result is null as is_open,
      case when result = 16 and refunded = 0 then returned else refunded end as back
    from settled)
  select count(*) as bets, coalesce(sum(stake), 0)::bigint as stake,
    coalesce(sum(stake - back) filter (where not is_open), 0)::bigint as valid_bet,
    coalesce(sum(returned - back) filter (where not is_open), 0)::bigint as prize
  from known`);

export interface BetSums {
  bets: bigint;
  stake: bigint;
  valid_bet: bigint;
  prize: bigint;
}

/** What all bets of a selection come to. */
export async function sumTeamBets(sql: Sql, filter: TeamBetFilter): Promise<BetSums> {
  const values = valuesOf(SUMS, { ...filter, ...stretchOf(filter) });
  return singleRow(await sql.query<BetSums>(SUMS.text, values));
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
