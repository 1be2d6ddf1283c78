// Statements that limit a member's payouts by draw and by day.
import { nameParameters, valuesOf } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { OFFERS_OF_DRAW } from './owed.ts';
import type { ResultKey } from './settle.ts';

// Serialises the settlement of draws of one lottery, so that each sees what the others paid on that
// day.
const TAKE_TURN = `
  select pg_advisory_xact_lock(hashtextextended('lottery.member_paid:' || $1 || ':' || $2, 0))`;

// Prizes count in ticket order; the part beyond a member's limit is withheld. Idempotent: the
// remaining prizes are within the limit.
const KEEP_BACK = nameParameters(`
  with won as (
    select seq, member_id, trial, prize,
      sum(prize) over (partition by member_id, trial order by seq) - prize as before
    from lottery.outcome
    where merchant_id = $merchant and draw_id = $draw and version = $version and prize > 0
      and member_id not in (
        select offer_id from lottery.offer where merchant_id = $merchant and draw_id = $draw)),
  others as (
    select member_id, trial, sum(prize) as prize from lottery.member_paid
    where merchant_id = $merchant and lottery = $lottery and day = $day::date and draw_id <> $draw
    group by member_id, trial),
  kept as (
    select won.seq, won.prize,
      greatest(0, least(won.prize,
        case when $drawPayout::bigint > 0 then $drawPayout - won.before end,
        case when $dayPayout::bigint > 0
          then $dayPayout - coalesce(others.prize, 0) - won.before end
      ))::bigint as kept
    from won left join others using (member_id, trial))
  update lottery.outcome o
  set prize = kept.kept, capped = o.capped + kept.prize - kept.kept,
    limited = o.limited + kept.prize - kept.kept
  from kept
  where o.merchant_id = $merchant and o.draw_id = $draw and o.version = $version
    and o.seq = kept.seq and kept.kept < kept.prize`);

// The same for shares of group buys, after their members' own tickets.
const KEEP_BACK_SHARES = nameParameters(`
  with own as (
    select member_id, trial, sum(prize) as prize from lottery.outcome
    where merchant_id = $merchant and draw_id = $draw and version = $version
    group by member_id, trial),
  won as (
    select offer_id, share_no, member_id, trial, prize,
      sum(prize) over (partition by member_id, trial order by offer_id, share_no) - prize as before
    from lottery.share_outcome
    where merchant_id = $merchant and draw_id = $draw and version = $version and prize > 0),
  others as (
    select member_id, trial, sum(prize) as prize from lottery.member_paid
    where merchant_id = $merchant and lottery = $lottery and day = $day::date and draw_id <> $draw
    group by member_id, trial),
  kept as (
    select won.offer_id, won.share_no, won.prize,
      greatest(0, least(won.prize,
        case when $drawPayout::bigint > 0
          then $drawPayout - coalesce(own.prize, 0) - won.before end,
        case when $dayPayout::bigint > 0
          then $dayPayout - coalesce(others.prize, 0) - coalesce(own.prize, 0) - won.before end
      ))::bigint as kept
    from won left join own using (member_id, trial) left join others using (member_id, trial))
  update lottery.share_outcome o
  set prize = kept.kept, limited = o.limited + kept.prize - kept.kept
  from kept
  where o.merchant_id = $merchant and o.draw_id = $draw and o.version = $version
    and o.offer_id = kept.offer_id and o.share_no = kept.share_no and kept.kept < kept.prize`);

const FORGET_PAID = `
  delete from lottery.member_paid where merchant_id = $1 and draw_id = $2`;

const NOTE_PAID = `
  insert into lottery.member_paid
    (merchant_id, draw_id, member_id, trial, lottery, day, prize)
  select $1, $2, member_id, trial, $4, $5::date, sum(prize)
  from (
    select member_id, trial, prize from lottery.outcome
    where merchant_id = $1 and draw_id = $2 and version = $3 and prize > 0
      and member_id not in ${OFFERS_OF_DRAW}
    union all
    select member_id, trial, prize from lottery.share_outcome
    where merchant_id = $1 and draw_id = $2 and version = $3 and prize > 0) as paid
  group by member_id, trial`;

export interface MemberLimits {
  readonly lottery: string;
  /** The merchant's day of the draw, such as `2026-11-21`. */
  readonly day: string;
  /** Zero means no limit. */
  readonly drawPayout: bigint;
  readonly dayPayout: bigint;
}

/** Withholds what exceeds the limits, and records what is paid for the rest of the day. */
export async function limitMembers(
  sql: Sql,
  resultKey: ResultKey,
  limits: MemberLimits,
): Promise<void> {
  const { merchant, draw, version } = resultKey;
  const { lottery, day, dayPayout } = limits;
  await sql.query(TAKE_TURN, [String(merchant), lottery]);
  const values = { ...limits, merchant, draw, version };
  await sql.query(KEEP_BACK.text, valuesOf(KEEP_BACK, values));
  await sql.query(KEEP_BACK_SHARES.text, valuesOf(KEEP_BACK_SHARES, values));
  await forgetPaid(sql, resultKey);
  if (dayPayout > 0n) await sql.query(NOTE_PAID, [merchant, draw, version, lottery, day]);
}

/** Removes the draw's payouts from the day's limit. */
export async function forgetPaid(sql: Sql, resultKey: ResultKey): Promise<void> {
  await sql.query(FORGET_PAID, [resultKey.merchant, resultKey.draw]);
}
