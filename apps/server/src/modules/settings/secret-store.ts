import type { Instant, MerchantId } from '@fairhouse/values';
import type { Sql } from '../../platform/sql.ts';

export interface SecretRow {
  name: string;
  sealed: Buffer;
  changed_at: Date;
}

// Without a lock: a change is visible to reads after its commit.
const LIST = 'select name, sealed, changed_at from settings.secret where merchant_id = $1';

// One row, written as a whole; of two concurrent writes the later one is kept.
const PUT = `
  insert into settings.secret (merchant_id, name, sealed, changed_at)
  values ($1, $2, $3, to_timestamp($4 / 1000.0))
  on conflict (merchant_id, name) do update set
    sealed = excluded.sealed, changed_at = excluded.changed_at`;

const REMOVE = 'delete from settings.secret where merchant_id = $1 and name = $2';

export async function listSecretRows(sql: Sql, merchant: MerchantId): Promise<SecretRow[]> {
  return (await sql.query<SecretRow>(LIST, [merchant])).rows;
}

export async function putSecretRow(
  sql: Sql,
  merchant: MerchantId,
  row: { readonly name: string; readonly sealed: Uint8Array; readonly now: Instant },
): Promise<void> {
  await sql.query(PUT, [merchant, row.name, Buffer.from(row.sealed), row.now]);
}

export async function removeSecretRow(sql: Sql, merchant: MerchantId, name: string): Promise<void> {
  await sql.query(REMOVE, [merchant, name]);
}
