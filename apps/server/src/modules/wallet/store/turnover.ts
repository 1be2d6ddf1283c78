// Turnover of play at vendors that waits to fill its member's requirements.
import type { Id, MerchantId } from '@fairhouse/values';
import { singleRow, type Sql } from '../../../platform/sql.ts';

const PUT = `
  insert into wallet.turnover (merchant_id, member_id, amount)
  select $1, t.member_id, t.amount from unnest($2::uuid[], $3::bigint[]) as t (member_id, amount)
  where t.amount <> 0`;

/** Adds what counts of closed rounds; an amount below zero takes back. */
export async function putTurnover(
  sql: Sql,
  merchant: MerchantId,
  rows: readonly { readonly member: string; readonly amount: bigint }[],
): Promise<void> {
  if (rows.length === 0) return;
  const members = rows.map(({ member }) => member);
  await sql.query(PUT, [merchant, members, rows.map(({ amount }) => amount)]);
}

// The caller has locked the member's payment profile; each row is taken once.
const TAKE = `
  with taken as (
    delete from wallet.turnover where merchant_id = $1 and member_id = $2 returning amount)
  select coalesce(sum(amount), 0)::bigint as played from taken`;

/** Takes what waits for a member. */
export async function takeTurnover(
  sql: Sql,
  merchant: MerchantId,
  member: Id<'member'>,
): Promise<bigint> {
  return singleRow(await sql.query<{ played: bigint }>(TAKE, [merchant, member])).played;
}
