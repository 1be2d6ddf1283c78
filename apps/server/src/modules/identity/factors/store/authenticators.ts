// Every statement on members' authenticators, recovery codes and devices.
import { instant, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface Authenticator {
  readonly sealed: Uint8Array;
  readonly confirmedAt: Instant | undefined;
  /** The latest time step that was used. */
  readonly lastStep: bigint;
  readonly failures: number;
  readonly lockedUntil: Instant | undefined;
}

interface AuthenticatorRow {
  sealed: Uint8Array;
  confirmed_at: Date | null;
  last_step: bigint;
  failures: number;
  locked_until: Date | null;
}

const at = (date: Date | null): Instant | undefined =>
  date === null ? undefined : instant(date.getTime());

const FIND = `
  select sealed, confirmed_at, last_step, failures, locked_until from identity.authenticator
  where merchant_id = $1 and member_id = $2`;

// Locks the row until the transaction ends, which serialises parallel codes.
const LOCK = `${FIND} for update`;

async function findOne(sql: Sql, text: string, values: unknown[]) {
  const { rows } = await sql.query<AuthenticatorRow>(text, values);
  const row = rows[0];
  return (
    row && {
      sealed: row.sealed,
      confirmedAt: at(row.confirmed_at),
      lastStep: row.last_step,
      failures: row.failures,
      lockedUntil: at(row.locked_until),
    }
  );
}

export function findAuthenticator(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<Authenticator | undefined> {
  return findOne(sql, FIND, [merchant, member]);
}

export function lockAuthenticator(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<Authenticator | undefined> {
  return findOne(sql, LOCK, [merchant, member]);
}

// Replaces an unconfirmed secret, never a confirmed one.
const BEGIN = `
  insert into identity.authenticator (merchant_id, member_id, sealed, made_at)
  values ($1, $2, $3, $4)
  on conflict (merchant_id, member_id) do update
    set sealed = excluded.sealed, made_at = excluded.made_at, last_step = 0
    where authenticator.confirmed_at is null`;

/** False if a confirmed one exists. */
export async function beginAuthenticator(
  sql: Sql,
  merchant: MerchantId,
  row: { member: Id<'member'>; sealed: Uint8Array; at: Instant },
): Promise<boolean> {
  const values = [merchant, row.member, Buffer.from(row.sealed), new Date(row.at)];
  return (await sql.query(BEGIN, values)).rowCount === 1;
}

const CONFIRM = `
  update identity.authenticator set confirmed_at = $3
  where merchant_id = $1 and member_id = $2`;

export async function confirmAuthenticator(
  sql: Sql,
  merchant: MerchantId,
  row: { member: Id<'member'>; at: Instant },
): Promise<void> {
  await sql.query(CONFIRM, [merchant, row.member, new Date(row.at)]);
}

// Only moves forward: a used step and all steps before it are invalid.
const TAKE_STEP = `
  update identity.authenticator set last_step = $3, failures = 0, locked_until = null
  where merchant_id = $1 and member_id = $2 and last_step < $3`;

/** False if this step or a later one was used. */
export async function takeStep(
  sql: Sql,
  merchant: MerchantId,
  use: { member: Id<'member'>; step: number },
): Promise<boolean> {
  return (await sql.query(TAKE_STEP, [merchant, use.member, use.step])).rowCount === 1;
}

const COUNT_FAILURE = `
  update identity.authenticator set failures = $3, locked_until = $4
  where merchant_id = $1 and member_id = $2`;

export async function countCodeFailure(
  sql: Sql,
  merchant: MerchantId,
  failure: { member: Id<'member'>; failures: number; lockedUntil: Instant | undefined },
): Promise<void> {
  const { member, failures, lockedUntil } = failure;
  const until = lockedUntil === undefined ? null : new Date(lockedUntil);
  await sql.query(COUNT_FAILURE, [merchant, member, failures, until]);
}

const REMOVE = `
  delete from identity.authenticator where merchant_id = $1 and member_id = $2`;

const REMOVE_CODES = `
  delete from identity.recovery_code where merchant_id = $1 and member_id = $2`;

/** Deletes the authenticator and its recovery codes; false if there was none. */
export async function removeAuthenticator(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<boolean> {
  await sql.query(REMOVE_CODES, [merchant, member]);
  return (await sql.query(REMOVE, [merchant, member])).rowCount === 1;
}

const ADD_CODES = `
  insert into identity.recovery_code (merchant_id, member_id, code_hash)
  select $1, $2, unnest($3::bytea[])`;

export async function replaceRecoveryCodes(
  sql: Sql,
  merchant: MerchantId,
  row: { member: Id<'member'>; hashes: readonly Buffer[] },
): Promise<void> {
  await sql.query(REMOVE_CODES, [merchant, row.member]);
  await sql.query(ADD_CODES, [merchant, row.member, row.hashes]);
}

// Of two concurrent uses of one code the second waits for the first and then finds it used.
const TAKE_CODE = `
  update identity.recovery_code set used_at = $4
  where merchant_id = $1 and member_id = $2 and code_hash = $3 and used_at is null`;

/** False if the code is unknown or was used. */
export async function takeRecoveryCode(
  sql: Sql,
  merchant: MerchantId,
  use: { member: Id<'member'>; hash: Buffer; at: Instant },
): Promise<boolean> {
  const values = [merchant, use.member, use.hash, new Date(use.at)];
  return (await sql.query(TAKE_CODE, values)).rowCount === 1;
}

const COUNT_CODES = `
  select count(*)::int as remaining from identity.recovery_code
  where merchant_id = $1 and member_id = $2 and used_at is null`;

export async function countRecoveryCodes(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<number> {
  const { rows } = await sql.query<{ remaining: number }>(COUNT_CODES, [merchant, member]);
  return rows[0]?.remaining ?? 0;
}
