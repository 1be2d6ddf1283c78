// The process that settles: a house of its own on the measured database, told when to begin, so
// that its memory is that of settling and not of the filling before.
import { performance } from 'node:perf_hooks';
import { readConfig } from '../apps/server/src/ground/config.ts';
import { lotteryJobs } from '../apps/server/src/modules/lottery/index.ts';
import { openHouse } from '../apps/server/src/open-house.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';

const house = await openHouse(readConfig({ PORT: '0', ...process.env }), quietLog);
const job = lotteryJobs.find(({ name }) => name === 'lottery-settle');
if (job === undefined) throw new Error('there is a job that settles');

process.once('message', () => void settle(job));
process.send?.('ready');

async function settle({ run }: NonNullable<typeof job>): Promise<void> {
  const started = performance.now();
  await run(house, house.clock.now());
  const seconds = (performance.now() - started) / 1000;
  const residentMiB = process.resourceUsage().maxRSS / 1024;
  await house.close();
  process.send?.({ seconds, residentMiB }, undefined, undefined, () => process.disconnect());
}
