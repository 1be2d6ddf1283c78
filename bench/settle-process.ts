// The settling process: opens the app on the measured database and settles on a message. It is
// separate so that its memory does not include that of loading the draw.
import './processes/server-heap.ts';
import { performance } from 'node:perf_hooks';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { lotteryJobs } from '../apps/server/src/modules/lottery/index.ts';
import { openApp } from '../apps/server/src/open-app.ts';
import { quietLog } from '../apps/server/src/testing/quiet-log.ts';

const app = await openApp(readConfig({ PORT: '0', ...process.env }), quietLog);
const job = lotteryJobs.find(({ name }) => name === 'lottery-settle');
if (job === undefined) throw new Error('the job lottery-settle exists');

process.once('message', () => void settle(job));
process.send?.('ready');

async function settle({ run }: NonNullable<typeof job>): Promise<void> {
  const started = performance.now();
  await run(app, app.clock.now());
  const seconds = (performance.now() - started) / 1000;
  const residentMiB = process.resourceUsage().maxRSS / 1024;
  await app.close();
  process.send?.({ seconds, residentMiB }, undefined, undefined, () => process.disconnect());
}
