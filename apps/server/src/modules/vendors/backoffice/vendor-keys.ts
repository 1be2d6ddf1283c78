// Keys between a merchant and a vendor: theirs is entered, ours is a pair whose private half is
// sealed. A key beside a current one is the next one.
import type { Instant } from '@fairhouse/values';
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { randomText } from '../../../platform/keys/random-text.ts';
import type { Sql } from '../../../platform/sql.ts';
import { keyContext, putVendorKey } from '../records/index.ts';
import { listKeys } from './store/gateway.ts';

const KEY_BITS = 2048;

export interface KeyPlace {
  readonly app: AppContext;
  readonly sql: Sql;
  readonly merchant: Pick<Merchant, 'id'>;
  readonly code: string;
  readonly now: Instant;
}

/** Makes a pair of ours; only its public half leaves this process. */
export async function makeOwnKey(place: KeyPlace): Promise<{
  readonly publicKey: string;
  readonly state: 'CURRENT' | 'NEXT';
}> {
  const { app, sql, merchant, code, now } = place;
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const secret = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const state = await freeState(place, 'OURS');
  const id = app.newId<'vendor_key'>();
  const sealed = app.keys.seal(Buffer.from(secret), keyContext(id));
  const key = { merchant: merchant.id, code, id, publicKey, sealed, state, now };
  await putVendorKey(sql, { ...key, owner: 'OURS', algorithm: 'RSA' });
  return { publicKey, state };
}

/** Stores a public key of the vendor's, as `readPublicKey` gave it. */
export async function putTheirKey(place: KeyPlace, publicKey: string): Promise<void> {
  const { app, sql, merchant, code, now } = place;
  const state = await freeState(place, 'VENDOR');
  const id = app.newId<'vendor_key'>();
  const key = { merchant: merchant.id, code, id, publicKey, sealed: undefined, state, now };
  await putVendorKey(sql, { ...key, owner: 'VENDOR', algorithm: 'RSA' });
}

const SECRET_BYTES = 32;

/** Makes a secret that is shared with the vendor: its text is given out here and nowhere else. */
export async function makeSharedSecret(place: KeyPlace): Promise<string> {
  const secret = randomText(SECRET_BYTES);
  await putSharedSecret(place, secret);
  return secret;
}

/** Stores a secret that both sides know, sealed. */
export async function putSharedSecret(place: KeyPlace, secret: string): Promise<void> {
  const { app, sql, merchant, code, now } = place;
  const state = await freeState(place, 'VENDOR');
  const id = app.newId<'vendor_key'>();
  const sealed = app.keys.seal(Buffer.from(secret), keyContext(id));
  const key = { merchant: merchant.id, code, id, publicKey: undefined, sealed, state, now };
  await putVendorKey(sql, { ...key, owner: 'VENDOR', algorithm: 'HMAC' });
}

async function freeState(
  { sql, merchant, code }: KeyPlace,
  side: 'VENDOR' | 'OURS',
): Promise<'CURRENT' | 'NEXT'> {
  const keys = await listKeys(sql, merchant.id, code);
  const hasCurrent = keys.some(({ owner, state }) => owner === side && state === 'CURRENT');
  return hasCurrent ? 'NEXT' : 'CURRENT';
}
