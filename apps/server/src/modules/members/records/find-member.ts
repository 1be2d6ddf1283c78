// Lookups of members by what people type. Each reads in the caller's transaction, or on the pool,
// without a lock.
import type { Id, MerchantId } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { usernameKey, type Member } from './member.ts';
import { findMember, findMemberRowByCode, findMemberRowByName } from './store.ts';

/** The member of that username, compared without case and surrounding blanks. */
export function findMemberByName(
  sql: Sql,
  merchant: MerchantId,
  username: string,
): Promise<Member | undefined> {
  return findMemberRowByName(sql, merchant, usernameKey(username));
}

/** The member to whom an invitation code belongs. */
export function findMemberByCode(
  sql: Sql,
  merchant: MerchantId,
  code: string,
): Promise<Member | undefined> {
  return findMemberRowByCode(sql, merchant, code.trim().toUpperCase());
}

/** The username of a member; undefined if this merchant has none with that id. */
export async function usernameOf(
  { sql, merchant }: Pick<CallContext, 'sql' | 'merchant'>,
  id: Id<'member'>,
): Promise<string | undefined> {
  return (await findMember(sql, merchant.id, id))?.username;
}
