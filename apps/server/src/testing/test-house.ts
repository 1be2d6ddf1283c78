// A whole house for one test file: its own database, real HTTP, and a clock that the test turns.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { insideFetch, type InsideRequest } from '@fairhouse/tls';
import { assert, type Language } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { DemoSize } from '../../../../demo/layers.ts';
import { layOut } from '../../../../demo/lay-out.ts';
import { readConfig, type Config } from '../ground/config.ts';
import type { House, Merchant } from '../ground/house.ts';
import type { Job } from '../ground/jobs.ts';
import { runOnce } from '../ground/run-jobs.ts';
import { JOBS } from '../jobs.ts';
import { openHouse, type OpenHouse } from '../open-house.ts';
import { directoryOf } from '../modules/settings/index.ts';
import { serve, type Served } from '../serve.ts';
import { dropDatabase, freshDatabase, setClockAhead, type Template } from './test-database.ts';
import { serverAddress } from './test-roles.ts';

export interface ClientAs {
  readonly token?: string;
  readonly merchant?: string;
  readonly language?: Language;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestHouse {
  readonly house: House;
  readonly origin: string;
  readonly consoleOrigin: string;
  readonly merchant: Merchant;
  /** The superuser's address of the database: who tampers has this. */
  readonly databaseUrl: string;
  /** A player's client: real HTTP, sealed where the row says so. */
  client(as?: ClientAs): Client<PlayerCalls>;
  desk(as?: ClientAs): Client<OperatorCalls>;
  /** Turns the database's clock forward for this house. */
  turnClock(ms: number): Promise<void>;
  /** Runs every job once, or those of the given names. */
  runJobs(...names: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface TestHouseOptions {
  /** False for a house with the merchants only. */
  readonly cast?: boolean;
  /** False for an empty installation: no merchant, nobody. */
  readonly laidOut?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** `now` where somebody outside has a part who goes by the machine's clock. */
  readonly begins?: 'now';
  /** `whole` for a test that needs every lottery. */
  readonly demo?: DemoSize;
  /** The port at which the house finds its database, given PostgreSQL's own. */
  readonly databasePort?: (port: number) => Promise<number>;
  /** Takes every line of the log, down to the finest, which else is printed as `LOG_LEVEL` says. */
  readonly log?: { write(line: string): void };
}

/**
 * When every test begins, unless `TEST_BEGINS` says another time: on a Wednesday in the middle of a
 * month at 10:00 in Manila, so that no day, week or month ends before a test turns the clock there.
 */
const BEGIN = Date.parse(process.env['TEST_BEGINS'] ?? '2027-03-10T02:00:00Z');

/** How far a test's clock begins ahead of the machine's, in milliseconds. */
export const aheadAtFirst = (): number => BEGIN - Date.now();

/** Opens a house on a fresh copy of the migrated template; close it in `afterAll`. */
export async function openTestHouse(options: TestHouseOptions = {}): Promise<TestHouse> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'house-'));
  const isLaidOut = options.laidOut !== false;
  // What was laid out in the template's time lies in the future of one that begins now.
  const template = isLaidOut && options.begins !== 'now' ? laidOut(options.demo) : undefined;
  const databaseUrl = await freshDatabase(template);
  if (template !== undefined) cpSync(template.keys, dataDirectory, { recursive: true });
  const aheadMs = options.begins === 'now' ? 0 : aheadAtFirst();
  await setClockAhead(databaseUrl, aheadMs);
  const address = await addressFor(databaseUrl, options);
  const log =
    options.log === undefined
      ? pino({ level: process.env['LOG_LEVEL'] ?? 'fatal' })
      : pino({ level: 'trace' }, options.log);
  const house = await openHouse(configFor(address, dataDirectory, options.environment), log);
  if (isLaidOut && template === undefined) await layOut(house, options.demo ?? 'small');
  const served = await serve(house, { limitScale: 1000 });
  const directory = await directoryOf(house);
  const [merchant = NO_MERCHANT] = directory.merchants;
  return testHouse(house, served, merchant, { databaseUrl, aheadMs });
}

