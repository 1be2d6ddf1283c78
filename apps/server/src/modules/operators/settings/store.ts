import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';

const PUT = `
  insert into operators.pending_secret (merchant_id, approval_id, name, sealed)
  values ($1, $2, $3, $4)`;

/** Stores a sealed secret for its pending approval; nothing is locked. */
export async function insertPendingSecret(
  sql: Sql,
  merchant: MerchantId,
  secret: {
    readonly approval: Id<'approval'>;
    readonly name: string;
    /** Null requests the removal. */
    readonly sealed: Uint8Array | null;
  },
): Promise<void> {
  const { approval, name, sealed } = secret;
  await sql.query(PUT, [merchant, approval, name, sealed === null ? null : Buffer.from(sealed)]);
}

// The caller holds the approval's lock.
const TAKE = `
  delete from operators.pending_secret where merchant_id = $1 and approval_id = $2
  returning sealed`;

/** Deletes and returns the sealed secret of an approval. */
export async function takePendingSecret(
  sql: Sql,
  merchant: MerchantId,
  approval: Id<'approval'>,
): Promise<{ readonly sealed: Buffer | null } | undefined> {
  return (await sql.query<{ sealed: Buffer | null }>(TAKE, [merchant, approval])).rows[0];
}

/** Deletes the secret of an approval that was refused or withdrawn. */
export async function deletePendingSecret(
  sql: Sql,
  merchant: MerchantId,
  approval: Id<'approval'>,
): Promise<void> {
  await sql.query(TAKE, [merchant, approval]);
}
