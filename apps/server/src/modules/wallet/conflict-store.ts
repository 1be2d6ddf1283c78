// Statements on conflicting entries. None takes a lock.
import { nameParameters, valuesOf, type MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';

// A conflict that is already recorded stays unchanged, also once it is closed.
const PUT = nameParameters(`
  insert into wallet.conflict
    (merchant_id, entry_id, code, reference, member_id, amount, reason, found_at)
  values ($merchant, $id, $code, $reference, $member, $amount, $reason, house_now())
  on conflict do nothing`);

// Conflicts of the last 30 days, newest first.
const LATELY = `
  select reference, found_at from wallet.conflict
  where merchant_id = $1 and found_at > house_now() - interval '30 days'
  order by found_at desc limit $2`;

export interface NewConflict {
  readonly merchant: MerchantId;
  readonly id: string;
  readonly code: string;
  readonly reference: string;
  readonly member: string | undefined;
  readonly amount: bigint;
  readonly reason: string;
}

/** True if the conflict was not recorded before. */
export async function createConflict(sql: Sql, conflict: NewConflict): Promise<boolean> {
  const { merchant, id, code, reference, member, amount, reason } = conflict;
  const values = valuesOf(PUT, { merchant, id, code, reference, member, amount, reason });
  return (await sql.query(PUT.text, values)).rowCount === 1;
}

export async function listConflicts(
  sql: Sql,
  merchant: MerchantId,
  limit: number,
): Promise<{ reference: string; found_at: Date }[]> {
  return (await sql.query<{ reference: string; found_at: Date }>(LATELY, [merchant, limit])).rows;
}
