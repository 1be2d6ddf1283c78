// Statements that run inside the ledger's batch, for watched members.
import type { SqlClient, Statement } from '@fairhouse/ledger';
import { instant, type Day, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Limit, LimitKind, LimitOwner, Period } from '../limit.ts';
import { planOnce } from '../../../platform/database/planned-statements.ts';
import type { PlayBlock, PlayBlockKind } from '../play-block.ts';

// Reads the merchant's version; takes no lock.
const VERSION = `
  -- every merchant: the function is given the one merchant that is meant
  select protection.version_of($1) as version`;

planOnce(VERSION);

// Members that became watched or unwatched after a version.
const LIST_CHANGED = `
  select member_id, watched from protection.guard where merchant_id = $1 and version > $2`;

// Locks the rows of a batch in the same order in all processes, which serialises two batches of one
// member; a change of a limit waits for this lock as well.
const LOCK_PLAYER_LIMITS = `
  select member_id, break_kind, break_length, break_from, break_until, break_by, return_at,
    tally_from::text
  from protection.guard where merchant_id = $1 and member_id = any($2::uuid[])
  order by member_id for no key update`;

// Read after locking, in a separate statement, so that it sees what the previous batch wrote.
const LIST_LIMITS = `
  select member_id, owner, kind, period, most, set_at, pending_most, pending_from
  from protection.bound where merchant_id = $1 and member_id = any($2::uuid[])`;

const TALLIES = `
  select member_id, day::text, stakes, returned from protection.tally
  where merchant_id = $1 and member_id = any($2::uuid[]) and day >= $3`;

// The member's row is locked. Existing rows are replaced: the count of the past is exact.
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
  select coalesce(protection.session_ms(
    $1, $2, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0)), 0) as ms`;

// The rows of these members are locked by the batch.
const ADD_STAKES = `
  insert into protection.tally (merchant_id, member_id, day, stakes, returned)
  select $1, t.member_id, t.day, t.stakes, 0
  from unnest($2::uuid[], $3::date[], $4::bigint[]) as t (member_id, day, stakes)
  on conflict (merchant_id, member_id, day)
  do update set stakes = protection.tally.stakes + excluded.stakes`;

// The rows of these members are locked by the batch.
const ADD_RETURNS = `
  insert into protection.tally (merchant_id, member_id, day, stakes, returned)
  select $1, t.member_id, $2::date, 0, t.returned
  from unnest($3::uuid[], $4::bigint[]) as t (member_id, returned)
  on conflict (merchant_id, member_id, day)
  do update set returned = protection.tally.returned + excluded.returned`;

export interface PlayerLimitsRow {
  readonly member: Id<'member'>;
  readonly playBlock: PlayBlock | undefined;
  readonly tallyFrom: Day | undefined;
}

interface Row {
  member_id: Id<'member'>;
  break_kind: PlayBlockKind | null;
  break_length: string | null;
  break_from: Date | null;
  break_until: Date | null;
  break_by: string | null;
  return_at: Date | null;
  tally_from: Day | null;
}

export interface LimitRow {
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

/** Parses the play block of a row. */
export function parsePlayBlock(row: Omit<Row, 'member_id' | 'tally_from'>): PlayBlock | undefined {
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

/** Parses a limit's row. */
export function parseLimit(row: LimitRow): Limit {
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

async function rowsOf<Found extends object>(
  client: SqlClient,
  text: string,
  values: readonly unknown[],
): Promise<Found[]> {
  return (await client.query<Found>(text, values)).rows;
}

export async function readVersion(client: SqlClient, merchant: MerchantId): Promise<bigint> {
  return (await rowsOf<{ version: bigint }>(client, VERSION, [merchant]))[0]?.version ?? 0n;
}

export function listChanged(client: SqlClient, merchant: MerchantId, after: bigint) {
  return rowsOf<{ member_id: string; watched: boolean }>(client, LIST_CHANGED, [merchant, after]);
}

export async function lockBatchLimits(
  client: SqlClient,
  merchant: MerchantId,
  members: readonly string[],
): Promise<PlayerLimitsRow[]> {
  const rows = await rowsOf<Row>(client, LOCK_PLAYER_LIMITS, [merchant, members]);
  return rows.map((row) => ({
    member: row.member_id,
    playBlock: parsePlayBlock(row),
    tallyFrom: row.tally_from ?? undefined,
  }));
}

export function listLimits(client: SqlClient, merchant: MerchantId, members: readonly string[]) {
  return rowsOf<LimitRow>(client, LIST_LIMITS, [merchant, members]);
}

export function listTallies(
  client: SqlClient,
  merchant: MerchantId,
  members: readonly string[],
  from: Day,
) {
  return rowsOf<TallyRow>(client, TALLIES, [merchant, members, from]);
}

/** Fills the tally from the member's tickets; the caller has locked the member's row. */
export async function beginTally(
  client: SqlClient,
  merchant: MerchantId,
  query: {
    readonly member: Id<'member'>;
    readonly from: Day;
    readonly start: Instant;
    readonly zone: string;
    readonly cutHour: number;
  },
): Promise<void> {
  const values = [merchant, query.member, query.start, query.from, query.zone, query.cutHour];
  await client.query(BEGIN_TALLY, values);
}

export async function readSessionMs(
  client: SqlClient,
  merchant: MerchantId,
  query: { readonly member: Id<'member'>; readonly since: Instant; readonly now: Instant },
): Promise<number> {
  const values = [merchant, query.member, query.since, query.now];
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

/** What was paid to members today by a batch that has their rows. */
export function addReturns(
  merchant: MerchantId,
  day: Day,
  returns: ReadonlyMap<string, bigint>,
): Statement {
  return {
    name: 'protection-add-returns',
    text: ADD_RETURNS,
    values: [merchant, day, [...returns.keys()], [...returns.values()]],
  };
}
