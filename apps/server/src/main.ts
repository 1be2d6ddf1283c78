// The server process: migrate, open the house, serve, turn the jobs, and stop in good order.
import { setFlagsFromString } from 'node:v8';
import { layOut } from './dev/lay-out.ts';
import { requireBreachedPasswords } from './ground/breached-passwords.ts';
import { readConfig } from './ground/config.ts';
import { requireDurability } from './ground/durability.ts';
import { migrate } from './ground/migrate.ts';
import { openLog } from './ground/open-log.ts';
import { runJobs } from './ground/run-jobs.ts';
import { JOBS } from './jobs.ts';
import { openHouse } from './open-house.ts';
import { serve } from './serve.ts';

// V8 takes what waits for a batch for long-lived, and would make such objects among the old ones
// from then on. They die with their call but keep what they point to until all memory is swept: it
// was copied twice, and took a fifth of the server's time.
setFlagsFromString('--no-allocation-site-pretenuring');
// Old objects are swept once they have doubled, not quadrupled: a process of 100 MiB less, at no
// cost that could be measured, which leaves room for more young ones (tools/processes.mjs).
setFlagsFromString('--heap-growing-percent=100');

const DRAIN_MS_MAX = 10_000;

const config = readConfig(process.env);
const { log, close: closeLog } = openLog(config);

await migrate(config.databaseUrl, config.homeDirectory);
const house = await openHouse(config, log);
await requireDurability(house.pool);
await requireBreachedPasswords(house);
const demo = process.env['LAY_OUT_DEMO'] ?? 'whole';
if (demo !== 'no') await layOut(house, demo === 'small' ? 'small' : 'whole');
const served = await serve(house, { limitScale: Number(process.env['LIMIT_SCALE'] ?? '1') });
const stopJobs = process.env['JOBS'] === 'off' ? undefined : runJobs(house, JOBS);
log.info({ site: served.sitePort, console: served.consolePort }, 'serving');

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'draining');
  setTimeout(() => process.exit(1), DRAIN_MS_MAX).unref();
  await served.close();
  log.info('answered');
  await stopJobs?.();
  log.info('jobs at rest');
  await house.close();
  log.info('stopped');
  await closeLog();
  process.exit(0);
}
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));
