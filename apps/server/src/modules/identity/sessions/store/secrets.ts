// Statements on single-use and short-lived secrets: remembered logins, change tickets.
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface Remembered {
  readonly selector: string;
  readonly member: Id<'member'>;
  readonly validatorHash: Buffer;
  readonly previousHash: Buffer | undefined;
  readonly rotatedAt: Instant;
  readonly madeAt: Instant;
  readonly endsAt: Instant;
}

const INSERT_REMEMBERED = nameParameters(`
  insert into identity.remembered (merchant_id, selector, member_id, validator_hash, rotated_at,
    device_hash, made_at, ends_at)
  values ($merchant, $selector, $member, $validatorHash, $madeAt, $deviceHash, $madeAt, $endsAt)`);

// Locks the family until the transaction ends: of two tabs the second sees what the first rotated.
const LOCK_REMEMBERED = `
  select selector, member_id, validator_hash, previous_hash, rotated_at, made_at, ends_at
  from identity.remembered
  where merchant_id = $1 and selector = $2 and revoked_at is null for update`;

const ROTATE = `
  update identity.remembered
  set previous_hash = validator_hash, validator_hash = $3, rotated_at = $4
  where merchant_id = $1 and selector = $2`;

const REVOKE = `
  update identity.remembered set revoked_at = $3, revoke_reason = $4
  where merchant_id = $1 and selector = $2 and revoked_at is null`;

const REVOKE_ALL = `
  update identity.remembered set revoked_at = $3, revoke_reason = $4
  where merchant_id = $1 and member_id = $2 and revoked_at is null`;

const REVOKE_OF_DEVICE = `
  update identity.remembered set revoked_at = $4, revoke_reason = $5
  where merchant_id = $1 and member_id = $2 and device_hash = $3 and revoked_at is null`;

const INSERT_TICKET = `
  insert into identity.change_ticket (merchant_id, ticket_hash, member_id, session_id, ends_at)
  values ($1, $2, $3, $4, $5)`;

// Deleting consumes the ticket: of two concurrent uses only one finds it.
const USE_TICKET = `
  delete from identity.change_ticket
  where merchant_id = $1 and ticket_hash = $2 and member_id = $3 and session_id = $4
  returning ends_at`;

const PRUNES = [
  `-- every merchant: what has ended is of no use to any
  delete from identity.remembered where ends_at < $1`,
  `-- every merchant: what has ended is of no use to any
  delete from identity.change_ticket where ends_at < $1`,
];

export async function insertRemembered(
  sql: Sql,
  merchant: MerchantId,
  row: Pick<Remembered, 'selector' | 'member' | 'validatorHash' | 'madeAt' | 'endsAt'> & {
    deviceHash: Buffer | undefined;
  },
): Promise<void> {
  await sql.query(
    INSERT_REMEMBERED.text,
    valuesOf(INSERT_REMEMBERED, {
      ...row,
      merchant,
      madeAt: new Date(row.madeAt),
      endsAt: new Date(row.endsAt),
    }),
  );
}

interface RememberedRow {
  selector: string;
  member_id: Id<'member'>;
  validator_hash: Buffer;
  previous_hash: Buffer | null;
  rotated_at: Date;
  made_at: Date;
  ends_at: Date;
}

/** A family that was not revoked, locked until the transaction ends. */
export async function lockRemembered(
  sql: Sql,
  merchant: MerchantId,
  selector: string,
): Promise<Remembered | undefined> {
  const { rows } = await sql.query<RememberedRow>(LOCK_REMEMBERED, [merchant, selector]);
  const [row] = rows;
  return (
    row && {
      selector: row.selector,
      member: row.member_id,
      validatorHash: row.validator_hash,
      previousHash: row.previous_hash ?? undefined,
      rotatedAt: instant(row.rotated_at.getTime()),
      madeAt: instant(row.made_at.getTime()),
      endsAt: instant(row.ends_at.getTime()),
    }
  );
}

export async function rotateRemembered(
  sql: Sql,
  merchant: MerchantId,
  to: { selector: string; validatorHash: Buffer; at: Instant },
): Promise<void> {
  await sql.query(ROTATE, [merchant, to.selector, to.validatorHash, new Date(to.at)]);
}

export async function revokeRemembered(
  sql: Sql,
  merchant: MerchantId,
  end: { selector: string; at: Instant; reason: string },
): Promise<void> {
  await sql.query(REVOKE, [merchant, end.selector, new Date(end.at), end.reason]);
}

/** Revokes every remembered login of a member. */
export async function revokeAllRemembered(
  sql: Sql,
  merchant: MerchantId,
  end: { member: Id<'member'>; at: Instant; reason: string },
): Promise<void> {
  await sql.query(REVOKE_ALL, [merchant, end.member, new Date(end.at), end.reason]);
}

/** Revokes a member's remembered logins of one device. */
export async function revokeRememberedOf(
  sql: Sql,
  merchant: MerchantId,
  end: { member: Id<'member'>; deviceHash: Buffer; at: Instant; reason: string },
): Promise<void> {
  const { member, deviceHash, at, reason } = end;
  await sql.query(REVOKE_OF_DEVICE, [merchant, member, deviceHash, new Date(at), reason]);
}

export interface ChangeTicket {
  readonly hash: Buffer;
  readonly member: Id<'member'>;
  readonly session: Id<'session'>;
}

export async function insertChangeTicket(
  sql: Sql,
  merchant: MerchantId,
  ticket: ChangeTicket & { readonly endsAt: Instant },
): Promise<void> {
  const { hash, member, session, endsAt } = ticket;
  await sql.query(INSERT_TICKET, [merchant, hash, member, session, new Date(endsAt)]);
}

/** Consumes a ticket; false if it belongs to another session, was used, or has expired. */
export async function takeChangeTicket(
  sql: Sql,
  merchant: MerchantId,
  ticket: ChangeTicket,
  now: Instant,
): Promise<boolean> {
  const { hash, member, session } = ticket;
  const { rows } = await sql.query<{ ends_at: Date }>(USE_TICKET, [
    merchant,
    hash,
    member,
    session,
  ]);
  return rows[0] !== undefined && rows[0].ends_at.getTime() > now;
}

export async function pruneSecrets(sql: Sql, before: Instant): Promise<void> {
  for (const prune of PRUNES) await sql.query(prune, [new Date(before)]);
}
