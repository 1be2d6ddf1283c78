// How other modules find members. Each reads in the caller's transaction, or on the pool, without
// a lock.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import { usernameKey, type Member } from './member.ts';
import {
  findMemberRow,
  findMemberRowByCode,
  findMemberRowByName,
  listMemberRows,
  noteLoginRow,
} from './store/members.ts';

/** The member, or undefined when this merchant has none of that id. */
export function findMember(
  sql: Sql,
  merchant: MerchantId,
  id: Id<'member'>,
): Promise<Member | undefined> {
  return findMemberRow(sql, merchant, id);
}

/** The member of that username, however it is typed. */
export function findMemberByName(
  sql: Sql,
  merchant: MerchantId,
  username: string,
): Promise<Member | undefined> {
  return findMemberRowByName(sql, merchant, usernameKey(username));
}

/** Whose invitation code this is. */
export function findMemberByCode(
  sql: Sql,
  merchant: MerchantId,
  code: string,
): Promise<Member | undefined> {
  return findMemberRowByCode(sql, merchant, code.trim().toUpperCase());
}

/** Those of the given members that there are, in no order. */
export function findMembers(
  sql: Sql,
  merchant: MerchantId,
  ids: readonly Id<'member'>[],
): Promise<Member[]> {
  return listMemberRows(sql, merchant, ids);
}

/** Remembers when and from where a member last came in. */
export function noteLogin(
  sql: Sql,
  merchant: MerchantId,
  login: { member: Id<'member'>; at: Instant; address: string },
): Promise<void> {
  return noteLoginRow(sql, merchant, login);
}
