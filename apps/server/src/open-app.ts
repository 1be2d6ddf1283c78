// Opens what a process works with: the pool, the ledger with its participants, the clock, keys,
// signals.
import { openLedger } from '@fairhouse/ledger';
import { makeId } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { CHART, CODES } from './accounts.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { clearAppCaches } from './platform/database/app-cache.ts';
import { durableLedger } from './platform/database/durable-ledger.ts';
import { openDatabaseClock, type DatabaseClock } from './platform/database/database-clock.ts';
import { openDatabaseSignals } from './platform/database/database-signals.ts';
import { openFileKeys } from './platform/keys/file-keys.ts';
import type { AppContext } from './platform/app-context.ts';
import { openLeases } from './platform/leases.ts';
import { forgetSite } from './modules/settings/index.ts';
import { batchParticipants } from './batch-participants.ts';

export interface App extends AppContext {
  readonly clock: DatabaseClock;
  /** Waits for queued ledger batches, then closes everything. */
  close(): Promise<void>;
}

const POOL_CONNECTIONS = 16;
const LEDGER_CONNECTIONS = 4;
const SECONDARY_CONNECTIONS = 2;
const RANDOM_BLOCK_BYTES = 4096;

/** Opens the app on a migrated database. */
export async function openApp(config: Config, log: Logger): Promise<App> {
  const database = await openDatabase(config.databaseUrl, log);
  const { databaseWaitMs: waitMs } = config;
  const pool = database.openPool({ max: POOL_CONNECTIONS, name: 'server', waitMs });
  const secondaryPool = database.openPool({
    max: SECONDARY_CONNECTIONS,
    name: 'secondary',
    waitMs,
  });
  // The ledger's batches have connections of their own, so that many calls at once cannot starve
  // them.
  const ledgerPool = database.openPool({
    max: LEDGER_CONNECTIONS,
    name: 'ledger',
    pipeline: true,
    waitMs,
  });
  const clock = await openDatabaseClock(pool);
  const signals = openDatabaseSignals(() => database.newClient('signals'), log);
  const keys = openFileKeys(config.dataDirectory);
  const leases = openLeases({ secondaryPool, pool }, log);
  const newId = idMaker(clock);
  const ledger = openLedger({
    pool: ledgerPool,
    codes: CODES,
    chart: CHART,
    participants: batchParticipants(),
  });
  const app: App = {
    config,
    database,
    pool,
    secondaryPool,
    ledger: durableLedger(ledger, database),
    clock,
    keys,
    leases,
    signals,
    log,
    newId,
    close: async () => {
      await Promise.all([leases.close(), ledger.close()]);
      clock.close();
      await signals.close();
      await Promise.all([pool.end(), secondaryPool.end(), ledgerPool.end()]);
      database.close();
    },
  };
  database.onNewEpoch(() => {
    ledger.clearCache();
    clearAppCaches(app);
    void clock.refresh().catch(() => undefined);
  });
  signals.listen((signal) => {
    if (signal.topic === 'site') forgetSite(app, signal.merchant);
  });
  return app;
}

/**
 * Ids take their random bytes from a block, because requesting ten at a time costs more than making
 * the id.
 */
function idMaker(clock: DatabaseClock): AppContext['newId'] {
  let block = randomBytes(RANDOM_BLOCK_BYTES);
  let used = 0;
  return () => {
    if (used + 10 > block.length) {
      block = randomBytes(RANDOM_BLOCK_BYTES);
      used = 0;
    }
    const bytes = block.subarray(used, used + 10);
    used += 10;
    return makeId(clock.now(), bytes);
  };
}
