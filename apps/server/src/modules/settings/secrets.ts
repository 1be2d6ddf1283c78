// What the merchant's outside services gave it to prove itself with. A value goes in from the
// console and comes out only where a service is spoken to; no call answers it.
import { SECRET_NAMES, type SecretName } from '@fairhouse/calls/operator';
import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import { noteAudit } from '../../ground/audit-note.ts';
import type { CallOf } from '../../ground/call-context.ts';
import type { House, Merchant } from '../../ground/house.ts';
import { listSecretRows, putSecretRow, removeSecretRow } from './secret-store.ts';

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

/** Replaces a secret, or removes it where the value is empty. The record names it and no more. */
export async function secretSet(
  call: CallOf<OperatorCalls['secretSet']>,
): Promise<Answer<OperatorCalls['secretSet']>> {
  const { house, merchant, now } = call;
  const { name, value, reason } = call.input;
  const was = (await listSecretRows(call.sql, merchant.id)).some((each) => each.name === name);
  if (value === '') {
    await removeSecretRow(call.sql, merchant.id, name);
  } else {
    const sealed = house.keys.seal(Buffer.from(value), contextOf(merchant, name));
    await putSecretRow(call.sql, merchant.id, { name, sealed, now });
  }
  noteAudit(call, {
    target: `secret:${name}`,
    before: { set: was },
    after: { set: value !== '' },
    reason,
  });
  return ok(null);
}

/** A sealed value opens only as the secret of this merchant and name. */
function contextOf(merchant: Merchant, name: SecretName): string {
  return `secret:${merchant.id}:${name}`;
}
