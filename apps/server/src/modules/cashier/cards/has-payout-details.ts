import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { listCards } from './store.ts';

/**
 * Whether a member has a bank card or a wallet for payouts, which would be the target of a thief.
 */
export async function hasPayoutDetails(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<boolean> {
  const cards = await listCards(sql, merchant, member);
  return cards.some((card) => card.removed_at === null);
}
