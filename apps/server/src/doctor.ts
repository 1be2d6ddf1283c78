// Prints what the installation lacks to go live, as JSON, for `npm run doctor`.
import pino from 'pino';
import { readConfig } from './platform/config.ts';
import { readChecks } from './modules/doctor/index.ts';
import { openApp } from './open-app.ts';

const config = readConfig(process.env);
const app = await openApp(config, pino({ base: null, level: 'warn' }, pino.destination(2)));
const checks = await readChecks(app);
// Exits without waiting for connections that are still being opened.
process.stdout.write(`${JSON.stringify(checks)}\n`, () => process.exit(0));
