import { instant, type Id, type Instant } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface OperatorRow {
  operator_id: Id<'operator'>;
  name: string;
  display_name: string;
  password_hash: string;
  must_change: boolean;
  password_until: Date | null;
  totp_sealed: Buffer | null;
  totp_step: bigint;
  state: 'active' | 'disabled';
}

const COLUMNS = `operator_id, name, display_name, password_hash, must_change, password_until,
  totp_sealed, totp_step, state`;

const FIND = `
  -- every merchant: an operator belongs to the installation
  select ${COLUMNS} from operators.operator where name = $1`;

export async function findOperator(sql: Sql, name: string): Promise<OperatorRow | undefined> {
  return (await sql.query<OperatorRow>(FIND, [name])).rows[0];
}

const HASHES = `
  -- every merchant: an operator belongs to the installation
  select name, password_hash from operators.operator where state = 'active' order by name`;

export async function listPasswordHashes(
  sql: Sql,
): Promise<readonly { name: string; password_hash: string }[]> {
  return (await sql.query<{ name: string; password_hash: string }>(HASHES)).rows;
}

// Locked, so that two logins with one code are decided one after the other.
const LOCK = `
  -- every merchant: an operator belongs to the installation
  select ${COLUMNS} from operators.operator where operator_id = $1 for update`;

export async function lockOperator(sql: Sql, id: Id<'operator'>): Promise<OperatorRow | undefined> {
  return (await sql.query<OperatorRow>(LOCK, [id])).rows[0];
}

// The address is known when this operator logged in from it during the last thirty days. A known
// address has its own count of failures; all unknown ones share one, so that an attacker elsewhere
// cannot lock out the operator at a known address.
const FAILURES = `
  -- every merchant: an operator belongs to the installation
  with known as (
    select distinct address from operators.login_attempt
    where name = $1 and outcome = 'in' and at > to_timestamp($3 / 1000.0) - interval '30 days'
  ), mine as (
    select at, outcome from operators.login_attempt
    where name = $1 and at > to_timestamp($3 / 1000.0) - interval '15 minutes'
      and (outcome = 'unlocked'
        or case when $2 in (select address from known) then address = $2
           else address not in (select address from known) end)
  )
  select count(*) as failures, max(at) as last from mine
  where outcome in ('password', 'code')
    and at > coalesce((select max(at) from mine where outcome in ('in', 'unlocked')), '-infinity')`;

/** The failed logins that count against this address now, and the time of the last one. */
export async function countFailures(
  sql: Sql,
  login: { readonly name: string; readonly address: string; readonly now: Instant },
): Promise<{ readonly failures: number; readonly last: Instant | undefined }> {
  const found = await sql.query<{ failures: bigint; last: Date | null }>(FAILURES, [
    login.name,
    login.address,
    login.now,
  ]);
  const row = found.rows[0];
  const last = row?.last ? instant(row.last.getTime()) : undefined;
  return { failures: Number(row?.failures ?? 0n), last };
}

// Held until the transaction ends, across all server processes: one lock per known network, and one
// for all unknown networks together. A busy lock is not waited for, so that a flood of logins holds
// no connection.
const TURN = `
  -- every merchant: an operator belongs to the installation
  select pg_try_advisory_xact_lock(hashtextextended('operator login ' || $1 || ' ' ||
    case when exists (
      select from operators.login_attempt
      where name = $1 and address = $2 and outcome = 'in'
        and at > to_timestamp($3 / 1000.0) - interval '30 days'
    ) then $2 else '' end, 0)) as taken`;

/** True for one login of a name at a time; the next may start when this one has been counted. */
export async function takeTurn(
  sql: Sql,
  login: { readonly name: string; readonly address: string; readonly now: Instant },
): Promise<boolean> {
  const values = [login.name, login.address, login.now];
  return (await sql.query<{ taken: boolean }>(TURN, values)).rows[0]?.taken === true;
}

const ATTEMPT = `
  -- every merchant: an operator belongs to the installation
  insert into operators.login_attempt (name, address, outcome, at)
  values ($1, $2, $3, to_timestamp($4 / 1000.0))`;

export type Outcome = 'in' | 'password' | 'code' | 'unlocked';

