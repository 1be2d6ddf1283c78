// Every statement on sessions.
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { Member } from '../../../members/index.ts';

export type SessionMethod =
  | 'password'
  | 'remember'
  | 'register'
  | 'trial'
  | 'sms'
  | 'reset'
  | 'social';

export interface SessionRow {
  readonly id: Id<'session'>;
  readonly member: Id<'member'>;
  readonly method: SessionMethod;
  readonly device: string;
  readonly address: string;
  readonly openedAt: Instant;
  readonly lastUsedAt: Instant;
  readonly endsAt: Instant;
  /** Opened with a password that has to be replaced first. */
  readonly mustChange: boolean;
}

/** What decides whether a member's session is valid, and what it permits. */
export type SessionMember = Pick<
  Member,
  'username' | 'kind' | 'group' | 'state' | 'freezeLevel' | 'sessionsFrom' | 'trialEndsAt'
>;

interface Row {
  session_id: Id<'session'>;
  member_id: Id<'member'>;
  method: SessionMethod;
  device: string;
  address: string;
  opened_at: Date;
  last_used_at: Date;
  ends_at: Date;
  must_change: boolean;
}

interface RowWithMember extends Row {
  username: string;
  kind: Member['kind'];
  standing_group: Member['group'];
  state: Member['state'];
  freeze_level: number;
  sessions_from: Date | null;
  trial_ends_at: Date | null;
}

const COLUMNS = `
  session_id, member_id, method, device, address, opened_at, last_used_at, ends_at,
  must_change`;

const INSERT = nameParameters(`
  insert into identity.session (merchant_id, session_id, token_hash, member_id, method,
    device_hash, device, address, opened_at, last_used_at, ends_at, must_change)
  values ($merchant, $id, $tokenHash, $member, $method, $deviceHash, $device, $address, $openedAt,
    $openedAt, $endsAt, $mustChange)`);

// A plain read of a session and its member, without a lock. One statement: 300 active players whose
// sessions are cached for five seconds cause 60 of these a second.
const FIND = `
  select ${COLUMNS}, username, kind, standing_group, state, freeze_level,
    nullif(sessions_from, '-infinity') as sessions_from, trial_ends_at
  from identity.session join members.member using (merchant_id, member_id)
  where merchant_id = $1 and token_hash = $2 and ended_at is null`;

// Plain reads by the key, without a lock.
const FIND_ALL = `
  select ${COLUMNS} from identity.session
  where merchant_id = $1 and session_id = any($2) and ended_at is null`;

// Never moves the time back, so that processes may update it in any order.
const TOUCH = `
  update identity.session set last_used_at = greatest(last_used_at, $3)
  where merchant_id = $1 and session_id = $2`;

const LIST_OPEN = `
  select ${COLUMNS} from identity.session
  where merchant_id = $1 and member_id = $2 and ended_at is null
    and ends_at > $3 and last_used_at > $4 and opened_at > $5
  order by last_used_at desc limit 100`;

// Locks the row.
const CLEAR_MUST_CHANGE = `
  update identity.session set must_change = false
  where merchant_id = $1 and session_id = $2`;

// Locks the rows that it ends; ending a session twice changes nothing.
const END = `
  update identity.session set ended_at = $4, end_reason = $5
  where merchant_id = $1 and member_id = $2 and ended_at is null and session_id = $3
  returning device_hash`;

const END_OTHERS = `
  update identity.session set ended_at = $4, end_reason = $5
  where merchant_id = $1 and member_id = $2 and ended_at is null
    and session_id is distinct from $3`;

// Ends the browser's sessions and remembered logins, locked in the order of the tables.
const END_SESSIONS = `
  update identity.session set ended_at = $4, end_reason = 'forgotten'
  where merchant_id = $1 and member_id = $2 and device_hash = $3 and ended_at is null
    and session_id <> $5`;
const END_REMEMBERED = `
  update identity.remembered set revoked_at = $4, revoke_reason = 'forgotten'
  where merchant_id = $1 and member_id = $2 and device_hash = $3 and revoked_at is null`;

const PRUNE = `
  -- every merchant: what has ended long ago is of no use to any
  delete from identity.session where ends_at < $1`;

const instantOf = (at: Date | null): Instant | undefined =>
  at === null ? undefined : instant(at.getTime());

