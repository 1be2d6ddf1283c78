// The server process: open the house on a migrated database, serve, turn the jobs, and stop in good
// order.
import { setFlagsFromString } from 'node:v8';
import { requireBreachedPasswords } from './ground/breached-passwords.ts';
import { readConfig } from './ground/config.ts';
import { requireDurability } from './ground/durability.ts';
import { countMigrations, requireMigrations } from './ground/migrate.ts';
import { requireWeakRole } from './ground/database/role-problems.ts';
import { requireSafeAddress } from './ground/database/safe-address.ts';
import { openLog } from './ground/open-log.ts';
import { whenSilentFor } from './ground/database/when-silent.ts';
import { requireSessionSettings } from './ground/session-options.ts';
import { runJobs } from './ground/run-jobs.ts';
import { JOBS } from './jobs.ts';
import { requireThisMachine } from './edge/this-machine.ts';
import { hasPublishedPasswords } from './has-published-passwords.ts';
import { openHouse } from './open-house.ts';
import { requireOwnKeys } from './own-keys.ts';
import { serve } from './serve.ts';

// V8 takes what waits for a batch for long-lived, and would make such objects among the old ones
// from then on. They die with their call but keep what they point to until all memory is swept: it
// was copied twice, and took a fifth of the server's time.
setFlagsFromString('--no-allocation-site-pretenuring');
// Old objects are swept once they have doubled, not quadrupled: a process of 100 MiB less, at no
// cost that could be measured, which leaves room for more young ones (tools/processes.mjs).
setFlagsFromString('--heap-growing-percent=100');

const DRAIN_MS_MAX = 10_000;
/** What is under way on a database that is silent for so long is left to the next process. */
const SILENT_MS_MAX = 2000;

const config = readConfig(process.env);
requireSafeAddress(process.env, config.databaseUrl);
if (config.forTests.length > 0) requireThisMachine(config);
const { log, close: closeLog } = openLog(config);

// The owner's address is the migration's alone.
delete process.env['DATABASE_OWNER_URL'];
const house = await openHouse(config, log);
await requireWeakRole(house.pool);
await requireMigrations(house.pool, config.homeDirectory);
await requireDurability(house.pool);
await requireSessionSettings(house.pool);
await requireOwnKeys({ config, keys: house.keys, sql: house.pool });
await requireBreachedPasswords(house);
const thisMachineOnly = (await hasPublishedPasswords(house)) || config.forTests.length > 0;
if (thisMachineOnly) requireThisMachine(config);
const limitScale = Number(process.env['LIMIT_SCALE'] ?? '1');
const served = await serve(house, { limitScale, thisMachineOnly });
const version = await countMigrations(config.homeDirectory);
const stopJobs = process.env['JOBS'] === 'off' ? undefined : await runJobs(house, JOBS, version);
log.info({ site: served.sitePort, console: served.consolePort }, 'serving');

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'draining');
  setTimeout(() => process.exit(1), DRAIN_MS_MAX).unref();
  // Both at once: on a silent database each waits for its own statements to be given up.
  const jobsStopped = stopJobs?.();
  await served.close();
  log.info('answered');
  const atRest = Promise.resolve(jobsStopped).then(() => house.close());
  const gaveUp = whenSilentFor(house.database, SILENT_MS_MAX).then(() => 'database silent');
  const left = await Promise.race([atRest, gaveUp]);
  log.info({ left }, 'stopped');
  await closeLog();
  process.exit(0);
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
