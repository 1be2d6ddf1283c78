// Statements on limits of numbers: closed, reduced or capped.
import {
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface LimitRow {
  limit_id: string;
  lottery: string;
  kind: 'pay' | 'cap' | 'pair';
  item: string;
  issue: string | null;
  until: Date | null;
  pay_percent: number | null;
  scope: 'order' | 'member' | 'merchant' | null;
  measure: 'stake' | 'liability' | null;
  most: bigint | null;
  reason: string;
  made_by: string;
  made_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
  end_reason: string | null;
}

const COLUMNS = `limit_id, lottery, kind, item, issue, until, pay_percent, scope, measure, most,
  reason, made_by, made_at, ended_by, ended_at, end_reason`;

// The limits in force, read without a lock: an order in progress may still miss a new one.
const STANDING = `
  select ${COLUMNS} from lottery.number_limit
  where merchant_id = $1 and ended_at is null and (until is null or until > house_now())
  order by made_at, limit_id`;

// The latest limits of a lottery, those in force before ended ones.
const LATEST = `
  select ${COLUMNS} from lottery.number_limit where merchant_id = $1 and lottery = $2
  order by ended_at is not null, made_at desc, limit_id limit 200`;

const ADD = nameParameters(`
  insert into lottery.number_limit
    (merchant_id, limit_id, lottery, kind, item, issue, until, pay_percent, scope, measure, most,
     reason, made_by, made_at)
  values ($merchant, $id, $lottery, $kind, $item, $issue, to_timestamp($until / 1000.0),
    $pay_percent, $scope, $measure, $most, $reason, $made_by, to_timestamp($at / 1000.0))
  returning ${COLUMNS}`);

// The update locks the row, so that a limit is ended once.
const END = `
  update lottery.number_limit
  set ended_by = $4, ended_at = to_timestamp($5 / 1000.0), end_reason = $6
  where merchant_id = $1 and lottery = $2 and limit_id = $3 and ended_at is null
  returning ${COLUMNS}`;

export async function listStandingLimits(sql: Sql, merchant: MerchantId): Promise<LimitRow[]> {
  return (await sql.query<LimitRow>(STANDING, [merchant])).rows;
}

export async function listLatestLimits(
  sql: Sql,
  merchant: MerchantId,
  lottery: string,
): Promise<LimitRow[]> {
  return (await sql.query<LimitRow>(LATEST, [merchant, lottery])).rows;
}

export type NewLimit = Omit<
  LimitRow,
  'limit_id' | 'until' | 'made_at' | 'ended_by' | 'ended_at' | 'end_reason'
> & {
  readonly id: Id<'limit'>;
  readonly until: Instant | null;
  readonly at: Instant;
};

export async function addLimit(
  sql: Sql,
  merchant: MerchantId,
  limit: NewLimit,
): Promise<LimitRow | undefined> {
  const { rows } = await sql.query<LimitRow>(ADD.text, valuesOf(ADD, { ...limit, merchant }));
  return rows[0];
}

export interface LimitEnd {
  readonly merchant: MerchantId;
  readonly lottery: string;
  readonly id: Id<'limit'>;
  readonly by: string;
  readonly at: Instant;
  readonly reason: string;
}

/** Ends a limit that is in force; undefined if there is none. */
export async function endLimit(sql: Sql, end: LimitEnd): Promise<LimitRow | undefined> {
  const values = [end.merchant, end.lottery, end.id, end.by, end.at, end.reason];
  return (await sql.query<LimitRow>(END, values)).rows[0];
}
