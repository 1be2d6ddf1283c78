// Statements on the messages to the winners of settled draws.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { OFFERS_OF_DRAW } from './owed.ts';
import type { ResultKey } from './settle.ts';

const PUT_DUE = `
  insert into lottery.win_notice_due (merchant_id, draw_id, version) values ($1, $2, $3)
  on conflict do nothing`;

const LIST_DUE = `
  select n.draw_id, n.version, d.lottery, d.issue
  from lottery.win_notice_due n join lottery.draw d using (merchant_id, draw_id)
  where n.merchant_id = $1 order by n.draw_id limit 100`;

// Another process does not wait for a result that is being worked on.
const LOCK_DUE = `
  select after_member from lottery.win_notice_due
  where merchant_id = $1 and draw_id = $2 and version = $3 for update skip locked`;

// The next members whom the result pays in real money, for own tickets and for shares of group
// buys, and what they staked on the draw.
const LIST_PAID = `
  with won as (
    select member_id, prize, refunded from lottery.outcome
    where merchant_id = $1 and draw_id = $2 and version = $3 and not trial and member_id > $4
      and member_id not in ${OFFERS_OF_DRAW}
    union all
    select member_id, prize, refunded from lottery.share_outcome
    where merchant_id = $1 and draw_id = $2 and version = $3 and not trial and member_id > $4),
  paid as materialized (
    select member_id, (sum(prize) + sum(refunded))::bigint as paid
    from won group by member_id having sum(prize) > 0
    order by member_id limit $5),
  staked as (
    select o.member_id, o.stake from paid p join lottery.bet_order o
      on o.merchant_id = $1 and o.draw_id = $2 and o.member_id = p.member_id
        and not o.trial and o.cancelled_at is null
    union all
    select s.member_id, f.share_price * s.shares from lottery.offer f
    join lottery.offer_share s on s.merchant_id = $1 and s.offer_id = f.offer_id
    join paid p on p.member_id = s.member_id
    where f.merchant_id = $1 and f.draw_id = $2 and f.state = 'PLACED' and not f.trial)
  select p.member_id, p.paid, sum(s.stake)::bigint as stake
  from paid p join staked s on s.member_id = p.member_id
  group by p.member_id, p.paid order by p.member_id`;

const MOVE_DUE = `
  update lottery.win_notice_due set after_member = $4
  where merchant_id = $1 and draw_id = $2 and version = $3`;

const DROP_DUE = `
  delete from lottery.win_notice_due where merchant_id = $1 and draw_id = $2 and version = $3`;

/** A settled result with winners to notify. */
export interface WinNoticeDue extends ResultKey {
  readonly lottery: string;
  readonly issue: string;
}

/** A member whom a result pays; amounts in 1/10000. */
export interface PaidRow {
  readonly member_id: string;
  readonly paid: bigint;
  readonly stake: bigint;
}

/** Records, with the settlement, that the winners of a result are to be notified. */
export async function putWinNoticeDue(sql: Sql, key: ResultKey): Promise<void> {
  await sql.query(PUT_DUE, [key.merchant, key.draw, key.version]);
}

export async function listWinNoticesDue(sql: Sql, merchant: MerchantId): Promise<WinNoticeDue[]> {
  const { rows } = await sql.query<{
    draw_id: bigint;
    version: number;
    lottery: string;
    issue: string;
  }>(LIST_DUE, [merchant]);
  return rows.map(({ draw_id: draw, ...rest }) => ({ merchant, draw, ...rest }));
}

/** The last notified member of a result; its row is locked. Undefined if another process has it. */
export async function lockWinNoticeDue(sql: Sql, key: ResultKey): Promise<string | undefined> {
  const values = [key.merchant, key.draw, key.version];
  const { rows } = await sql.query<{ after_member: string }>(LOCK_DUE, values);
  return rows[0]?.after_member;
}

/** The next paid members after one, by their ids. */
export async function listPaid(
  sql: Sql,
  key: ResultKey,
  after: string,
  most: number,
): Promise<PaidRow[]> {
  const values = [key.merchant, key.draw, key.version, after, most];
  return (await sql.query<PaidRow>(LIST_PAID, values)).rows;
}

export async function moveWinNoticeDue(sql: Sql, key: ResultKey, after: string): Promise<void> {
  await sql.query(MOVE_DUE, [key.merchant, key.draw, key.version, after]);
}

export async function dropWinNoticeDue(sql: Sql, key: ResultKey): Promise<void> {
  await sql.query(DROP_DUE, [key.merchant, key.draw, key.version]);
}
