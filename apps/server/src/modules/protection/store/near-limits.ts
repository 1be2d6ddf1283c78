// Statements on limits of which four fifths are used.
import type { Statement } from '@fairhouse/ledger';
import {
  nameParameters,
  valuesOf,
  type Day,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import type { LimitKind, Period } from '../limit.ts';

// Once for each limit and period: a repetition changes nothing. Runs in the batch of the stake, or
// in the transaction of the deposit, that used the limit.
const ADD_NEAR_LIMITS = nameParameters(`
  insert into protection.near_limit
    (merchant_id, member_id, kind, period, window_from, most, used, reached_at)
  select $merchant, n.member_id, n.kind, n.period, n.window_from, n.most, n.used,
    to_timestamp($now::bigint / 1000.0)
  from unnest($members::uuid[], $kinds::text[], $periods::text[], $from::date[], $most::bigint[],
      $used::bigint[])
    as n (member_id, kind, period, window_from, most, used)
  on conflict (merchant_id, member_id, kind, period, window_from, most) do nothing`);

// The oldest without a message, by the partial index.
const LIST_UNANNOUNCED = `
  select member_id, kind, period, window_from::text, most, used from protection.near_limit
  where merchant_id = $1 and announced_at is null
  order by reached_at limit 500`;

// Another process that announces the same limit waits, and then finds it marked.
const MARK_ANNOUNCED = `
  update protection.near_limit set announced_at = house_now()
  where merchant_id = $1 and member_id = $2 and kind = $3 and period = $4
    and window_from = $5 and most = $6 and announced_at is null`;

/** A limit of which four fifths are used in the period that begins on the day `from`. */
export interface NearLimit {
  readonly member: string;
  readonly kind: Exclude<LimitKind, 'session'>;
  readonly period: Period;
  readonly from: Day;
  readonly most: bigint;
  readonly used: bigint;
}

/** The statement that records them in a batch of stakes. */
export function addNearLimits(
  merchant: MerchantId,
  near: readonly NearLimit[],
  now: Instant,
): Statement {
  const values = valuesToAdd(merchant, near, now);
  return { name: 'protection-add-near-limits', text: ADD_NEAR_LIMITS.text, values };
}

/** The same outside a batch. */
export async function putNearLimits(
  sql: Sql,
  merchant: MerchantId,
  near: readonly NearLimit[],
  now: Instant,
): Promise<void> {
  await sql.query(ADD_NEAR_LIMITS.text, valuesToAdd(merchant, near, now));
}

function valuesToAdd(merchant: MerchantId, near: readonly NearLimit[], now: Instant) {
  return valuesOf(ADD_NEAR_LIMITS, {
    merchant,
    members: near.map((each) => each.member),
    kinds: near.map((each) => each.kind),
    periods: near.map((each) => each.period),
    from: near.map((each) => each.from),
    most: near.map((each) => each.most),
    used: near.map((each) => each.used),
    now,
  });
}

/** The recorded limits without a message, the oldest first. */
export async function listUnannounced(sql: Sql, merchant: MerchantId): Promise<NearLimit[]> {
  const { rows } = await sql.query<{
    member_id: Id<'member'>;
    kind: NearLimit['kind'];
    period: Period;
    window_from: Day;
    most: bigint;
    used: bigint;
  }>(LIST_UNANNOUNCED, [merchant]);
  return rows.map(({ member_id: member, window_from: from, ...rest }) => {
    return { member, from, ...rest };
  });
}

/** Marks a limit as announced; false if it was before. */
export async function markAnnounced(
  sql: Sql,
  merchant: MerchantId,
  { member, kind, period, from, most }: NearLimit,
): Promise<boolean> {
  const values = [merchant, member, kind, period, from, most];
  return (await sql.query(MARK_ANNOUNCED, values)).rowCount === 1;
}
