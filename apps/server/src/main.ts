// The server process: opens the app on a migrated database, serves, runs the jobs, and stops in
// order.
import { setFlagsFromString } from 'node:v8';
import { requireBreachedPasswords } from './platform/breached-passwords.ts';
import { readConfig } from './platform/config.ts';
import { requireDurability } from './platform/database/durability.ts';
import { countMigrations, requireMigrations } from './platform/database/migrate.ts';
import { requireWeakRole } from './platform/database/role-problems.ts';
import { requireSafeAddress } from './platform/database/safe-address.ts';
import { openLog } from './platform/logs/open-log.ts';
import { waitForSilence } from './platform/database/wait-for-silence.ts';
import { requireSessionSettings } from './platform/database/session-options.ts';
import { runJobs } from './platform/run-jobs.ts';
import { JOBS } from './jobs.ts';
import { requireThisMachine } from './http/this-machine.ts';
import { hasPublishedPasswords } from './has-published-passwords.ts';
import { openApp } from './open-app.ts';
import { requireOwnKeys } from './own-keys.ts';
import { serve } from './serve.ts';

// V8 takes objects that wait for a batch for long-lived, and would allocate such objects in the old
// generation from then on. They die with their call but keep what they point to alive until a full
// collection: it was copied twice, which took a fifth of the server's time.
setFlagsFromString('--no-allocation-site-pretenuring');
// The old generation is collected when it has doubled, not quadrupled: the process is 100 MiB
// smaller at no measurable cost, which leaves memory for a larger young generation
// (tools/installation/processes.mjs).
setFlagsFromString('--heap-growing-percent=100');

const DRAIN_MS_MAX = 10_000;
/** Work on a database that is silent for this long is left to the next process. */
const SILENT_MS_MAX = 2000;

const config = readConfig(process.env);
requireSafeAddress(process.env, config.databaseUrl);
if (config.forTests.length > 0) requireThisMachine(config);
const { log, close: closeLog } = openLog(config);

// The owner's address is for the migration only.
delete process.env['DATABASE_OWNER_URL'];
const app = await openApp(config, log);
await requireWeakRole(app.pool);
await requireMigrations(app.pool, config.homeDirectory);
await requireDurability(app.pool);
await requireSessionSettings(app.pool);
await requireOwnKeys({ config, keys: app.keys, sql: app.pool });
await requireBreachedPasswords(app);
const thisMachineOnly = (await hasPublishedPasswords(app)) || config.forTests.length > 0;
if (thisMachineOnly) requireThisMachine(config);
const served = await serve(app, { limitScale: config.limitScale, thisMachineOnly });
const version = await countMigrations(config.homeDirectory);
const stopJobs = config.runsJobs ? await runJobs(app, JOBS, version) : undefined;
log.info({ site: served.sitePort, console: served.consolePort }, 'serving');

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'draining');
  setTimeout(() => process.exit(1), DRAIN_MS_MAX).unref();
  // In parallel: on a silent database each waits for its own statements to time out.
  const jobsStopped = stopJobs?.();
  await served.close();
  log.info('answered');
  const atRest = Promise.resolve(jobsStopped).then(() => app.close());
  const gaveUp = waitForSilence(app.database, SILENT_MS_MAX).then(() => 'database silent');
  const left = await Promise.race([atRest, gaveUp]);
  log.info({ left }, 'stopped');
  await closeLog();
  process.exit(0);
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
