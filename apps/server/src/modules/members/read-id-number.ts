import type { Id, MerchantId } from '@fairhouse/values';
import type { House } from '../../ground/house.ts';
import type { Sql } from '../../ground/sql.ts';
import { findPapers } from './store/desk.ts';

/** The identity number that a member gave, for the machine to compare; empty where none is. */
export async function readIdNumber(
  sql: Sql,
  house: House,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<string> {
  const { idNumber } = await findPapers(sql, merchant, member);
  if (idNumber === undefined) return '';
  return Buffer.from(house.keys.open(idNumber, `id-number:${member}`)).toString('utf8');
}
