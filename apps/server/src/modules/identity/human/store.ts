// Every statement on used proofs of the human check.
import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

// Of two concurrent uses of one proof the second waits for the first and then writes nothing.
const SPEND = `
  insert into identity.human_used (merchant_id, proof_hash, ends_at)
  values ($1, $2, $3) on conflict do nothing`;

/** False if the proof was used before. */
export async function spendProof(
  sql: Sql,
  merchant: MerchantId,
  proof: { readonly hash: Buffer; readonly endsAt: Instant },
): Promise<boolean> {
  const { rowCount } = await sql.query(SPEND, [merchant, proof.hash, new Date(proof.endsAt)]);
  return rowCount === 1;
}

const PRUNE = `
  -- every merchant: a proof that has ended is refused without its row
  delete from identity.human_used where ends_at < $1`;

export async function pruneProofs(sql: Sql, before: Instant): Promise<void> {
  await sql.query(PRUNE, [new Date(before)]);
}
