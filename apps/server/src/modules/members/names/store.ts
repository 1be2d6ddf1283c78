import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Locks only the row; an existing name stays.
const SET_ONCE = `
  update members.member set real_name = $3
  where merchant_id = $1 and member_id = $2 and real_name = ''`;

/** Sets the real name of a member that has none yet. */
export async function setRealNameRow(
  sql: Sql,
  merchant: MerchantId,
  row: { member: Id<'member'>; name: string },
): Promise<void> {
  await sql.query(SET_ONCE, [merchant, row.member, row.name]);
}

// The row is locked by the caller.
const CORRECT = `
  update members.member set real_name = $3
  where merchant_id = $1 and member_id = $2`;

/** Replaces the real name. */
export async function correctRealNameRow(
  sql: Sql,
  merchant: MerchantId,
  row: { member: Id<'member'>; name: string },
): Promise<void> {
  await sql.query(CORRECT, [merchant, row.member, row.name]);
}

// Locks only the row; an existing name stays, the birthday is replaced by the document's.
const PROVEN = `
  update members.member
  set real_name = case when real_name = '' then $3 else real_name end, birthday = $4
  where merchant_id = $1 and member_id = $2`;

/** Sets the account's name and birthday from an accepted document. */
export async function saveProvenIdentity(
  sql: Sql,
  merchant: MerchantId,
  row: { readonly member: Id<'member'>; readonly name: string; readonly birthday: string },
): Promise<void> {
  await sql.query(PROVEN, [merchant, row.member, row.name, row.birthday]);
}
