// Signs that somebody should be spoken to, counted over 30 days.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

export const SIGNS = ['limit_hits', 'loosened'] as const;
export type Sign = (typeof SIGNS)[number];

// How often a limit was run into or asked to be loosened, by the small index of the history.

const COUNT = `
  select
    (select count(*)::int from protection.history h where h.merchant_id = $1 and h.member_id = $2
      and h.at > $3 and h.kind = 'limit_hit') as limit_hits,
    (select count(*)::int from protection.history h where h.merchant_id = $1 and h.member_id = $2
      and h.at > $3 and h.kind in ('limit_pending', 'limit_loosened')) as loosened`;

const MONTH_MS = 30 * 86_400_000;

/** The signs that were seen, with how often. */
export async function countSigns(
  sql: Sql,
  of: { readonly merchant: MerchantId; readonly member: Id<'member'> },
  now: Instant,
): Promise<{ flag: Sign; count: number }[]> {
  const { rows } = await sql.query<Record<Sign, number>>(COUNT, [
    of.merchant,
    of.member,
    new Date(now - MONTH_MS),
  ]);
  const [row] = rows;
  return SIGNS.map((flag) => ({ flag, count: row?.[flag] ?? 0 })).filter(({ count }) => count > 0);
}
