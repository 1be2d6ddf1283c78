// Signs of harmful play, counted over 30 days.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export const SIGNS = ['limit_hits', 'loosened'] as const;
export type Sign = (typeof SIGNS)[number];

// How often a limit was hit or a looser one requested, by the partial index on the history.

const COUNT = `
  select
    (select count(*)::int from protection.history h where h.merchant_id = $1 and h.member_id = $2
      and h.at > $3 and h.kind = 'limit_hit') as limit_hits,
    (select count(*)::int from protection.history h where h.merchant_id = $1 and h.member_id = $2
      and h.at > $3 and h.kind in ('limit_pending', 'limit_loosened')) as loosened`;

// At most one per hour: repeated attempts count as one sign.
const NOTE_HIT = `
  insert into protection.history
    (merchant_id, event_id, member_id, at, actor, actor_name, kind, detail)
  select $1, $2, $3, $4, 'member', $5, 'limit_hit', $6
  where not exists (
    select from protection.history h where h.merchant_id = $1 and h.member_id = $3
      and h.at > $4::timestamptz - interval '1 hour' and h.kind = 'limit_hit')`;

const MONTH_MS = 30 * 86_400_000;

/** Records that a member hit one of its limits. */
export async function noteHit(
  sql: Sql,
  memberKey: { readonly merchant: MerchantId; readonly member: Id<'member'> },
  hit: {
    readonly id: Id<'event'>;
    readonly at: Instant;
    readonly name: string;
    readonly limit: string;
    readonly period: string;
  },
): Promise<void> {
  const detail = { limit: hit.limit, period: hit.period, from: null, to: null };
  const values = [memberKey.merchant, hit.id, memberKey.member, new Date(hit.at), hit.name];
  await sql.query(NOTE_HIT, [...values, JSON.stringify(detail)]);
}

/** The signs that occurred, with their counts. */
export async function countSigns(
  sql: Sql,
  memberKey: { readonly merchant: MerchantId; readonly member: Id<'member'> },
  now: Instant,
): Promise<{ flag: Sign; count: number }[]> {
  const { rows } = await sql.query<Record<Sign, number>>(COUNT, [
    memberKey.merchant,
    memberKey.member,
    new Date(now - MONTH_MS),
  ]);
  const [row] = rows;
  return SIGNS.map((flag) => ({ flag, count: row?.[flag] ?? 0 })).filter(({ count }) => count > 0);
}
