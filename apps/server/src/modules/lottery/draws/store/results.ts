// Statements on results. Each result is a version, and none is ever changed.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import { planOnce } from '../../../../platform/database/planned-statements.ts';
import type { Sql } from '../../../../platform/sql.ts';
import { DRAW_COLUMNS, parseDraws, type DrawRow, type StoredDraw } from './draws.ts';

// Draws with a result that is not settled, and void draws that are not refunded.
const SETTLE_DUE = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and state in ('DRAWN', 'SETTLING', 'VOIDING') order by draw_at`;

planOnce(SETTLE_DUE);

// A new result, or its removal: settling restarts from the first ticket.
const MARK_RESULT = `
  update lottery.draw set state = $3, result_version = $4, numbers = $5, settled_seq = 0
  where merchant_id = $1 and draw_id = $2`;

// Its orders are open again until the settling ends, as are shares of group buys; cancelled ones
// stay.
const REOPEN_ORDERS = `
  delete from lottery.order_result r using lottery.bet_order o
  where o.merchant_id = $1 and o.draw_id = $2 and o.cancelled_at is null
    and r.merchant_id = $1 and r.member_id = o.member_id and r.placed_at = o.placed_at
    and r.order_id = o.order_id and r.result = any('{0,4,16}')`;

const REOPEN_HOLDINGS = `
  update lottery.holding h set result = 1, returned = 0
  from lottery.offer f
  where f.merchant_id = $1 and f.draw_id = $2 and f.state in ('FILLED', 'PLACED')
    and h.merchant_id = $1 and h.offer_id = f.offer_id`;

const PUT_RESULT = nameParameters(`
  insert into lottery.result
    (merchant_id, draw_id, version, numbers, reason, made_by, approved_by, at)
  values ($merchant, $draw, $version, $numbers, $reason, $madeBy, $approvedBy, house_now())`);

const RESULTS = `
  select version, numbers, reason, made_by, approved_by, at from lottery.result
  where merchant_id = $1 and draw_id = $2 order by version`;

// The results of given lotteries at one draw time; lotteries without a current result are missing.
const NUMBERS_AT = `
  select lottery, numbers from lottery.draw
  where merchant_id = $1 and lottery = any($2::text[]) and draw_at = $3
    and numbers is not null and state in ('DRAWN', 'SETTLING', 'SETTLED')`;

/** The results of lotteries at a draw time, by lottery code. */
export async function listNumbersAt(
  sql: Sql,
  merchant: MerchantId,
  lotteries: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  type Row = { lottery: string; numbers: string };
  const { rows } = await sql.query<Row>(NUMBERS_AT, [merchant, lotteries, at]);
  return new Map(rows.map(({ lottery, numbers }) => [lottery, numbers]));
}

export async function listDrawsToSettle(sql: Sql, merchant: MerchantId): Promise<DrawRow[]> {
  return parseDraws(await sql.query<StoredDraw>(SETTLE_DUE, [merchant]));
}

export interface NewResult {
  readonly merchant: MerchantId;
  readonly draw: bigint;
  readonly version: number;
  /** Undefined for a void draw. */
  readonly numbers: string | undefined;
  readonly reason: string;
  readonly madeBy: string;
  readonly approvedBy: string | undefined;
}

export async function putResult(sql: Sql, result: NewResult): Promise<void> {
  const { merchant, draw, version, numbers, reason, madeBy, approvedBy } = result;
  await sql.query(
    PUT_RESULT.text,
    valuesOf(PUT_RESULT, { merchant, draw, version, numbers, reason, madeBy, approvedBy }),
  );
}

/** Starts the settlement of a new result or of a void from the first ticket. */
export async function markResult(
  sql: Sql,
  result: Pick<NewResult, 'merchant' | 'draw' | 'version' | 'numbers'>,
): Promise<void> {
  const { merchant, draw, version, numbers } = result;
  const state = numbers === undefined ? 'VOIDING' : 'SETTLING';
  await sql.query(MARK_RESULT, [merchant, draw, state, version, numbers ?? null]);
  await sql.query(REOPEN_ORDERS, [merchant, draw]);
  await sql.query(REOPEN_HOLDINGS, [merchant, draw]);
}

export interface ResultRow {
  version: number;
  numbers: string | null;
  reason: string;
  made_by: string;
  approved_by: string | null;
  at: Date;
}

export async function listResults(
  sql: Sql,
  merchant: MerchantId,
  draw: bigint,
): Promise<ResultRow[]> {
  return (await sql.query<ResultRow>(RESULTS, [merchant, draw])).rows;
}
