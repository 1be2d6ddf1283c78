// A settling process of its own, for tests that kill it: settles what is due on the database it is
// given.
import pino from 'pino';
import { readConfig } from '../ground/config.ts';
import { lotteryJobs } from '../modules/lottery/index.ts';
import { openHouse } from '../open-house.ts';

const house = await openHouse(readConfig(process.env), pino({ level: 'silent' }));
process.stdout.write('open\n');
await lotteryJobs.find((job) => job.name === 'lottery-settle')?.run(house, house.clock.now());
await house.close();
