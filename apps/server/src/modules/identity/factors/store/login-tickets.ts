// Every statement on logins that wait for their second step.
import {
  instant,
  nameParameters,
  valuesOf,
  type Id,
  type Instant,
  type MerchantId,
} from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';
import type { FactorKind } from '../../attempts/index.ts';
import type { SessionMethod } from '../../sessions/index.ts';

export interface LoginTicket {
  readonly hash: Buffer;
  /** Undefined if the ticket cannot be fulfilled. */
  readonly member: Id<'member'> | undefined;
  /** The browser that it was issued to. */
  readonly deviceHash: Buffer;
  readonly attempt: Id<'attempt'>;
  readonly method: SessionMethod;
  readonly kinds: readonly FactorKind[];
  readonly remember: boolean;
  /** The merchant's default password was given. */
  readonly isDefault: boolean;
  readonly tries: number;
  readonly sends: number;
  readonly madeAt: Instant;
  readonly endsAt: Instant;
}

interface Row {
  ticket_hash: Buffer;
  member_id: Id<'member'> | null;
  device_hash: Buffer;
  attempt_id: Id<'attempt'>;
  method: SessionMethod;
  kinds: FactorKind[];
  remember: boolean;
  default_password: boolean;
  tries: number;
  sends: number;
  made_at: Date;
  ends_at: Date;
}

const INSERT = nameParameters(`
  insert into identity.login_ticket (merchant_id, ticket_hash, member_id, device_hash, attempt_id,
    method, kinds, remember, default_password, made_at, ends_at)
  values ($merchant, $hash, $member, $deviceHash, $attempt, $method, $kinds, $remember, $isDefault,
    $madeAt, $endsAt)`);

export async function insertLoginTicket(
  sql: Sql,
  merchant: MerchantId,
  ticket: Omit<LoginTicket, 'tries' | 'sends'>,
): Promise<void> {
  await sql.query(
    INSERT.text,
    valuesOf(INSERT, {
      ...ticket,
      merchant,
      madeAt: new Date(ticket.madeAt),
      endsAt: new Date(ticket.endsAt),
    }),
  );
}

// Locks the ticket until the transaction ends, which serialises its concurrent uses.
const LOCK = `
  select ticket_hash, member_id, device_hash, attempt_id, method, kinds, remember,
    default_password, tries, sends, made_at, ends_at
  from identity.login_ticket where merchant_id = $1 and ticket_hash = $2 for update`;

export async function lockLoginTicket(
  sql: Sql,
  merchant: MerchantId,
  hash: Buffer,
): Promise<LoginTicket | undefined> {
  const { rows } = await sql.query<Row>(LOCK, [merchant, hash]);
  const row = rows[0];
  return (
    row && {
      hash: row.ticket_hash,
      member: row.member_id ?? undefined,
      deviceHash: row.device_hash,
      attempt: row.attempt_id,
      method: row.method,
      kinds: row.kinds,
      remember: row.remember,
      isDefault: row.default_password,
      tries: row.tries,
      sends: row.sends,
      madeAt: instant(row.made_at.getTime()),
      endsAt: instant(row.ends_at.getTime()),
    }
  );
}

const COUNT = `
  update identity.login_ticket set tries = tries + $3, sends = sends + $4
  where merchant_id = $1 and ticket_hash = $2`;

/** Counts a wrong code, or a code that was sent; the ticket is locked by the caller. */
export async function countOnTicket(
  sql: Sql,
  merchant: MerchantId,
  use: { hash: Buffer; kind: 'try' | 'send' },
): Promise<void> {
  const values = use.kind === 'try' ? [1, 0] : [0, 1];
  await sql.query(COUNT, [merchant, use.hash, ...values]);
}

const DELETE = `delete from identity.login_ticket where merchant_id = $1 and ticket_hash = $2`;

export async function deleteLoginTicket(
  sql: Sql,
  merchant: MerchantId,
  hash: Buffer,
): Promise<void> {
  await sql.query(DELETE, [merchant, hash]);
}

const DELETE_ALL = `delete from identity.login_ticket where merchant_id = $1 and member_id = $2`;

/** Deletes every pending login of the member. */
export async function deleteLoginTickets(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<void> {
  await sql.query(DELETE_ALL, [merchant, member]);
}

const PRUNE = `
  -- every merchant: what has ended is of no use to any
  delete from identity.login_ticket where ends_at < $1`;

export async function pruneLoginTickets(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}
