// Statements of the lottery's pages. None takes a lock, so a page may be slightly behind.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { DrawState } from '../draws/index.ts';

export interface DrawItemRow {
  lottery: string;
  issue: string;
  state: DrawState;
  opens_at: Date;
  closes_at: Date;
  draw_at: Date;
  numbers: string | null;
}

const ITEM = 'd.lottery, d.issue, d.state, d.opens_at, d.closes_at, d.draw_at, d.numbers';

// The draw on sale of each lottery.
const ON_SALE = `
  select ${ITEM} from lottery.draw d
  where d.merchant_id = $1 and d.state in ('SCHEDULED', 'OPEN') and d.bound_at is not null
    and d.opens_at <= house_now() and d.closes_at > house_now()
  order by d.draw_at`;

// The latest result of each lottery.
const LATEST = `
  select ${ITEM} from lottery.lottery l
  cross join lateral (
    select * from lottery.draw d
    where d.merchant_id = l.merchant_id and d.lottery = l.code and d.numbers is not null
    order by d.draw_at desc limit 1) d
  where l.merchant_id = $1`;

const RESULTS = `
  select ${ITEM} from lottery.draw d
  where d.merchant_id = $1 and d.lottery = $2 and d.numbers is not null
  order by d.draw_at desc limit $3`;

// Draws with a result and void draws. A void draw has the reason that its last result states.
const ENDED = `
  select ${ITEM}, case when d.state in ('VOIDING', 'VOID') then r.reason end as void_reason
  from lottery.draw d
  left join lottery.result r on r.merchant_id = $1 and r.draw_id = d.draw_id
    and r.version = d.result_version
  where d.merchant_id = $1 and d.lottery = $2
    and (d.numbers is not null or d.state in ('VOIDING', 'VOID'))
  order by d.draw_at desc limit $3`;

// Draws by issue, in any state; draws that are not scheduled yet are missing.
const NAMED = `
  select ${ITEM} from lottery.draw d where d.merchant_id = $1 and d.issue = any($2)`;

// Closed draws whose numbers are not known yet.
const WAITING = `
  select ${ITEM} from lottery.draw d
  where d.merchant_id = $1 and d.lottery = $2 and d.state = 'CLOSED'
    and d.draw_at > house_now() - interval '1 hour'
  order by d.draw_at`;

const SCHEDULED = `
  select ${ITEM} from lottery.draw d
  where d.merchant_id = $1 and d.lottery = $2 and d.state in ('SCHEDULED', 'OPEN')
    and d.closes_at > house_now()
  order by d.draw_at limit $3`;

const RECENT_GAMES = `
  select o.lottery from (
    select lottery, placed_at from lottery.bet_order
    where merchant_id = $1 and member_id = $2 order by placed_at desc limit 200) o
  group by o.lottery order by max(o.placed_at) desc limit 20`;

const POPULAR = `
  select lottery, item, sum(stake)::bigint as stake from lottery.popular
  where merchant_id = $1 and at > house_now() - interval '24 hours'
  group by lottery, item order by sum(stake) desc`;

const WINS = `
  select member_id, username, lottery, prize, at from lottery.win
  where merchant_id = $1 and at > house_now() - interval '24 hours'
  order by prize desc limit $2`;

async function list<Row extends object>(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows;
}

export function listOnSale(sql: Sql, merchant: MerchantId): Promise<DrawItemRow[]> {
  return list(sql, ON_SALE, [merchant]);
}

export function listLatest(sql: Sql, merchant: MerchantId): Promise<DrawItemRow[]> {
  return list(sql, LATEST, [merchant]);
}

/** The last results of a lottery, newest first. */
export function listDrawnDraws(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
  count: number,
): Promise<DrawItemRow[]> {
  return list(sql, RESULTS, [merchant, lottery, count]);
}

export interface EndedDrawRow extends DrawItemRow {
  /** Why the draw is void; null for a draw with a result. */
  void_reason: string | null;
}

/** The last draws of a lottery that have a result or are void, newest first. */
export function listEndedDraws(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
  count: number,
): Promise<EndedDrawRow[]> {
  return list(sql, ENDED, [merchant, lottery, count]);
}

export function listDrawsByIssue(
  sql: Sql,
  merchant: MerchantId,
  issues: readonly string[],
): Promise<DrawItemRow[]> {
  return list(sql, NAMED, [merchant, issues]);
}

export function listWaitingDraws(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
): Promise<DrawItemRow[]> {
  return list(sql, WAITING, [merchant, lottery]);
}

/** Draws that can be bet on now or later, soonest first. */
export function listComingDraws(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
  count: number,
): Promise<DrawItemRow[]> {
  return list(sql, SCHEDULED, [merchant, lottery, count]);
}

export async function listRecentGames(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<string[]> {
  const rows = await list<{ lottery: string }>(sql, RECENT_GAMES, [merchant, member]);
  return rows.map((row) => row.lottery);
}

export interface PopularRow {
  lottery: string;
  item: string;
  stake: bigint;
}

export function listPopular(sql: Sql, merchant: MerchantId): Promise<PopularRow[]> {
  return list(sql, POPULAR, [merchant]);
}

export interface WinRow {
  member_id: Id<'member'>;
  username: string;
  lottery: string;
  prize: bigint;
  at: Date;
}

export function listWins(sql: Sql, merchant: MerchantId, count: number): Promise<WinRow[]> {
  return list(sql, WINS, [merchant, count]);
}
