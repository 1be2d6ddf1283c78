// Proven mobile numbers and e-mail addresses; each belongs to one member of a merchant.
import type { Id, Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';
import type { Member } from './member.ts';
import { findIdByMobile, proveEmailRow, proveMobileRow } from './store/contacts.ts';
import { findMemberRow } from './store/members.ts';

/** The member that has proven the number, given in international form. */
export async function findMemberByMobile(
  sql: Sql,
  merchant: MerchantId,
  mobile: string,
): Promise<Member | undefined> {
  const id = await findIdByMobile(sql, merchant, mobile);
  return id && findMemberRow(sql, merchant, id);
}

/**
 * Records the number, in international form, as proven by the member; false if another member has
 * proven it before. Runs in the caller's transaction.
 */
export function proveMobile(
  sql: Sql,
  merchant: MerchantId,
  proof: { member: Id<'member'>; mobile: string; at: Instant },
): Promise<boolean> {
  return proveMobileRow(sql, merchant, proof);
}

/** The same for an e-mail address. */
export function proveEmail(
  sql: Sql,
  merchant: MerchantId,
  proof: { member: Id<'member'>; email: string; at: Instant },
): Promise<boolean> {
  return proveEmailRow(sql, merchant, proof);
}