const memberOf = (row: RowWithMember): SessionMember => ({
  username: row.username,
  kind: row.kind,
  group: row.standing_group,
  state: row.state,
  freezeLevel: row.freeze_level,
  sessionsFrom: instantOf(row.sessions_from),
  trialEndsAt: instantOf(row.trial_ends_at),
});

const sessionOf = (row: Row): SessionRow => ({
  id: row.session_id,
  member: row.member_id,
  method: row.method,
  device: row.device,
  address: row.address,
  openedAt: instant(row.opened_at.getTime()),
  lastUsedAt: instant(row.last_used_at.getTime()),
  endsAt: instant(row.ends_at.getTime()),
  mustChange: row.must_change,
});

export async function insertSession(
  sql: Sql,
  merchant: MerchantId,
  row: Omit<SessionRow, 'lastUsedAt'> & { tokenHash: Buffer; deviceHash: Buffer | undefined },
): Promise<void> {
  await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      ...row,
      merchant,
      openedAt: new Date(row.openedAt),
      endsAt: new Date(row.endsAt),
    }),
  );
}

/** The session of a token that has not been ended, and its member. */
export async function findSessionRow(
  sql: Sql,
  merchant: MerchantId,
  tokenHash: Buffer,
): Promise<{ readonly row: SessionRow; readonly member: SessionMember } | undefined> {
  const { rows } = await sql.query<RowWithMember>(FIND, [merchant, tokenHash]);
  return rows[0] && { row: sessionOf(rows[0]), member: memberOf(rows[0]) };
}

/** The given sessions that have not been ended. */
export async function findSessionRows(
  sql: Sql,
  merchant: MerchantId,
  sessions: readonly Id<'session'>[],
): Promise<SessionRow[]> {
  return (await sql.query<Row>(FIND_ALL, [merchant, sessions])).rows.map(sessionOf);
}

export async function touchSession(
  sql: Sql,
  merchant: MerchantId,
  session: Id<'session'>,
  now: Instant,
): Promise<void> {
  await sql.query(TOUCH, [merchant, session, new Date(now)]);
}

/** Lifts the restriction of a session whose member has set a new password. */
export async function clearMustChange(
  sql: Sql,
  merchant: MerchantId,
  session: Id<'session'>,
): Promise<void> {
  await sql.query(CLEAR_MUST_CHANGE, [merchant, session]);
}

/** Valid sessions: opened after `openedAfter`, used after `usedAfter`. */
export async function listOpenSessions(
  sql: Sql,
  merchant: MerchantId,
  wanted: { member: Id<'member'>; now: Instant; usedAfter: Instant; openedAfter: Instant },
): Promise<SessionRow[]> {
  const { member, now, usedAfter, openedAfter } = wanted;
  const { rows } = await sql.query<Row>(LIST_OPEN, [
    merchant,
    member,
    new Date(now),
    new Date(usedAfter),
    new Date(openedAfter),
  ]);
  return rows.map(sessionOf);
}

export interface Ending {
  readonly member: Id<'member'>;
  readonly at: Instant;
  readonly reason: string;
}

/** Ends a session and returns its device; undefined if the member has no such open session. */
export async function endSessionRow(
  sql: Sql,
  merchant: MerchantId,
  ending: Ending & { session: Id<'session'> },
): Promise<{ readonly deviceHash: Buffer | null } | undefined> {
  const { member, session, at, reason } = ending;
  const values = [merchant, member, session, new Date(at), reason];
  const [row] = (await sql.query<{ device_hash: Buffer | null }>(END, values)).rows;
  return row && { deviceHash: row.device_hash };
}

/** Ends every session of a member but `except`. */
export async function endSessionRows(
  sql: Sql,
  merchant: MerchantId,
  ending: Ending & { except?: Id<'session'> | undefined },
): Promise<void> {
  const { member, except, at, reason } = ending;
  const values = [merchant, member, except ?? null, new Date(at), reason];
  await sql.query(END_OTHERS, values);
}

/** Ends a device's sessions other than `except`, and its remembered logins. */
export async function endOnDevice(
  sql: Sql,
  merchant: MerchantId,
  key: { member: Id<'member'>; hash: Buffer; at: Instant; except: Id<'session'> },
): Promise<void> {
  const values = [merchant, key.member, key.hash, new Date(key.at)];
  await sql.query(END_SESSIONS, [...values, key.except]);
  await sql.query(END_REMEMBERED, values);
}

export async function pruneSessions(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}
