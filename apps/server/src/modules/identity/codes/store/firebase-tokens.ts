import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../../platform/sql.ts';

// Of two concurrent uses of one token the second waits for the first, and then writes nothing.
const USE = `
  insert into identity.firebase_token (merchant_id, token_hash, ends_at) values ($1, $2, $3)
  on conflict (merchant_id, token_hash) do nothing`;

/** False for a token that was used before. */
export async function spendFirebaseToken(
  sql: Sql,
  merchant: MerchantId,
  { hash, endsAt }: { readonly hash: Buffer; readonly endsAt: Instant },
): Promise<boolean> {
  return (await sql.query(USE, [merchant, hash, new Date(endsAt)])).rowCount === 1;
}
