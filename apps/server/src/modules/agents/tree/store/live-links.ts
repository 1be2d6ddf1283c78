import type { Id, Instant, MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../../../platform/sql.ts';

const LIVE = `
  select count(*)::int as live from agents.link
  where merchant_id = $1 and member_id = $2 and disabled_at is null
    and (expires_at is null or expires_at > to_timestamp($3 / 1000.0))
    and (max_uses = 0 or used_count < max_uses)`;

/** The registration links of an agent that can be used now. */
export async function countLiveLinks(
  sql: Sql,
  merchant: MerchantId,
  { agent, now }: { readonly agent: Id<'member'>; readonly now: Instant },
): Promise<number> {
  return singleRow(await sql.query<{ live: number }>(LIVE, [merchant, agent, now])).live;
}
