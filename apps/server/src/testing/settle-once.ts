// A separate settling process, for tests that kill it: settles what is due on the given database.
import pino from 'pino';
import { readConfig } from '../platform/config.ts';
import { lotteryJobs } from '../modules/lottery/index.ts';
import { openApp } from '../open-app.ts';

const app = await openApp(readConfig(process.env), pino({ level: 'silent' }));
process.stdout.write('open\n');
await lotteryJobs.find((job) => job.name === 'lottery-settle')?.run(app, app.clock.now());
await app.close();
