// The keys that cases sign with: those of the lab against the wallet, ours against the vendor.
import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { assert } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../../platform/app-context.ts';
import { transaction } from '../../../../platform/sql.ts';
import {
  forgetVendors,
  keyContext,
  promoteVendorKey,
  putVendorKey,
  type VendorConfig,
} from '../../records/index.ts';
import type { LabSide } from '../cases/index.ts';
import { listOwnKeys, type OwnKeyRow } from '../store/keys.ts';
import type { LabEnvironment } from './lab-environment.ts';
import type { LabKeys } from './sign-request.ts';

const KEY_BITS = 2048;

interface Place {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
}

/** The keys of a case; undefined where the lab, or the merchant, has none. */
export async function openLabKeys(place: Place, side: LabSide): Promise<LabKeys | undefined> {
  const { app, merchant, vendor } = place;
  if (side === 'WALLET') {
    const { labSigningKey: own } = vendor;
    return own && { own, next: undefined, former: undefined };
  }
  const { signingKey: own } = vendor;
  if (own === undefined) return undefined;
  const rows = await listOwnKeys(app.pool, merchant.id, vendor.code);
  const open = (state: OwnKeyRow['state']) => {
    const row = rows.find((each) => each.state === state);
    return row && openKey(app, row);
  };
  return { own, next: open('NEXT'), former: open('RETIRED') };
}

function openKey(app: AppContext, { key_id, sealed }: OwnKeyRow): KeyObject {
  return createPrivateKey(Buffer.from(app.keys.open(sealed, keyContext(key_id))).toString('utf8'));
}

/** Makes a pair of a key of the lab, whose signature reaches sandboxes alone, and stores it. */
export async function makeLabKey(
  { app, merchant, vendor }: Place,
  {
    state,
    sql,
  }: { readonly state: 'CURRENT' | 'NEXT'; readonly sql: Parameters<typeof putVendorKey>[0] },
): Promise<KeyObject> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const secret = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const id = app.newId<'vendor_key'>();
  await putVendorKey(sql, {
    merchant: merchant.id,
    code: vendor.code,
    id,
    owner: 'LAB',
    algorithm: 'RSA',
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sealed: app.keys.seal(Buffer.from(secret), keyContext(id)),
    state,
    now: app.clock.now(),
  });
  return pair.privateKey;
}

/** Enters the next key of the lab beside its current one, as operators enter a vendor's. */
export async function enterNextKey(environment: LabEnvironment): Promise<void> {
  const { app, merchant, keys } = environment;
  assert(keys !== undefined, 'the lab has a key');
  keys.next = await transaction(app.pool, async (sql) => ({
    commit: true,
    value: await makeLabKey(environment, { state: 'NEXT', sql }),
  }));
  announce(app, merchant);
}

/** Makes the next key of the lab current, and ends the one that was. */
export async function switchKeys({ app, merchant, vendor }: LabEnvironment): Promise<void> {
  const key = {
    merchant: merchant.id,
    code: vendor.code,
    owner: 'LAB',
    now: app.clock.now(),
  } as const;
  const isSwitched = await transaction(app.pool, async (sql) => ({
    commit: true,
    value: await promoteVendorKey(sql, key),
  }));
  assert(isSwitched, 'the next key was entered');
  announce(app, merchant);
}

/** Every process reads the keys again. */
function announce(app: AppContext, merchant: Merchant): void {
  forgetVendors(app, merchant.id);
  app.signals.send({ topic: 'site', merchant: merchant.id });
}
