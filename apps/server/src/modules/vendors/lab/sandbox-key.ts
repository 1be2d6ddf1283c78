// A key of the vendor's engineers for runs of their own. It moves play money alone, so that one
// operator enters it, before two have confirmed the real one.
import type { Instant, MerchantId } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { forgetVendors, listVendorKeys, putVendorKey } from '../records/index.ts';

export async function findSandboxKey(
  sql: Sql,
  merchant: MerchantId,
  code: string,
): Promise<{ readonly public_key: string; readonly created_at: Date } | undefined> {
  const keys = await listVendorKeys(sql, merchant);
  const found = keys.find((key) => key.code === code && key.owner === 'SANDBOX');
  if (found?.public_key === null || found === undefined) return undefined;
  return { public_key: found.public_key, created_at: found.created_at };
}

/** Replaces the vendor's key of the sandbox. */
export async function enterSandboxKey(
  place: {
    readonly app: AppContext;
    readonly sql: Sql;
    readonly merchant: Merchant;
    readonly code: string;
    readonly now: Instant;
  },
  publicKey: string,
): Promise<void> {
  const { app, sql, merchant, code, now } = place;
  await putVendorKey(sql, {
    merchant: merchant.id,
    code,
    id: app.newId<'vendor_key'>(),
    owner: 'SANDBOX',
    algorithm: 'RSA',
    publicKey,
    sealed: undefined,
    state: 'CURRENT',
    now,
  });
  forgetVendors(app, merchant.id);
}
