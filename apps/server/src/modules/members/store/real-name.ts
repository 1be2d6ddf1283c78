import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

// Takes the row's own lock; a name that is there stays.
const SET_ONCE = `
  update members.member set real_name = $3
  where merchant_id = $1 and member_id = $2 and real_name = ''`;

/** Sets the real name of a member who has none yet. */
export async function setRealNameRow(
  sql: Sql,
  merchant: MerchantId,
  of: { member: Id<'member'>; name: string },
): Promise<void> {
  await sql.query(SET_ONCE, [merchant, of.member, of.name]);
}

// The row is locked by the caller.
const CORRECT = `
  update members.member set real_name = $3
  where merchant_id = $1 and member_id = $2`;

/** Puts a name in the place of the one that is there. */
export async function correctRealNameRow(
  sql: Sql,
  merchant: MerchantId,
  of: { member: Id<'member'>; name: string },
): Promise<void> {
  await sql.query(CORRECT, [merchant, of.member, of.name]);
}

// Takes the row's own lock; a name that is there stays, what a paper says of the birthday counts.
const PROVEN = `
  update members.member
  set real_name = case when real_name = '' then $3 else real_name end, birthday = $4
  where merchant_id = $1 and member_id = $2`;

/** Makes what stands on an accepted paper the account's own. */
export async function keepProvenIdentity(
  sql: Sql,
  merchant: MerchantId,
  of: { readonly member: Id<'member'>; readonly name: string; readonly birthday: string },
): Promise<void> {
  await sql.query(PROVEN, [merchant, of.member, of.name, of.birthday]);
}