function configFor(
  address: string,
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
): Config {
  return readConfig({
    PORT: '0',
    CONSOLE_PORT: '0',
    DATABASE_URL: address,
    DATA_DIR: dataDirectory,
    // Other tests share the machine: twenty callers at once may find it busy for a while.
    DATABASE_WAIT_MS: '15000',
    ...environment,
  });
}

/** How long before a test begins its house was laid out, in milliseconds. */
const LAID_OUT_BEFORE = 60_000;

/** A laid out house: its database, and the folder of keys that what lies in it is sealed with. */
function laidOut(size: DemoSize = 'small'): Template & { readonly keys: string } {
  const folder = process.env['TEST_KEYS'];
  assert(folder !== undefined, 'TEST_KEYS names a folder for keys of tests');
  const keys = join(folder, size);
  return {
    name: size,
    keys,
    fill: async (databaseUrl) => {
      await setClockAhead(databaseUrl, aheadAtFirst() - LAID_OUT_BEFORE);
      const config = configFor(serverAddress(databaseUrl), keys);
      const house = await openHouse(config, pino({ level: 'fatal' }));
      await layOut(house, size);
      await house.close();
    },
  };
}

async function addressFor(databaseUrl: string, { databasePort }: TestHouseOptions) {
  const url = new URL(serverAddress(databaseUrl));
  if (databasePort) url.port = String(await databasePort(Number(url.port)));
  return url.href;
}

/** Stands in where nothing is laid out. */
const NO_MERCHANT: Merchant = {
  id: 0 as Merchant['id'],
  code: '',
  currency: '',
  zone: 'UTC',
  cutHour: 0,
};

function testHouse(
  house: OpenHouse,
  served: Served,
  merchant: Merchant,
  { databaseUrl, ...database }: { readonly databaseUrl: string; readonly aheadMs: number },
): TestHouse {
  let { aheadMs } = database;
  const scheme = house.config.tls === undefined ? 'http' : 'https';
  const origin = `${scheme}://127.0.0.1:${served.sitePort}`;
  const consoleOrigin = `${scheme}://127.0.0.1:${served.consolePort}`;
  const headersOf = (as: ClientAs) => () => ({
    Merchant: as.merchant ?? merchant.code,
    Language: as.language ?? 'EN',
    Device: 'WEB',
    ...(as.token === undefined ? {} : { Authorization: as.token }),
    ...as.headers,
  });
  const sealBody = (body: unknown): Promise<string> => {
    const [key] = house.keys.sealingPublic;
    assert(key !== undefined, 'there is a sealing key');
    const iat = Math.floor(house.clock.now() / 1000);
    return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
  };
  const unreachable = (): string => 'unreachable';
  const { caFile } = house.config;
  const asking =
    scheme === 'http'
      ? {}
      : {
          fetch: ((url: URL, asked: InsideRequest) =>
            insideFetch(caFile, new URL(url), asked)) as typeof fetch,
        };
  return {
    house,
    origin,
    consoleOrigin,
    merchant,
    databaseUrl,
    client: (as = {}) =>
      createClient<PlayerCalls>({
        routes: routesOf(player),
        origin,
        headers: headersOf(as),
        seal: sealBody,
        unreachable,
        ...asking,
      }),
    desk: (as = {}) =>
      createClient<OperatorCalls>({
        routes: routesOf(operator),
        origin: consoleOrigin,
        headers: headersOf(as),
        seal: sealBody,
        unreachable,
        ...asking,
      }),
    turnClock: async (ms) => {
      aheadMs += ms;
      await setClockAhead(databaseUrl, aheadMs);
      await house.clock.refresh();
    },
    runJobs: async (...names) => {
      const chosen = JOBS.filter((job) => names.length === 0 || names.includes(job.name));
      assert(names.length === 0 || chosen.length === names.length, `unknown job in ${names}`);
      for (const job of chosen) await runOnce(house, job satisfies Job);
    },
    close: async () => {
      await served.close();
      await house.close();
      await dropDatabase(databaseUrl);
    },
  };
}
