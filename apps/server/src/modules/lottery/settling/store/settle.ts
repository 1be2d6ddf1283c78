// Statements of settling. They work on ranges of a draw's tickets, never on single tickets.
import { nameParameters, valuesOf, type Amount, type MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';
import { putOrderResults } from './put-order-results.ts';

/** A version of a draw's result. */
export interface ResultKey {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  readonly version: number;
}

/** Sequence numbers of tickets, excluding `after` and including `upTo`. */
export interface SeqRange {
  readonly after: number;
  readonly upTo: number;
}

// The distinct bets of a range. Most tickets repeat one of a few thousand bets, so the result is
// small.
const DISTINCT_BETS = `
  select play, pick from lottery.ticket
  where merchant_id = $1 and draw_id = $2 and seq > $3 and seq <= $4
  group by play, pick`;

// The distinct ways in which the winning bets of a range were bought.
const DISTINCT_TERMS = `
  select t.play, t.pick, t.style, t.terms, t.unit, t.multiple, t.notes
  from lottery.ticket t
  join unnest($5::text[], $6::text[]) as won (play, pick) on won.play = t.play and won.pick = t.pick
  where t.merchant_id = $1 and t.draw_id = $2 and t.seq > $3 and t.seq <= $4
  group by t.play, t.pick, t.style, t.terms, t.unit, t.multiple, t.notes`;

// The planner expects few tickets of the kinds it is given, and would sort them all; without
// statistics of a new draw it would compare each ticket with each kind.
const HASHED = `
  select set_config('enable_mergejoin', 'off', true), set_config('enable_nestloop', 'off', true),
    set_config('work_mem', '64MB', true)`;

// Writes the outcome of every ticket of a winning kind, except cancelled ones. Repeating a range
// changes nothing. The rebate of refunded tied notes is cut (lottery.md 0 rule 6).
const PUT_OUTCOMES = nameParameters(`
  insert into lottery.outcome
    (merchant_id, draw_id, version, seq, status, trial, member_id, stake, prize, refunded, capped,
     rebate_cut)
  select $merchant, $draw, $version, t.seq, w.status, t.trial, t.member_id, t.stake, w.prize,
    w.refunded, w.capped,
    case when w.refunded = 0 then 0
      else t.rebate - div((t.stake - w.refunded)::numeric * t.rebate_points, 2000) end
  from lottery.ticket t
  join unnest($plays::text[], $picks::text[], $styles::text[], $terms::text[], $units::bigint[],
      $multiples::int[], $statuses::smallint[], $prizes::bigint[], $refunded::bigint[],
      $capped::bigint[])
    as w (play, pick, style, terms, unit, multiple, status, prize, refunded, capped)
    on w.play = t.play and w.pick = t.pick and w.style = t.style and w.terms = t.terms
      and w.unit = t.unit and w.multiple = t.multiple
  where t.merchant_id = $merchant and t.draw_id = $draw and t.seq > $after and t.seq <= $upTo
    and not exists (
      select from lottery.cancellation c
      where c.merchant_id = $merchant and c.draw_id = $draw and c.cancels = t.seq)
  on conflict do nothing`);

// Moves the cursor only from its expected position, so that of two settling processes one
// continues.
const MOVE_CURSOR = `
  update lottery.draw set state = 'SETTLING', settled_seq = $5
  where merchant_id = $1 and draw_id = $2 and result_version = $3 and settled_seq = $4
    and state in ('DRAWN', 'SETTLING')`;

// The totals of a settled version, per book. What shares of group buys were limited is not paid.
const PUT_TOTALS = `
  with staked as (
    select trial, sum(bets) as tickets, sum(stake) as stake,
      sum(stake) filter (where cancelled_at is not null) as cancelled
    from lottery.bet_order where merchant_id = $1 and draw_id = $2 group by trial),
  paid as (
    select trial, sum(prize) as prize, sum(refunded) as refunded, sum(capped) as capped,
      sum(rebate_cut) as cut
    from lottery.outcome where merchant_id = $1 and draw_id = $2 and version = $3 group by trial),
  rebates as (
    select t.trial, sum(t.rebate) as rebate from lottery.ticket t
    where $4 and t.merchant_id = $1 and t.draw_id = $2 and t.rebate > 0
      and not exists (
        select from lottery.cancellation c
        where c.merchant_id = $1 and c.draw_id = $2 and c.cancels = t.seq)
    group by 1),
  limited as (
    select trial, sum(limited) as limited from lottery.share_outcome
    where merchant_id = $1 and draw_id = $2 and version = $3 group by trial)
  insert into lottery.draw_total
    (merchant_id, draw_id, version, trial, tickets, stake, cancelled, prize, refunded, rebate,
     capped)
  select $1, $2, $3, trial, tickets, stake, coalesce(cancelled, 0),
    case when $5 then 0 else coalesce(prize, 0) - coalesce(limited, 0) end,
    case when $5 then stake - coalesce(cancelled, 0) else coalesce(refunded, 0) end,
    coalesce(rebate, 0) - coalesce(cut, 0), coalesce(capped, 0) + coalesce(limited, 0)
  from staked left join paid using (trial) left join rebates using (trial)
    left join limited using (trial)
  on conflict do nothing`;

// The last completely settled version before this one: nothing earlier was paid out any more by
// then.
const SETTLED_BEFORE = `
  select max(version)::int as version from lottery.draw_total
  where merchant_id = $1 and draw_id = $2 and version < $3`;

// The draw's highest real wins replace those of an earlier version.
const DROP_WINS = `delete from lottery.win where merchant_id = $1 and draw_id = $2`;

const PUT_WINS = `
  insert into lottery.win (merchant_id, draw_id, member_id, version, username, lottery, prize, at)
  select $1, $2, best.member_id, $3, (
      select username from lottery.bet_order o
      where o.merchant_id = $1 and o.draw_id = $2 and o.member_id = best.member_id limit 1),
    $4, best.prize, house_now()
  from (
    select member_id, sum(prize)::bigint as prize from lottery.outcome
    where merchant_id = $1 and draw_id = $2 and version = $3 and not trial and prize > 0
    group by member_id order by 2 desc limit 20) as best`;

// The most staked numbers, from the draw's steps before these are deleted.
const PUT_POPULAR = `
  insert into lottery.popular (merchant_id, draw_id, item, lottery, stake, at)
  select $1, $2, each.item, $3, sum(each.stake), house_now()
  from lottery.draw_step s, unnest(s.items, s.stakes) as each (item, stake)
  where s.merchant_id = $1 and s.draw_id = $2
  group by each.item having sum(each.stake) > 0
  order by sum(each.stake) desc limit 20
  on conflict do nothing`;

// Refunded stakes do not count as popular.
const DROP_POPULAR = `delete from lottery.popular where merchant_id = $1 and draw_id = $2`;

// The popular numbers and the winner board cover less than two days.
const PRUNE_POPULAR = `
  delete from lottery.popular where merchant_id = $1 and at < house_now() - interval '2 days'`;

const PRUNE_WINS = `
  delete from lottery.win where merchant_id = $1 and at < house_now() - interval '2 days'`;

const DROP_STEPS = `delete from lottery.draw_step where merchant_id = $1 and draw_id = $2`;

const MARK_SETTLED = `
  update lottery.draw set state = $4, settled_at = house_now()
  where merchant_id = $1 and draw_id = $2 and result_version = $3
    and state in ('DRAWN', 'SETTLING', 'VOIDING')`;

// The sums of the draw follow, which no money waits for.
const PUT_SUM_DUE = `
  insert into lottery.draw_sum_due (merchant_id, draw_id, version) values ($1, $2, $3)
  on conflict do nothing`;

// All that a draw without tickets needs: its state, and its numbers for the statistics.
const FINISH_EMPTY = `
  with marked as (
    update lottery.draw set state = $4, settled_at = house_now()
    where merchant_id = $1 and draw_id = $2 and result_version = $3 and leaf_count = 0
      and state in ('DRAWN', 'VOIDING')
    returning merchant_id, lottery, draw_at, draw_id, numbers, state),
  summed as (
    insert into lottery.draw_sum (merchant_id, lottery, draw_at, draw_id, numbers, stake, prize,
      refunded, rebate, compared, low, high, variance)
    select merchant_id, lottery, draw_at, draw_id, numbers, 0, 0, 0, 0, 0, 0, 0, 0 from marked
    where state = 'SETTLED' and numbers is not null
    on conflict do nothing)
  select count(*)::int as ended from marked`;

export interface BetKind {
  play: string;
  pick: string;
}

export interface BoughtKind extends BetKind {
  style: 'GROUP' | 'FIXED' | 'ZY';
  terms: string;
  unit: Amount;
  multiple: number;
  notes: number;
}

export interface SettledKind extends BoughtKind {
  readonly status: 4 | 16;
  readonly prize: bigint;
  readonly refunded: bigint;
  readonly capped: bigint;
}

/** Below that many tickets any plan is good. */
const MANY_TICKETS = 5000;

/** For the rest of the transaction: tickets of a large range are looked up among kinds. */
export async function planForKinds(sql: Sql, { after, upTo }: SeqRange): Promise<void> {
  if (upTo - after >= MANY_TICKETS) await sql.query(HASHED);
}

export async function listBets(sql: Sql, key: ResultKey, range: SeqRange): Promise<BetKind[]> {
  const values = [key.merchant, key.draw, range.after, range.upTo];
  return (await sql.query<BetKind>(DISTINCT_BETS, values)).rows;
}

export async function listBought(
  sql: Sql,
  key: ResultKey,
  range: SeqRange,
  won: readonly BetKind[],
): Promise<BoughtKind[]> {
  const { rows } = await sql.query<BoughtKind>(DISTINCT_TERMS, [
    key.merchant,
    key.draw,
    range.after,
    range.upTo,
    won.map((each) => each.play),
    won.map((each) => each.pick),
  ]);
  return rows;
}

/** The columns that identify kinds, by the parameters' names. */
export function kindColumns(kinds: readonly Omit<BoughtKind, 'notes'>[]) {
  return {
    plays: kinds.map((each) => each.play),
    picks: kinds.map((each) => each.pick),
    styles: kinds.map((each) => each.style),
    terms: kinds.map((each) => each.terms),
    units: kinds.map((each) => each.unit),
    multiples: kinds.map((each) => each.multiple),
  };
}

export async function putOutcomes(
  sql: Sql,
  key: ResultKey,
  range: SeqRange,
  kinds: readonly SettledKind[],
): Promise<void> {
  const values = valuesOf(PUT_OUTCOMES, {
    ...kindColumns(kinds),
    merchant: key.merchant,
    draw: key.draw,
    version: key.version,
    after: range.after,
    upTo: range.upTo,
    statuses: kinds.map((each) => each.status),
    prizes: kinds.map((each) => each.prize),
    refunded: kinds.map((each) => each.refunded),
    capped: kinds.map((each) => each.capped),
  });
  await sql.query(PUT_OUTCOMES.text, values);
}

/** False if another process has settled this range in the meantime. */
export async function moveCursor(sql: Sql, key: ResultKey, range: SeqRange): Promise<boolean> {
  const values = [key.merchant, key.draw, key.version, range.after, range.upTo];
  return (await sql.query(MOVE_CURSOR, values)).rowCount === 1;
}

/** The last completely settled version before this one, if any. */
export async function findSettledVersion(sql: Sql, key: ResultKey): Promise<number | undefined> {
  const values = [key.merchant, key.draw, key.version];
  const { rows } = await sql.query<{ version: number | null }>(SETTLED_BEFORE, values);
  return rows[0]?.version ?? undefined;
}

/** Writes the totals of a settled version and ends the settling. False if it had already ended. */
export async function finishResult(
  sql: Sql,
  key: ResultKey,
  end: { readonly lottery: string; readonly rebates: boolean; readonly isVoid: boolean },
): Promise<boolean> {
  const { merchant, draw, version } = key;
  const state = end.isVoid ? 'VOID' : 'SETTLED';
  const marked = await sql.query(MARK_SETTLED, [merchant, draw, version, state]);
  if (marked.rowCount !== 1) return false;
  await sql.query(PUT_TOTALS, [merchant, draw, version, end.rebates && !end.isVoid, end.isVoid]);
  await putOrderResults(sql, key, end.isVoid);
  await sql.query(DROP_WINS, [merchant, draw]);
  if (!end.isVoid) await sql.query(PUT_WINS, [merchant, draw, version, end.lottery]);
  if (end.isVoid) await sql.query(DROP_POPULAR, [merchant, draw]);
  else await sql.query(PUT_POPULAR, [merchant, draw, end.lottery]);
  await sql.query(DROP_STEPS, [merchant, draw]);
  await sql.query(PUT_SUM_DUE, [merchant, draw, version]);
  return true;
}

/**
 * Ends the settling of a draw that was closed without a ticket, in one statement: most draws of a
 * quiet house are of this kind. False if it had already ended.
 */
export async function finishEmptyDraw(sql: Sql, key: ResultKey, isVoid: boolean): Promise<boolean> {
  const values = [key.merchant, key.draw, key.version, isVoid ? 'VOID' : 'SETTLED'];
  const { ended } = singleRow(await sql.query<{ ended: number }>(FINISH_EMPTY, values));
  return ended === 1;
}

/** Deletes rows that no board shows any more. */
export async function pruneBoards(sql: Sql, merchant: MerchantId): Promise<void> {
  await sql.query(PRUNE_POPULAR, [merchant]);
  await sql.query(PRUNE_WINS, [merchant]);
}