export async function insertAttempt(
  sql: Sql,
  attempt: {
    readonly name: string;
    readonly address: string;
    readonly outcome: Outcome;
    readonly now: Instant;
  },
): Promise<void> {
  const { name, address, outcome, now } = attempt;
  await sql.query(ATTEMPT, [name, address, outcome, now]);
}

const PUT_TICKET = `
  -- every merchant: an operator belongs to the installation
  insert into operators.login_ticket (ticket_hash, operator_id, totp_sealed, expires_at)
  values ($1, $2, $3, to_timestamp($4 / 1000.0))`;

export async function insertTicket(
  sql: Sql,
  ticket: {
    readonly hash: Buffer;
    readonly operator: Id<'operator'>;
    readonly sealed: Uint8Array | null;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await sql.query(PUT_TICKET, [ticket.hash, ticket.operator, ticket.sealed, ticket.expiresAt]);
}

// Locked until the login is decided: a ticket is used once.
const LOCK_TICKET = `
  -- every merchant: an operator belongs to the installation
  select operator_id, totp_sealed from operators.login_ticket
  where ticket_hash = $1 and expires_at > to_timestamp($2 / 1000.0) for update`;

export async function lockTicket(
  sql: Sql,
  hash: Buffer,
  now: Instant,
): Promise<{ operator_id: Id<'operator'>; totp_sealed: Buffer | null } | undefined> {
  const found = await sql.query<{ operator_id: Id<'operator'>; totp_sealed: Buffer | null }>(
    LOCK_TICKET,
    [hash, now],
  );
  return found.rows[0];
}

const DROP_TICKETS = `
  -- every merchant: an operator belongs to the installation
  delete from operators.login_ticket where operator_id = $1`;

export async function deleteTickets(sql: Sql, operator: Id<'operator'>): Promise<void> {
  await sql.query(DROP_TICKETS, [operator]);
}

// Accepts later steps only, so that an observed code cannot be replayed.
const TAKE_STEP = `
  -- every merchant: an operator belongs to the installation
  update operators.operator set totp_step = $2, totp_sealed = coalesce($3, totp_sealed)
  where operator_id = $1 and totp_step < $2`;

/** Accepts the code of a time step, and enrols the secret if one is given; false for a replay. */
export async function takeStep(
  sql: Sql,
  operator: Id<'operator'>,
  step: number,
  sealed: Uint8Array | null,
): Promise<boolean> {
  return (await sql.query(TAKE_STEP, [operator, step, sealed])).rowCount === 1;
}

const PASSWORD = `
  -- every merchant: an operator belongs to the installation
  update operators.operator set password_hash = $2, must_change = false, password_until = null
  where operator_id = $1`;

export async function changePasswordHash(
  sql: Sql,
  operator: Id<'operator'>,
  hash: string,
): Promise<void> {
  await sql.query(PASSWORD, [operator, hash]);
}

const DROP_CODES = `
  -- every merchant: an operator belongs to the installation
  delete from operators.recovery_code where operator_id = $1`;
const PUT_CODES = `
  -- every merchant: an operator belongs to the installation
  insert into operators.recovery_code (operator_id, code_hash)
  select $1, hash from unnest($2::bytea[]) as hash`;

/** Replaces all recovery codes of an operator. */
export async function replaceRecoveryCodes(
  sql: Sql,
  operator: Id<'operator'>,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql.query(DROP_CODES, [operator]);
  await sql.query(PUT_CODES, [operator, hashes]);
}

// A code is used once: of two concurrent uses one finds it unused.
const USE_CODE = `
  -- every merchant: an operator belongs to the installation
  update operators.recovery_code set used_at = to_timestamp($3 / 1000.0)
  where operator_id = $1 and code_hash = $2 and used_at is null`;

export async function takeRecoveryCode(
  sql: Sql,
  operator: Id<'operator'>,
  hash: Buffer,
  now: Instant,
): Promise<boolean> {
  return (await sql.query(USE_CODE, [operator, hash, now])).rowCount === 1;
}

const PRUNE = [
  `-- every merchant: what is over is forgotten
  delete from operators.login_ticket where expires_at < house_now() - interval '1 hour'`,
  `-- every merchant: what is over is forgotten
  delete from operators.session where created_at < house_now() - interval '30 days'`,
];

/** Deletes tickets and sessions that ended long ago. */
export async function deleteOldRequests(sql: Sql): Promise<void> {
  for (const statement of PRUNE) await sql.query(statement);
}
