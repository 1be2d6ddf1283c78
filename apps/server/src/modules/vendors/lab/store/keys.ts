// Our keys at a vendor beside the current one. No statement takes a lock.
import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

export interface OwnKeyRow {
  key_id: string;
  sealed: Buffer;
  state: 'NEXT' | 'RETIRED';
}

const LIST = `
  select key_id, sealed, state from vendors.vendor_key
  where merchant_id = $1 and code = $2 and owner = 'OURS' and algorithm = 'RSA'
    and state in ('NEXT', 'RETIRED') and sealed is not null
  order by retired_at desc nulls first, key_id desc limit 20`;

/** The next key of ours, and those that have ended, the last one first. */
export async function listOwnKeys(
  sql: Sql,
  merchant: MerchantId,
  code: string,
): Promise<OwnKeyRow[]> {
  return (await sql.query<OwnKeyRow>(LIST, [merchant, code])).rows;
}
