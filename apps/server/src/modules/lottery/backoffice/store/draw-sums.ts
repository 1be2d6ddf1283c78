// Statements of the sums of settled draws, from which statistics are read. None takes a lock but
// that of a draw whose sums are made.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';

// The latest first: after an upgrade the draws that statistics show come before older ones.
const DUE = `
  select s.draw_id, s.version, d.lottery, d.issue
  from lottery.draw_sum_due s join lottery.draw d using (merchant_id, draw_id)
  where s.merchant_id = $1 order by s.draw_id desc limit 500`;

// Another process does not wait for a draw that is being worked on.
const LOCK_DUE = `
  select from lottery.draw_sum_due
  where merchant_id = $1 and draw_id = $2 and version = $3 for update skip locked`;

const DROP_DUE = `
  delete from lottery.draw_sum_due where merchant_id = $1 and draw_id = $2 and version = $3`;

const DROP_SUM = `
  delete from lottery.draw_sum s using lottery.draw d
  where d.merchant_id = $1 and d.draw_id = $2 and s.merchant_id = $1 and s.lottery = d.lottery
    and s.draw_at = d.draw_at and s.draw_id = $2`;

// A draw that is being corrected or was voided has no sums.
const PUT_SUM = nameParameters(`
  insert into lottery.draw_sum (merchant_id, lottery, draw_at, draw_id, numbers, stake, prize,
    refunded, rebate, compared, low, high, variance)
  select $merchant, d.lottery, d.draw_at, $draw, d.numbers, coalesce(t.stake - t.cancelled, 0),
    coalesce(t.prize, 0), coalesce(t.refunded, 0), coalesce(t.rebate, 0), $compared::bigint,
    $low::numeric, $high::numeric, $variance::numeric
  from lottery.draw d
  left join lottery.draw_total t on t.merchant_id = $merchant and t.draw_id = $draw
    and t.version = d.result_version and not t.trial
  where d.merchant_id = $merchant and d.draw_id = $draw and d.result_version = $version
    and d.state = 'SETTLED' and d.numbers is not null
  on conflict do nothing`);

// The distinct ways in which the counting tickets of a draw were bought.
const BOUGHT = `
  select t.play, t.pick, t.style, t.terms, t.unit, t.notes,
    sum(t.multiple)::bigint as multiple, sum(t.stake)::bigint as stake
  from lottery.ticket t
  where t.merchant_id = $1 and t.draw_id = $2 and not t.trial and not exists (
    select from lottery.cancellation c
    where c.merchant_id = $1 and c.draw_id = $2 and c.cancels = t.seq)
  group by t.play, t.pick, t.style, t.terms, t.unit, t.notes`;

const LATEST_NUMBERS = `
  select numbers from lottery.draw_sum
  where merchant_id = $1 and lottery = $2 order by draw_at desc, draw_id desc limit $3`;

const LATEST_SUMS = `
  select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(prize), 0)::bigint as prize,
    coalesce(sum(refunded), 0)::bigint as refunded, coalesce(sum(rebate), 0)::bigint as rebate,
    coalesce(sum(compared), 0)::bigint as compared, coalesce(sum(low), 0) as low,
    coalesce(sum(high), 0) as high, coalesce(sum(variance), 0) as variance
  from (
    select stake, prize, refunded, rebate, compared, low, high, variance from lottery.draw_sum
    where merchant_id = $1 and lottery = $2
    order by draw_at desc, draw_id desc limit $3) as latest`;

/** What bets return in theory; a sum over draws is that of their bets. */
export interface ExpectedReturn {
  /** The stakes of the bets whose return is known. */
  readonly compared: bigint;
  /** Stakes times the lowest and the highest return of their plays, in parts per trillion. */
  readonly low: bigint;
  readonly high: bigint;
  /** An upper bound of the variance of what they are paid. */
  readonly variance: bigint;
}

/** A settled draw whose sums are to be made. */
export interface SumDue {
  draw_id: bigint;
  version: number;
  lottery: string;
  issue: string;
}

export interface BoughtRow {
  play: string;
  pick: string;
  style: 'GROUP' | 'FIXED' | 'ZY';
  terms: string;
  unit: bigint;
  notes: number;
  multiple: bigint;
  stake: bigint;
}

export async function listSumsDue(sql: Sql, merchant: MerchantId): Promise<SumDue[]> {
  return (await sql.query<SumDue>(DUE, [merchant])).rows;
}

/** False if another process makes the draw's sums, or has made them. */
export async function lockSumDue(sql: Sql, merchant: MerchantId, due: SumDue): Promise<boolean> {
  const values = [merchant, due.draw_id, due.version];
  return (await sql.query(LOCK_DUE, values)).rowCount === 1;
}

export async function listBought(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<BoughtRow[]> {
  return (await sql.query<BoughtRow>(BOUGHT, [merchant, draw])).rows;
}

/** Replaces the sums of a draw; one that is not settled any more gets none. */
export async function replaceSum(
  sql: Sql,
  merchant: MerchantId,
  due: SumDue,
  expected: ExpectedReturn,
): Promise<void> {
  const { compared, low, high, variance } = expected;
  const draw = [merchant, due.draw_id];
  await sql.query(DROP_SUM, draw);
  const row = { merchant, draw: due.draw_id, version: due.version, compared, low, high, variance };
  await sql.query(PUT_SUM.text, valuesOf(PUT_SUM, row));
  await sql.query(DROP_DUE, [...draw, due.version]);
}

/** The numbers of a lottery's latest settled draws. */
export async function listNumbers(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
  draws: number,
): Promise<string[]> {
  const { rows } = await sql.query<{ numbers: string }>(LATEST_NUMBERS, [merchant, lottery, draws]);
  return rows.map((row) => row.numbers);
}

/** What draws came to in real money, and were expected to. */
export interface DrawSums extends ExpectedReturn {
  readonly stake: bigint;
  readonly prize: bigint;
  readonly refunded: bigint;
  readonly rebate: bigint;
}

/** The sums over a lottery's latest settled draws. */
export async function readLatestSums(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
  draws: number,
): Promise<DrawSums> {
  type Row = Omit<DrawSums, 'low' | 'high' | 'variance'> &
    Record<'low' | 'high' | 'variance', string>;
  const row = singleRow(await sql.query<Row>(LATEST_SUMS, [merchant, lottery, draws]));
  const { low, high, variance } = row;
  return { ...row, low: BigInt(low), high: BigInt(high), variance: BigInt(variance) };
}
