// Makes an empty installation somebody's own: the first merchant, and its owners with a link each.
// The plan comes in on standard input as JSON; what was made goes out the same way. A house that is
// there is told and stays as it is.
import { HOUR_MS } from '@fairhouse/values';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { readConfig } from './ground/config.ts';
import { readJson } from './ground/read-json.ts';
import { openHouse } from './open-house.ts';
import { setUp } from './set-up.ts';

const LINK_MS = 48 * HOUR_MS;

const config = readConfig(process.env);
const house = await openHouse(config, pino({ base: null, level: 'warn' }, pino.destination(2)));
const plan: unknown = readJson(await text(process.stdin));
const result = await setUp(house, plan, LINK_MS);
// What was made is committed; connections that are still being opened are not waited for.
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
