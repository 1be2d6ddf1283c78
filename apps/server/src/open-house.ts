// Opens what a process works with: the pool, the ledger with its riders, the clock, keys, signals.
import { openLedger } from '@fairhouse/ledger';
import { makeId } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { CHART, CODES } from './accounts.ts';
import type { Config } from './ground/config.ts';
import { openDatabase } from './ground/database/open-database.ts';
import { forgetHouse } from './ground/database/forget.ts';
import { onlyDurable } from './ground/database/only-durable.ts';
import { openDatabaseClock, type DatabaseClock } from './ground/database-clock.ts';
import { openDatabaseSignals } from './ground/database-signals.ts';
import { openFileKeys } from './ground/file-keys.ts';
import type { House } from './ground/house.ts';
import { openLeases } from './ground/leases.ts';
import { forgetSite } from './modules/settings/index.ts';
import { riders } from './riders.ts';

export interface OpenHouse extends House {
  readonly clock: DatabaseClock;
  /** Waits for what is queued, then lets go of everything. */
  close(): Promise<void>;
}

const POOL_CONNECTIONS = 16;
const LEDGER_CONNECTIONS = 4;
const ASIDE_CONNECTIONS = 2;
const RANDOM_BLOCK_BYTES = 4096;

/** Opens the house on a migrated database. */
export async function openHouse(config: Config, log: Logger): Promise<OpenHouse> {
  const database = await openDatabase(config.databaseUrl, log);
  const { databaseWaitMs: waitMs } = config;
  const pool = database.openPool({ max: POOL_CONNECTIONS, name: 'server', waitMs });
  const aside = database.openPool({ max: ASIDE_CONNECTIONS, name: 'aside', waitMs });
  // The ledger's batches have connections of their own, so that a crowd of calls cannot starve
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
  const leases = openLeases({ aside, pool }, log);
  const newId = idMaker(clock);
  const ledger = openLedger({
    pool: ledgerPool,
    codes: CODES,
    chart: CHART,
    writers: riders({ keys, pool, clock }),
  });
  const house: OpenHouse = {
    config,
    database,
    pool,
    aside,
    ledger: onlyDurable(ledger, database),
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
      await Promise.all([pool.end(), aside.end(), ledgerPool.end()]);
      database.close();
    },
  };
  database.onNewEpoch(() => {
    ledger.forget();
    forgetHouse(house);
    void clock.refresh().catch(() => undefined);
  });
  signals.listen((signal) => {
    if (signal.topic === 'site') forgetSite(house, signal.merchant);
  });
  return house;
}

/**
 * Ids take their random bytes from a block, because asking for ten at a time costs more than the
 * id.
 */
function idMaker(clock: DatabaseClock): House['newId'] {
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
