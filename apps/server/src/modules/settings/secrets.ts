// Credentials of the merchant's external services. A value is entered in the console and read only
// where the service is called; no call returns it.
import { SECRET_NAMES, type SecretName } from '@fairhouse/calls/operator';
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import { noteAudit } from '../../platform/audit-note.ts';
import type { CallContext, CallOf, OperatorSession } from '../../platform/call-context.ts';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import { listSecretRows, putSecretRow, removeSecretRow } from './secret-store.ts';

/**
 * The argon2id hash of the default password of new accounts; a member must change it at the first
 * login.
 */
export const DEFAULT_PASSWORD = 'member.defaultPassword' satisfies SecretName;

type BackofficeCall = CallContext & { readonly operator: OperatorSession };

/** The merchant's current secret, or undefined where none is set. Never to be logged. */
export async function readSecret(
  app: AppContext,
  merchant: Merchant,
  name: SecretName,
): Promise<string | undefined> {
  const rows = await listSecretRows(app.pool, merchant.id);
  const row = rows.find((each) => each.name === name);
  if (row === undefined) return undefined;
  return new TextDecoder().decode(app.keys.open(row.sealed, contextOf(merchant, name)));
}

/** Which secrets are set, and since when; never their values. */
export async function secretList(
  call: CallOf<OperatorCalls['secretList']>,
): Promise<Answer<OperatorCalls['secretList']>> {
  const rows = await listSecretRows(call.sql, call.merchant.id);
  const list = SECRET_NAMES.map((name) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      set: row !== undefined,
      changedAt: row === undefined ? null : instant(row.changed_at.getTime()),
    };
  });
  return ok({ list });
}

/** Encrypts a value for storage; undefined for an empty one, which removes the secret. */
export function sealSecret(
  { app, merchant }: Pick<CallContext, 'app' | 'merchant'>,
  name: SecretName,
  value: string,
): Uint8Array | undefined {
  if (value === '') return undefined;
  return app.keys.seal(Buffer.from(value), contextOf(merchant, name));
}

/** Replaces a secret by a sealed one, or removes it. The audit record has its name only. */
export async function putSecret(
  call: BackofficeCall,
  name: SecretName,
  sealed: Uint8Array | undefined,
): Promise<void> {
  const { sql, merchant, now } = call;
  const was = (await listSecretRows(sql, merchant.id)).some((each) => each.name === name);
  if (sealed === undefined) await removeSecretRow(sql, merchant.id, name);
  else await putSecretRow(sql, merchant.id, { name, sealed, now });
  noteAudit(call, {
    target: `secret:${name}`,
    before: { set: was },
    after: { set: sealed !== undefined },
  });
}

/** Binds a sealed value to this merchant and name. */
function contextOf(merchant: Merchant, name: SecretName): string {
  return `secret:${merchant.id}:${name}`;
}
