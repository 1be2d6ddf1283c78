// Lays out the demo where nothing was made yet: a step of the launcher,
// after the migrations and before the server starts.
// The only line it prints says what the installation is.
import pino from 'pino';
import { readConfig } from '../apps/server/src/ground/config.ts';
import { openHouse } from '../apps/server/src/open-house.ts';
import { provisionDemo } from './provision-demo.ts';

const config = readConfig(process.env);
const house = await openHouse(config, pino({ base: null, level: 'warn' }, pino.destination(2)));
const size = process.env['DEMO_SIZE'] === 'small' ? 'small' : 'whole';
const kind = await provisionDemo(house, size);
await house.close();
process.stdout.write(`${kind}\n`);
