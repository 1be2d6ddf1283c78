import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// The first of a round that stands.
const FIND = `
  select transaction_id from vendors.transaction
  where merchant_id = $1 and vendor = $2 and member_id = $3 and round_id = $4 and kind = 'BET'
    and state = 'BOOKED' and reversed_by is null
  order by at, transaction_id limit 1`;

/** The bet of a round to which a win without a reference belongs. */
export async function findOpenBet(
  sql: Sql,
  merchant: MerchantId,
  {
    vendor,
    member,
    round,
  }: { readonly vendor: string; readonly member: string; readonly round: string },
): Promise<string | undefined> {
  const values = [merchant, vendor, member, round];
  return (await sql.query<{ transaction_id: string }>(FIND, values)).rows[0]?.transaction_id;
}
