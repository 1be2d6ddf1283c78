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
