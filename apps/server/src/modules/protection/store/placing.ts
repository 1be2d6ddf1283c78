// Statements that run inside the ledger's batch, for members that placing has to look at.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import { instant, type Day, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Bound, LimitKind, LimitOwner, Period } from '../limit.ts';
import type { Pause, PauseKind } from '../pause.ts';

// Reads the merchant's number alone; takes no lock.
const VERSION = `
  -- every merchant: the function is given the one merchant that is meant
  select protection.version_of($1) as version`;

// Who began or ceased to be watched after a version.
const CHANGED = `
  select member_id, watched from protection.guard where merchant_id = $1 and version > $2`;

// Locks the guards of a batch in one order for all processes, so that two batches of one member
// come after each other; whoever changes a limit waits here as well.
const LOCK_GUARDS = `
  select member_id, break_kind, break_length, break_from, break_until, break_by, return_at,
    tally_from::text
  from protection.guard where merchant_id = $1 and member_id = any($2::uuid[])
  order by member_id for no key update`;

// Read behind the locks, in a statement of its own: it sees what the batch before has written.
const BOUNDS = `
  select member_id, owner, kind, period, most, set_at, pending_most, pending_from
  from protection.bound where merchant_id = $1 and member_id = any($2::uuid[])`;

const TALLIES = `
  select member_id, day::text, stakes, returned from protection.tally
  where merchant_id = $1 and member_id = any($2::uuid[]) and day >= $3`;

// The guard is locked. What is there already is replaced: the count of the past is exact.
const BEGIN_TALLY = `
  with past as (
    select $1::integer as merchant_id, $2::uuid as member_id, p.day, p.stakes, p.returned
    from protection.past_days($1, $2, to_timestamp($3 / 1000.0), $5, $6) as p),
  marked as (
    update protection.guard set tally_from = $4::date
    where merchant_id = $1 and member_id = $2)
  insert into protection.tally (merchant_id, member_id, day, stakes, returned)
  select merchant_id, member_id, day, stakes, returned from past
  on conflict (merchant_id, member_id, day)
  do update set stakes = excluded.stakes, returned = excluded.returned`;

const SESSION_MS = `
  -- every merchant: the function is given the one merchant that is meant
  select protection.session_ms(
    $1, $2, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0)) as ms`;

// The guards of these members are locked by the batch.
const ADD_STAKES = `
  insert into protection.tally (merchant_id, member_id, day, stakes, returned)
  select $1, t.member_id, t.day, t.stakes, 0
  from unnest($2::uuid[], $3::date[], $4::bigint[]) as t (member_id, day, stakes)
  on conflict (merchant_id, member_id, day)
  do update set stakes = protection.tally.stakes + excluded.stakes`;

export interface GuardRow {
  readonly member: Id<'member'>;
  readonly pause: Pause | undefined;
  readonly tallyFrom: Day | undefined;
}

interface Row {
  member_id: Id<'member'>;
  break_kind: PauseKind | null;
  break_length: string | null;
  break_from: Date | null;
  break_until: Date | null;
  break_by: string | null;
  return_at: Date | null;
  tally_from: Day | null;
}

export interface BoundRow {
  member_id: Id<'member'>;
  owner: LimitOwner;
  kind: LimitKind;
  period: Period;
  most: bigint;
  set_at: Date;
  pending_most: bigint | null;
  pending_from: Date | null;
}

export interface TallyRow {
  member_id: Id<'member'>;
  day: Day;
  stakes: bigint;
  returned: bigint;
}

/** The break of a guard's row. */
export function pauseOf(row: Omit<Row, 'member_id' | 'tally_from'>): Pause | undefined {
  if (row.break_kind === null || row.break_from === null || row.break_until === null) {
    return undefined;
  }
  return {
    kind: row.break_kind,
    length: row.break_length ?? '',
    from: instant(row.break_from.getTime()),
    until: instant(row.break_until.getTime()),
    returnAt: row.return_at === null ? undefined : instant(row.return_at.getTime()),
    by: row.break_by ?? '',
  };
}

/** A limit by its row. */
export function boundOf(row: BoundRow): Bound {
  const { owner, kind, period, most } = row;
  const from = row.pending_from;
  return {
    owner,
    kind,
    period,
    most,
    setAt: instant(row.set_at.getTime()),
    pending:
      from === null
        ? undefined
        : { most: row.pending_most ?? undefined, from: instant(from.getTime()) },
  };
}

async function rowsOf<Found>(
  client: SqlClient,
  text: string,
  values: readonly unknown[],
): Promise<Found[]> {
  return (await client.query(text, values)).rows as unknown as Found[];
}

export async function readVersion(client: SqlClient, merchant: MerchantId): Promise<bigint> {
  return (await rowsOf<{ version: bigint }>(client, VERSION, [merchant]))[0]?.version ?? 0n;
}

export function listChanged(client: SqlClient, merchant: MerchantId, after: bigint) {
  return rowsOf<{ member_id: string; watched: boolean }>(client, CHANGED, [merchant, after]);
}

export async function lockGuards(
  client: SqlClient,
  merchant: MerchantId,
  members: readonly string[],
): Promise<GuardRow[]> {
  const rows = await rowsOf<Row>(client, LOCK_GUARDS, [merchant, members]);
  return rows.map((row) => ({
    member: row.member_id,
    pause: pauseOf(row),
    tallyFrom: row.tally_from ?? undefined,
  }));
}

export function listBounds(client: SqlClient, merchant: MerchantId, members: readonly string[]) {
  return rowsOf<BoundRow>(client, BOUNDS, [merchant, members]);
}

export function listTallies(
  client: SqlClient,
  merchant: MerchantId,
  members: readonly string[],
  from: Day,
) {
  return rowsOf<TallyRow>(client, TALLIES, [merchant, members, from]);
}

/** Counts a member's past into the tally; the caller holds the guard. */
export async function beginTally(
  client: SqlClient,
  merchant: MerchantId,
  of: {
    readonly member: Id<'member'>;
    readonly from: Day;
    readonly start: Instant;
    readonly zone: string;
    readonly cutHour: number;
  },
): Promise<void> {
  const values = [merchant, of.member, of.start, of.from, of.zone, of.cutHour];
  await client.query(BEGIN_TALLY, values);
}

export async function readSessionMs(
  client: SqlClient,
  merchant: MerchantId,
  of: { readonly member: Id<'member'>; readonly since: Instant; readonly now: Instant },
): Promise<number> {
  const values = [merchant, of.member, of.since, of.now];
  const rows = await rowsOf<{ ms: bigint }>(client, SESSION_MS, values);
  return Number(rows[0]?.ms ?? 0n);
}

export function addStakes(
  merchant: MerchantId,
  added: readonly { readonly member: string; readonly day: Day; readonly stake: bigint }[],
): Statement {
  return {
    name: 'protection-add-stakes',
    text: ADD_STAKES,
    values: [
      merchant,
      added.map((each) => each.member),
      added.map((each) => each.day),
      added.map((each) => each.stake),
    ],
  };
}
