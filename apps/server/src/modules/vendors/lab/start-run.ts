// Begins a run: its row, its cases, its sandbox, and for our own runs against the wallet a key.
import type { Instant } from '@fairhouse/values';
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { baseUrlOf } from '../outbound/index.ts';
import { forgetVendors, keyContext, putVendorKey, type VendorConfig } from '../records/index.ts';
import { openSandbox } from '../sandboxes/index.ts';
import { casesOf, type LabSide } from './cases/index.ts';
import { playableGames } from './performing/index.ts';
import { insertRun } from './store/runs.ts';

const KEY_BITS = 2048;

export interface Start {
  readonly app: AppContext;
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly vendor: VendorConfig;
  readonly side: LabSide;
  readonly runner: 'SERVER' | 'REMOTE';
  readonly by: string;
  readonly now: Instant;
}

/** What a vendor lacks before the lab can run; undefined for one that is ready. */
export function findObstacle({
  app,
  merchant,
  vendor,
  side,
}: Pick<Start, 'app' | 'merchant' | 'vendor' | 'side'>): 'game' | 'dialect' | 'key' | undefined {
  if (vendor.dialect !== 'HUB88' || vendor.wallet !== 'SEAMLESS') return 'dialect';
  if (playableGames({ vendor, merchant }).length === 0) return 'game';
  const isReachable = baseUrlOf(app, vendor) !== '' && vendor.signingKey !== undefined;
  return side === 'VENDOR' && !isReachable ? 'key' : undefined;
}

/** The run's id; undefined where another run of the vendor has not ended. */
export async function startRun(start: Start): Promise<string | undefined> {
  const { app, sql, merchant, vendor, side, runner, by, now } = start;
  const run = app.newId<'lab_run'>();
  const isFirst = await insertRun(sql, {
    merchant: merchant.id,
    id: run,
    vendor: vendor.code,
    side,
    runner,
    by,
    now,
    cases: casesOf(side).map(({ id }) => id),
  });
  if (!isFirst) return undefined;
  await openSandbox({ app, sql, merchant, now }, { run, vendor: vendor.code });
  if (side === 'WALLET' && runner === 'SERVER' && vendor.labSigningKey === undefined) {
    await makeLabKey(start);
  }
  return run;
}

/** A pair whose signature reaches sandboxes alone; its private half does not leave the server. */
async function makeLabKey({ app, sql, merchant, vendor, now }: Start): Promise<void> {
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
    state: 'CURRENT',
    now,
  });
  forgetVendors(app, merchant.id);
}
