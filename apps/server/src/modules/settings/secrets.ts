// What the merchant's outside services gave it to prove itself with. A value goes in from the
// console and comes out only where a service is spoken to; no call answers it.
import { SECRET_NAMES, type SecretName } from '@fairhouse/calls/operator';
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import { noteAudit } from '../../ground/audit-note.ts';
import type { CallContext, CallOf, OperatorSession } from '../../ground/call-context.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { listSecretRows, putSecretRow, removeSecretRow } from './secret-store.ts';

/** The argon2id hash of the password that an account is handed out with; who uses it changes it. */
export const DEFAULT_PASSWORD = 'member.defaultPassword' satisfies SecretName;

type DeskCall = CallContext & { readonly operator: OperatorSession };

/** The merchant's secret as it is now, or undefined where none is set. Never to be logged. */
export async function readSecret(
  house: House,
  merchant: Merchant,
  name: SecretName,
): Promise<string | undefined> {
  const rows = await listSecretRows(house.pool, merchant.id);
  const row = rows.find((each) => each.name === name);
  if (row === undefined) return undefined;
  return new TextDecoder().decode(house.keys.open(row.sealed, contextOf(merchant, name)));
}

/** Which secrets there are, and since when; never what they say. */
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

/** A value as it will lie in the database; undefined for an empty one, which removes the secret. */
export function sealSecret(
  { house, merchant }: Pick<CallContext, 'house' | 'merchant'>,
  name: SecretName,
  value: string,
): Uint8Array | undefined {
  if (value === '') return undefined;
  return house.keys.seal(Buffer.from(value), contextOf(merchant, name));
}

/** Replaces a secret by a sealed one, or removes it. The record names it and no more. */
export async function putSecret(
  call: DeskCall,
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

/** A sealed value opens only as the secret of this merchant and name. */
function contextOf(merchant: Merchant, name: SecretName): string {
  return `secret:${merchant.id}:${name}`;
}
