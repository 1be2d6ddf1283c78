// Numbers and mail addresses that a member has proven to own: one member of a merchant has each.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import type { Member } from './member.ts';
import { findIdByMobile, proveEmailRow, proveMobileRow } from './store/contacts.ts';
import { findMemberRow } from './store/members.ts';

/** Who has proven to own the number, given in international form. */
export async function findMemberByMobile(
  sql: Sql,
  merchant: MerchantId,
  mobile: string,
): Promise<Member | undefined> {
  const id = await findIdByMobile(sql, merchant, mobile);
  return id && findMemberRow(sql, merchant, id);
}

/**
 * Writes down that the number, in international form, is the member's; false when another member
 * has proven it before. In the caller's transaction.
 */
export function proveMobile(
  sql: Sql,
  merchant: MerchantId,
  proof: { member: Id<'member'>; mobile: string; at: Instant },
): Promise<boolean> {
  return proveMobileRow(sql, merchant, proof);
}

/** The same for a mail address. */
export function proveEmail(
  sql: Sql,
  merchant: MerchantId,
  proof: { member: Id<'member'>; email: string; at: Instant },
): Promise<boolean> {
  return proveEmailRow(sql, merchant, proof);
}
