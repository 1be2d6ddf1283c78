// The lock under which debts are repaid.
import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

const INTRODUCE = `
  insert into wallet.debt_lock (merchant_id, member_id) values ($1, $2) on conflict do nothing`;

// Held until the end of the transaction.
const LOCK = `
  select member_id from wallet.debt_lock where merchant_id = $1 and member_id = $2 for update`;

/**
 * Locks a member's debt: who repays it reads it after this, so that nothing is repaid twice. What
 * only adds to a debt needs no lock.
 */
export async function lockDebt(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<void> {
  await sql.query(INTRODUCE, [merchant, member]);
  await sql.query<{ member_id: string }>(LOCK, [merchant, member]);
}
