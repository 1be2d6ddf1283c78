// Statements on one member's protection, for its page, the desk and the paths of money outside the
// ledger's batch.
import { instant, type Day, type Id, type Instant, type MerchantId } from '@fairhouse/values';
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

const ADD_HISTORY = `
  insert into protection.history
    (merchant_id, event_id, member_id, at, actor, actor_name, kind, detail, reason)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const HISTORY = `
  select at, actor, actor_name, kind, detail, reason from protection.history
  where merchant_id = $1 and member_id = $2 order by at desc, event_id desc limit $3 offset $4`;

const COUNT_HISTORY = `
  select count(*)::int as total from protection.history
  where merchant_id = $1 and member_id = $2`;

const TALLY = `
  select day::text, stakes, returned from protection.tally
  where merchant_id = $1 and member_id = $2 and day >= $3::date`;

const PAST = `
  -- every merchant: the function is given the one merchant that is meant
  select p.day::text, p.stakes, p.returned
  from protection.past_days($1, $2, to_timestamp($3 / 1000.0), $4, $5) as p`;

const DEPOSITED = `
  -- every merchant: the function is given the one merchant that is meant
  select d.credited, d.open from protection.deposited($1, $2, to_timestamp($3 / 1000.0)) as d`;

const IN_SESSIONS = `
  -- every merchant: the function is given the one merchant that is meant
  select protection.session_ms(
    $1, $2, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0)) as ms`;

// Guards are locked against a count of the past that runs at the same time.
const ADD_RETURNED = `
  with guarded as (
    select g.member_id from protection.guard g
    where g.merchant_id = $1 and g.member_id = any($2::uuid[]) and g.tally_from is not null
    order by g.member_id for no key update)
  insert into protection.tally (merchant_id, member_id, day, stakes, returned)
  select $1, r.member_id, $4::date, 0, r.returned
  from unnest($2::uuid[], $3::bigint[]) as r (member_id, returned)
  join guarded using (member_id)
  on conflict (merchant_id, member_id, day)
  do update set returned = protection.tally.returned + excluded.returned`;

const BARRED = `
  select member_id, break_kind, break_length, break_from, break_until, break_by, return_at
  from protection.guard
  where merchant_id = $1 and member_id = any($2::uuid[]) and break_kind is not null
    and protection.holds(break_kind, break_until, return_at, $3)`;

// Those whose break began after an instant, by the small index of breaks.
const BARRED_SINCE = `
  select member_id from protection.guard
  where merchant_id = $1 and break_kind is not null and version > $2
    and protection.holds(break_kind, break_until, return_at, house_now())`;

const EXCLUDED = `
  select g.member_id, m.username, g.break_kind, g.break_length, g.break_from, g.break_until,
    g.break_by, g.return_at
  from protection.guard g
  join members.member m on m.merchant_id = g.merchant_id and m.member_id = g.member_id
  where g.merchant_id = $1 and g.break_kind is not null
    and ($2::text is null or g.break_kind = $2)
    and protection.holds(g.break_kind, g.break_until, g.return_at, $3)
  order by g.break_from desc, g.member_id limit $4 offset $5`;

const COUNT_EXCLUDED = `
  select count(*)::int as total from protection.guard g
  where g.merchant_id = $1 and g.break_kind is not null
    and ($2::text is null or g.break_kind = $2)
    and protection.holds(g.break_kind, g.break_until, g.return_at, $3)`;

const ADD_PERSON = `
  insert into protection.person (merchant_id, key_hash, member_id)
  select $1, k.hash, $2 from unnest($3::bytea[]) as k (hash) on conflict do nothing`;

const FIND_PERSON = `
  select g.member_id from protection.person p
  join protection.guard g on g.merchant_id = p.merchant_id and g.member_id = p.member_id
  where p.merchant_id = $1 and p.key_hash = any($2::bytea[]) and g.break_kind = 'exclusion'
    and protection.holds(g.break_kind, g.break_until, g.return_at, $3) limit 1`;

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

export interface HistoryLine {
  readonly id: Id<'event'>;
  readonly at: Instant;
  readonly actor: 'member' | 'operator' | 'house';
  readonly actorName: string;
  readonly kind: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
  readonly reason: string;
}

export async function addHistory(sql: Sql, of: OfGuard, line: HistoryLine): Promise<void> {
  const { id, at, actor, actorName, kind, detail, reason } = line;
  const values = [of.merchant, id, of.member, new Date(at), actor, actorName, kind];
  await sql.query(ADD_HISTORY, [...values, JSON.stringify(detail), reason]);
}

export async function pageOfHistory(
  sql: Sql,
  of: OfGuard,
  page: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ list: Omit<HistoryLine, 'id'>[]; total: number }> {
  const counted = await sql.query<{ total: number }>(COUNT_HISTORY, [of.merchant, of.member]);
  const { rows } = await sql.query<{
    at: Date;
    actor: HistoryLine['actor'];
    actor_name: string;
    kind: string;
    detail: HistoryLine['detail'];
    reason: string;
  }>(HISTORY, [of.merchant, of.member, page.pageSize, (page.pageNo - 1) * page.pageSize]);
  const list = rows.map(({ at, actor, actor_name: actorName, kind, detail, reason }) => {
    return { at: instant(at.getTime()), actor, actorName, kind, detail, reason };
  });
  return { list, total: counted.rows[0]?.total ?? 0 };
}

export interface PlayedDay {
  day: Day;
  stakes: bigint;
  returned: bigint;
}

export async function listTally(sql: Sql, of: OfGuard, from: Day): Promise<PlayedDay[]> {
  return (await sql.query<PlayedDay>(TALLY, [of.merchant, of.member, from])).rows;
}

/** What was staked and paid since an instant, counted from the tickets. */
export async function listPast(
  sql: Sql,
  of: OfGuard,
  since: Instant,
  calendar: { readonly zone: string; readonly cutHour: number },
): Promise<PlayedDay[]> {
  const values = [of.merchant, of.member, since, calendar.zone, calendar.cutHour];
  return (await sql.query<PlayedDay>(PAST, values)).rows;
}

export async function readDeposited(
  sql: Sql,
  of: OfGuard,
  since: Instant,
): Promise<{ credited: bigint; open: bigint }> {
  const { rows } = await sql.query<{ credited: bigint; open: bigint }>(DEPOSITED, [
    of.merchant,
    of.member,
    since,
  ]);
  return rows[0] ?? { credited: 0n, open: 0n };
}

export async function readTimeInSessions(
  sql: Sql,
  of: OfGuard,
  since: Instant,
  now: Instant,
): Promise<number> {
  const values = [of.merchant, of.member, since, now];
  return Number((await sql.query<{ ms: bigint }>(IN_SESSIONS, values)).rows[0]?.ms ?? 0n);
}

export async function addReturned(
  sql: Sql,
  merchant: MerchantId,
  day: Day,
  returns: ReadonlyMap<string, bigint>,
): Promise<void> {
  await sql.query(ADD_RETURNED, [merchant, [...returns.keys()], [...returns.values()], day]);
}

/** Those of the members that are on a break now. */
export async function listPaused(
  sql: Sql,
  merchant: MerchantId,
  members: readonly string[],
  now: Instant,
): Promise<{ member: Id<'member'>; pause: Pause }[]> {
  const { rows } = await sql.query<Row>(BARRED, [merchant, members, new Date(now)]);
  return rows.flatMap((row) => {
    const pause = pauseOf(row);
    return pause === undefined ? [] : [{ member: row.member_id, pause }];
  });
}

/** Who went on a break after a version. */
export async function listPausedAfter(
  sql: Sql,
  merchant: MerchantId,
  version: bigint,
): Promise<Id<'member'>[]> {
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(BARRED_SINCE, [merchant, version]);
  return rows.map((row) => row.member_id);
}

export async function pageOfPaused(
  sql: Sql,
  query: {
    readonly merchant: MerchantId;
    readonly kind: Pause['kind'] | undefined;
    readonly now: Instant;
    readonly pageNo: number;
    readonly pageSize: number;
  },
): Promise<{ rows: { member: Id<'member'>; username: string; pause: Pause }[]; total: number }> {
  const filter = [query.merchant, query.kind ?? null, new Date(query.now)];
  const counted = await sql.query<{ total: number }>(COUNT_EXCLUDED, filter);
  const found = await sql.query<Row & { username: string }>(EXCLUDED, [
    ...filter,
    query.pageSize,
    (query.pageNo - 1) * query.pageSize,
  ]);
  const rows = found.rows.flatMap((row) => {
    const pause = pauseOf(row);
    return pause === undefined ? [] : [{ member: row.member_id, username: row.username, pause }];
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function addPerson(sql: Sql, of: OfGuard, hashes: readonly Buffer[]): Promise<void> {
  await sql.query(ADD_PERSON, [of.merchant, of.member, hashes]);
}

export async function isExcludedPerson(
  sql: Sql,
  merchant: MerchantId,
  hashes: readonly Buffer[],
  now: Instant,
): Promise<boolean> {
  return (await sql.query(FIND_PERSON, [merchant, hashes, new Date(now)])).rowCount === 1;
}
