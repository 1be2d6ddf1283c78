// Lookups of members for other modules. Each reads in the caller's transaction, or on the pool,
// without a lock.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import { usernameKey, type Member } from './member.ts';
import {
  findMemberRow,
  findMemberRowByCode,
  findMemberRowByName,
  listMemberRows,
  noteLoginRow,
} from './store/members.ts';

/** The member, or undefined if this merchant has none with that id. */
export function findMember(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'member'>,
): Promise<Member | undefined> {
  return findMemberRow(sql, merchant, id);
}

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

/** The given members that exist, in no particular order. */
export function findMembers(
  sql: Sql,
  merchant: MerchantId,
  ids: readonly Id<'member'>[],
): Promise<Member[]> {
  return listMemberRows(sql, merchant, ids);
}

/** Records the time and address of a member's last login. */
export function noteLogin(
  sql: Sql,
  merchant: MerchantId,
  login: { member: Id<'member'>; at: Instant; address: string },
): Promise<void> {
  return noteLoginRow(sql, merchant, login);
}
