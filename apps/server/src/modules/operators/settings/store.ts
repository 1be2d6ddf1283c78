import type { Id, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../ground/sql.ts';

const PUT = `
  insert into operators.pending_secret (merchant_id, approval_id, name, sealed)
  values ($1, $2, $3, $4)`;

/** Keeps a sealed secret for the approval that it waits for; nothing is locked. */
export async function insertPendingSecret(
  sql: Sql,
  merchant: MerchantId,
  secret: {
    readonly approval: Id<'approval'>;
    readonly name: string;
    /** Null asks for its removal. */
    readonly sealed: Uint8Array | null;
  },
): Promise<void> {
  const { approval, name, sealed } = secret;
  await sql.query(PUT, [merchant, approval, name, sealed === null ? null : Buffer.from(sealed)]);
}

// The caller holds the lock of the approval.
const TAKE = `
  delete from operators.pending_secret where merchant_id = $1 and approval_id = $2
  returning sealed`;

/** The sealed secret of an approval, which is kept no longer. */
export async function takePendingSecret(
  sql: Sql,
  merchant: MerchantId,
  approval: Id<'approval'>,
): Promise<{ readonly sealed: Buffer | null } | undefined> {
  return (await sql.query<{ sealed: Buffer | null }>(TAKE, [merchant, approval])).rows[0];
}

/** Forgets the secret of an approval that was refused or withdrawn. */
export async function deletePendingSecret(
  sql: Sql,
  merchant: MerchantId,
  approval: Id<'approval'>,
): Promise<void> {
  await sql.query(TAKE, [merchant, approval]);
}
