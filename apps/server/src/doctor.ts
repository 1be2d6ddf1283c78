// Says what the installation lacks to go live, as JSON, for `npm run doctor`.
import pino from 'pino';
import { readConfig } from './ground/config.ts';
import { readChecks } from './modules/doctor/index.ts';
import { openHouse } from './open-house.ts';

const config = readConfig(process.env);
const house = await openHouse(config, pino({ base: null, level: 'warn' }, pino.destination(2)));
const checks = await readChecks(house);
// Connections that are still being opened are not waited for.
process.stdout.write(`${JSON.stringify(checks)}\n`, () => process.exit(0));
