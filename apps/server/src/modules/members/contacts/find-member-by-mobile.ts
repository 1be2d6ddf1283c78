import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { type Member, findMember } from '../records/index.ts';
import { findIdByMobile } from './store.ts';

/** The member that has proven the number, given in international form. */
export async function findMemberByMobile(
  sql: Sql,
  merchant: MerchantId,
  mobile: string,
): Promise<Member | undefined> {
  const id = await findIdByMobile(sql, merchant, mobile);
  return id && findMember(sql, merchant, id);
}
