// Sets up an empty installation: the first merchant, and its owners with a link each. The plan is
// read from standard input as JSON; the result is written the same way. An existing installation is
// reported and not changed.
import { HOUR_MS } from '@fairhouse/values';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { readConfig } from './platform/config.ts';
import { readJson } from './platform/read-json.ts';
import { openApp } from './open-app.ts';
import { setUpInstallation } from './set-up-installation.ts';

const LINK_MS = 48 * HOUR_MS;

const config = readConfig(process.env);
const app = await openApp(config, pino({ base: null, level: 'warn' }, pino.destination(2)));
const plan: unknown = readJson(await text(process.stdin));
const result = await setUpInstallation(app, plan, LINK_MS);
// The result is committed; exits without waiting for connections that are still being opened.
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
