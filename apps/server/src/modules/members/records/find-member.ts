// Lookups of members by what people type. Each reads in the caller's transaction, or on the pool,
// without a lock.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { usernameKey, type Member } from './member.ts';
import { findMemberRowByCode, findMemberRowByName } from './store.ts';

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
