import type { Id, Instant } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

export interface EnrolmentRow {
  operator_id: Id<'operator'>;
  totp_sealed: Buffer | null;
  ends_at: Date;
}

// The newest link of an operator is the only one: an earlier one stops working.
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

// Locked until the call is decided: of two that use one link, one finds it.
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

/** Keeps the authenticator's secret that the link was answered with; its row is locked. */
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

// The password is the person's own from here on, and the authenticator the one of this link.
const ENROL = `
  -- every merchant: an operator belongs to the installation
  update operators.operator
  set password_hash = $2, must_change = false, password_until = null, totp_sealed = $3,
    totp_step = $4
  where operator_id = $1`;

/** Writes the password and the authenticator that a person chose; the operator's row is locked. */
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
  -- every merchant: what is over is forgotten
  delete from operators.enrolment where ends_at < house_now() - interval '1 day'`;

export async function forgetOldEnrolments(sql: Sql): Promise<void> {
  await sql.query(FORGET);
}
