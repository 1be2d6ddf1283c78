// Statements on draws whose results come from outside. None takes a lock.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';
import { DRAW_COLUMNS, type DrawRow } from './draws.ts';

// Draws made elsewhere that are closed and have no result yet, or had theirs within a day.
const ENTERED = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and mode = 'entered' and draw_at <= house_now()
    and (state = 'CLOSED' or (state = 'SETTLED' and draw_at > house_now() - interval '1 day'
      and not rules ? 'block'))
  order by draw_at`;

// Draws by a public block that wait for it, and those whose block is looked at again now, an hour
// after the draw.
const BY_BLOCK = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and rules ? 'block' and draw_at <= house_now()
    and (state = 'CLOSED' or (state = 'SETTLED'
      and draw_at <= house_now() - interval '1 hour'
      and draw_at > house_now() - interval '1 hour 10 seconds'))
  order by draw_at`;

// Closed draws of two stations together that wait for what these have drawn.
const JOIN_DUE = `
  select ${DRAW_COLUMNS} from lottery.draw
  where merchant_id = $1 and mode = 'entered' and state = 'CLOSED' and draw_at <= house_now()
    and rules ->> 'family' = 'VNS2'
  order by draw_at`;

/** Closed draws that wait for a result from outside, and those that got theirs within a day. */
export async function listEntered(sql: Sql, merchant: MerchantId): Promise<DrawRow[]> {
  return (await sql.query<DrawRow>(ENTERED, [merchant])).rows;
}

export async function listByBlock(sql: Sql, merchant: MerchantId): Promise<DrawRow[]> {
  return (await sql.query<DrawRow>(BY_BLOCK, [merchant])).rows;
}

export async function listJoinDue(sql: Sql, merchant: MerchantId): Promise<DrawRow[]> {
  return (await sql.query<DrawRow>(JOIN_DUE, [merchant])).rows;
}
