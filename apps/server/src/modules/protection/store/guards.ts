// Statements on one member's protection, for its page, the desk and the paths of money outside the
// ledger's batch.
import type { Day, Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';
import type { Bound, LimitKind, LimitOwner, Period } from '../limit.ts';
import type { Pause } from '../pause.ts';
import { boundOf, pauseOf, type BoundRow } from './placing.ts';

// The version's row is locked until the commit: versions are seen in their order.
const RAISE = `
  insert into protection.change (merchant_id, version) values ($1, 1)
  on conflict (merchant_id) do update set version = protection.change.version + 1
  returning version`;

const MAKE = `
  insert into protection.guard (merchant_id, member_id, version) values ($1, $2, $3)
  on conflict do nothing`;

const COLUMNS = `member_id, break_kind, break_length, break_from, break_until, break_by, return_at,
  check_minutes, prompt_declined_at, tally_from::text`;

// A plain read of one row, without a lock.
const FIND = `
  select ${COLUMNS} from protection.guard where merchant_id = $1 and member_id = $2`;

// Placing for the member waits for it, and it for placing.
const LOCK = `${FIND} for no key update`;

const BOUNDS = `
  select member_id, owner, kind, period, most, set_at, pending_most, pending_from
  from protection.bound where merchant_id = $1 and member_id = $2
  order by owner, array_position(array['deposit', 'stake', 'loss', 'session'], kind),
    array_position(array['day', 'week', 'month'], period)`;

// The guard is locked by the caller, and its version raised.
const PUT_BOUND = `
  insert into protection.bound
    (merchant_id, member_id, owner, kind, period, most, set_at, set_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (merchant_id, member_id, owner, kind, period) do update set most = excluded.most,
    set_at = excluded.set_at, set_by = excluded.set_by, pending_most = null, pending_from = null`;

const PEND = `
  update protection.bound set pending_most = $6, pending_from = $7
  where merchant_id = $1 and member_id = $2 and owner = $3 and kind = $4 and period = $5`;

const DROP_BOUND = `
  delete from protection.bound
  where merchant_id = $1 and member_id = $2 and owner = $3 and kind = $4 and period = $5`;

// Placing looks at a member with a limit on play, or a break that holds or may hold again.
const MARK = `
  update protection.guard g set version = $3, watched = g.break_kind is not null or exists (
    select from protection.bound b where b.merchant_id = $1 and b.member_id = $2
      and b.kind <> 'deposit')
  where g.merchant_id = $1 and g.member_id = $2`;

const SET_PAUSE = `
  update protection.guard set break_kind = $3, break_length = $4, break_from = $5,
    break_until = $6, break_by = $7, return_at = null
  where merchant_id = $1 and member_id = $2`;

const SET_RETURN = `
  update protection.guard set return_at = $3 where merchant_id = $1 and member_id = $2`;

const SET_CHECK = `
  update protection.guard set check_minutes = $3 where merchant_id = $1 and member_id = $2`;

const DECLINE = `
  update protection.guard set prompt_declined_at = $3 where merchant_id = $1 and member_id = $2`;

export interface Guard {
  readonly pause: Pause | undefined;
  readonly checkMinutes: number | undefined;
  readonly promptDeclined: boolean;
  readonly tallyFrom: Day | undefined;
}

export interface OfGuard {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
}

type Row = Parameters<typeof pauseOf>[0] & {
  member_id: Id<'member'>;
  check_minutes: number | null;
  prompt_declined_at: Date | null;
  tally_from: Day | null;
};

const UNGUARDED: Guard = {
  pause: undefined,
  checkMinutes: undefined,
  promptDeclined: false,
  tallyFrom: undefined,
};

async function read(sql: Sql, text: string, of: OfGuard): Promise<Guard> {
  const [row] = (await sql.query<Row>(text, [of.merchant, of.member])).rows;
  if (row === undefined) return UNGUARDED;
  return {
    pause: pauseOf(row),
    checkMinutes: row.check_minutes ?? undefined,
    promptDeclined: row.prompt_declined_at !== null,
    tallyFrom: row.tally_from ?? undefined,
  };
}

export function findGuard(sql: Sql, of: OfGuard): Promise<Guard> {
  return read(sql, FIND, of);
}

/** Raises the merchant's version, makes the guard where there is none, and locks it. */
export async function lockGuard(
  sql: Sql,
  of: OfGuard,
): Promise<{ readonly guard: Guard; readonly version: bigint }> {
  const { rows } = await sql.query<{ version: bigint }>(RAISE, [of.merchant]);
  const version = rows[0]?.version ?? 0n;
  await sql.query(MAKE, [of.merchant, of.member, version]);
  return { guard: await read(sql, LOCK, of), version };
}

/** Tells placing of the change: to be called behind every one, with the version that was raised. */
export async function markGuard(sql: Sql, of: OfGuard, version: bigint): Promise<void> {
  await sql.query(MARK, [of.merchant, of.member, version]);
}

export async function listOwnBounds(sql: Sql, of: OfGuard): Promise<Bound[]> {
  const { rows } = await sql.query<BoundRow>(BOUNDS, [of.merchant, of.member]);
  return rows.map(boundOf);
}

export interface BoundKey {
  readonly owner: LimitOwner;
  readonly kind: LimitKind;
  readonly period: Period;
}

const keyOf = (of: OfGuard, { owner, kind, period }: BoundKey): unknown[] => [
  of.merchant,
  of.member,
  owner,
  kind,
  period,
];

export async function putBound(
  sql: Sql,
  of: OfGuard,
  bound: BoundKey & { readonly most: bigint; readonly at: Instant; readonly by: string },
): Promise<void> {
  await sql.query(PUT_BOUND, [...keyOf(of, bound), bound.most, new Date(bound.at), bound.by]);
}

/** Sets what a limit is to become, or takes that back. */
export async function pendBound(
  sql: Sql,
  of: OfGuard,
  key: BoundKey,
  pending: Bound['pending'],
): Promise<void> {
  const from = pending && new Date(pending.from);
  await sql.query(PEND, [...keyOf(of, key), pending?.most ?? null, from ?? null]);
}

export async function dropBound(sql: Sql, of: OfGuard, key: BoundKey): Promise<void> {
  await sql.query(DROP_BOUND, keyOf(of, key));
}

export async function setPause(sql: Sql, of: OfGuard, pause: Pause): Promise<void> {
  const { kind, length, from, until, by } = pause;
  const values = [of.merchant, of.member, kind, length, new Date(from), new Date(until), by];
  await sql.query(SET_PAUSE, values);
}

export async function setReturn(sql: Sql, of: OfGuard, at: Instant): Promise<void> {
  await sql.query(SET_RETURN, [of.merchant, of.member, new Date(at)]);
}

export async function setCheckMinutes(
  sql: Sql,
  of: OfGuard,
  minutes: number | undefined,
): Promise<void> {
  await sql.query(SET_CHECK, [of.merchant, of.member, minutes ?? null]);
}

export async function declinePrompt(sql: Sql, of: OfGuard, at: Instant): Promise<void> {
  await sql.query(DECLINE, [of.merchant, of.member, new Date(at)]);
}
