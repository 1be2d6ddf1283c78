import { instant, type Id, type Instant, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

const INSERT = `
  insert into identity.reset_ticket (merchant_id, ticket_hash, member_id, ends_at)
  values ($1, $2, $3, $4)`;

// Counts a try and locks the row until the transaction ends, which serialises parallel guesses.
const TRY = `
  update identity.reset_ticket set tries = tries + 1
  where merchant_id = $1 and ticket_hash = $2 and ends_at > $3 and tries < $4
  returning member_id`;

const FIND = `
  select member_id from identity.reset_ticket
  where merchant_id = $1 and ticket_hash = $2 and ends_at > $3`;

// Deleting consumes the ticket: of two concurrent uses only one finds it.
const TAKE = `
  delete from identity.reset_ticket where merchant_id = $1 and ticket_hash = $2
  returning ends_at`;

export interface ResetTicket {
  readonly hash: Buffer;
  readonly member: Id<'member'>;
  readonly endsAt: Instant;
}

export async function insertResetTicket(
  sql: Sql,
  merchant: MerchantId,
  { hash, member, endsAt }: ResetTicket,
): Promise<void> {
  await sql.query(INSERT, [merchant, hash, member, new Date(endsAt)]);
}

/** The member of a ticket; undefined if it has expired. */
export async function findResetTicket(
  sql: Sql,
  merchant: MerchantId,
  { hash, now }: { readonly hash: Buffer; readonly now: Instant },
): Promise<Id<'member'> | undefined> {
  const { rows } = await sql.query<{ member_id: Id<'member'> }>(FIND, [
    merchant,
    hash,
    new Date(now),
  ]);
  return rows[0]?.member_id;
}

/** False if the ticket has expired or has no tries left. */
export async function tryResetTicket(
  sql: Sql,
  merchant: MerchantId,
  given: { readonly hash: Buffer; readonly now: Instant; readonly triesMax: number },
): Promise<boolean> {
  const values = [merchant, given.hash, new Date(given.now), given.triesMax];
  return (await sql.query(TRY, values)).rowCount === 1;
}

/** Consumes the ticket; false if it was used or has expired. */
export async function takeResetTicket(
  sql: Sql,
  merchant: MerchantId,
  { hash, now }: { readonly hash: Buffer; readonly now: Instant },
): Promise<boolean> {
  const { rows } = await sql.query<{ ends_at: Date }>(TAKE, [merchant, hash]);
  const [row] = rows;
  return row !== undefined && instant(row.ends_at.getTime()) > now;
}
