import type { Id, Instant } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

export interface EnrolmentRow {
  operator_id: Id<'operator'>;
  totp_sealed: Buffer | null;
  ends_at: Date;
}

// An operator's newest link is the only valid one.
const PUT = `
  -- every merchant: an operator belongs to the installation
  insert into operators.enrolment (operator_id, link_hash, made_at, ends_at)
  values ($1, $2, to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0))
  on conflict (operator_id) do update set link_hash = excluded.link_hash, totp_sealed = null,
    made_at = excluded.made_at, ends_at = excluded.ends_at`;

export async function putEnrolment(
  sql: Sql,
  enrolment: {
    readonly operator: Id<'operator'>;
    readonly hash: Buffer;
    readonly now: Instant;
    readonly endsAt: Instant;
  },
): Promise<void> {
  const { operator, hash, now, endsAt } = enrolment;
  await sql.query(PUT, [operator, hash, now, endsAt]);
}

// Locked until the call is decided: of two concurrent uses of a link, one finds it.
const LOCK = `
  -- every merchant: an operator belongs to the installation
  select operator_id, totp_sealed, ends_at from operators.enrolment
  where link_hash = $1 and ends_at > to_timestamp($2 / 1000.0) for update`;

export async function lockEnrolment(
  sql: Sql,
  hash: Buffer,
  now: Instant,
): Promise<EnrolmentRow | undefined> {
  return (await sql.query<EnrolmentRow>(LOCK, [hash, now])).rows[0];
}

const SEAL = `
  -- every merchant: an operator belongs to the installation
  update operators.enrolment set totp_sealed = $2 where operator_id = $1`;

/** Stores the authenticator's secret that was shown with the link; the caller locks its row. */
export async function sealEnrolment(
  sql: Sql,
  operator: Id<'operator'>,
  sealed: Uint8Array,
): Promise<void> {
  await sql.query(SEAL, [operator, sealed]);
}

const DROP = `
  -- every merchant: an operator belongs to the installation
  delete from operators.enrolment where operator_id = $1`;

export async function dropEnrolment(sql: Sql, operator: Id<'operator'>): Promise<void> {
  await sql.query(DROP, [operator]);
}

// Replaces the password, and the authenticator with the one of this link.
const ENROL = `
  -- every merchant: an operator belongs to the installation
  update operators.operator
  set password_hash = $2, must_change = false, password_until = null, totp_sealed = $3,
    totp_step = $4
  where operator_id = $1`;

/** Writes the operator's new password and authenticator; the caller locks the operator's row. */
export async function enrolOperator(
  sql: Sql,
  chosen: {
    readonly operator: Id<'operator'>;
    readonly passwordHash: string;
    readonly sealed: Uint8Array;
    readonly step: number;
  },
): Promise<void> {
  const { operator, passwordHash, sealed, step } = chosen;
  await sql.query(ENROL, [operator, passwordHash, sealed, step]);
}

const FORGET = `
  -- every merchant: expired links are deleted
  delete from operators.enrolment where ends_at < house_now() - interval '1 day'`;

export async function forgetOldEnrolments(sql: Sql): Promise<void> {
  await sql.query(FORGET);
}
