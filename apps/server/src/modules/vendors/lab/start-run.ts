// Begins a run: its row, its cases, its sandbox, and for our own runs against the wallet a key.
import type { Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { baseUrlOf } from '../outbound/index.ts';
import { forgetVendors, type VendorConfig } from '../records/index.ts';
import { openSandbox } from '../sandboxes/index.ts';
import { casesOf, type LabSide } from './cases/index.ts';
import { makeLabKey, playableGames } from './performing/index.ts';
import { insertRun } from './store/runs.ts';

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
    await makeLabKey({ app, merchant, vendor }, { state: 'CURRENT', sql });
    forgetVendors(app, merchant.id);
  }
  return run;
}
