// Statements on draws whose results come from outside. None takes a lock.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import { DRAW_COLUMNS, parseDraws, type DrawRow, type StoredDraw } from '../../draws/index.ts';

// Draws made elsewhere that are closed without a result, or that were settled within a day.
const ENTERED = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and mode = 'entered' and draw_at <= house_now()
    and (state = 'CLOSED' or (state = 'SETTLED' and draw_at > house_now() - interval '1 day'
      and not rules ? 'block'))
  order by draw_at`;

// Block draws that wait for their block, and those whose block is checked again now, an hour after
// the draw.
const BY_BLOCK = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and rules ? 'block' and draw_at <= house_now()
    and (state = 'CLOSED' or (state = 'SETTLED'
      and draw_at <= house_now() - interval '1 hour'
      and draw_at > house_now() - interval '1 hour 10 seconds'))
  order by draw_at`;

// Closed draws that wait for the results of other lotteries of that day.
const JOIN_DUE = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and mode = 'entered' and state = 'CLOSED' and draw_at <= house_now()
    and (rules ->> 'family' = 'VNS2' or lottery = $2)
  order by draw_at`;

/** Closed draws that wait for a result from outside, and those settled within a day. */
export async function listOutsideDraws(sql: Sql, merchant: MerchantId): Promise<DrawRow[]> {
  return parseDraws(await sql.query<StoredDraw>(ENTERED, [merchant]));
}

export async function listBlockDraws(sql: Sql, merchant: MerchantId): Promise<DrawRow[]> {
  return parseDraws(await sql.query<StoredDraw>(BY_BLOCK, [merchant]));
}

/** Closed draws of two stations together, and of the given lottery. */
export async function listDrawsToJoin(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
): Promise<DrawRow[]> {
  return parseDraws(await sql.query<StoredDraw>(JOIN_DUE, [merchant, lottery]));
}
