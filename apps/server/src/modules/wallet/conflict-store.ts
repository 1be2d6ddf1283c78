// Statements on entries that were set aside; none takes a lock.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';

// Whoever meets the same conflict again changes nothing, also once it is closed.
const PUT = `
  insert into wallet.conflict
    (merchant_id, entry_id, code, reference, member_id, amount, reason, found_at)
  values ($1, $2, $3, $4, $5, $6, $7, house_now()) on conflict do nothing`;

// What was set aside of late, the newest first.
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

/** True when nobody had noted it. */
export async function putConflict(sql: Sql, conflict: NewConflict): Promise<boolean> {
  const { merchant, id, code, reference, member, amount, reason } = conflict;
  const values = [merchant, id, code, reference, member ?? null, amount, reason];
  return (await sql.query(PUT, values)).rowCount === 1;
}

export async function listSetAside(
  sql: Sql,
  merchant: MerchantId,
  limit: number,
): Promise<{ reference: string; found_at: Date }[]> {
  return (await sql.query<{ reference: string; found_at: Date }>(LATELY, [merchant, limit])).rows;
}
