import type { Id, MerchantId } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findPapers } from './store.ts';

/**
 * The identity number that a member gave, for comparison by the server only; empty if there is
 * none.
 */
export async function readIdNumber(
  sql: Sql,
  app: AppContext,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<string> {
  const { idNumber } = await findPapers(sql, merchant, member);
  if (idNumber === undefined) return '';
  return Buffer.from(app.keys.open(idNumber, `id-number:${member}`)).toString('utf8');
}
