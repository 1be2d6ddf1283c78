// A whole house for one test file: its own database, real HTTP, and a clock that the test turns.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { insideFetch, type InsideRequest } from '@fairhouse/tls';
import { assert, type Language } from '@fairhouse/values';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { DemoSize } from '../dev/layers.ts';
import { layOut } from '../dev/lay-out.ts';
import { readConfig } from '../ground/config.ts';
import type { House, Merchant } from '../ground/house.ts';
import type { Job } from '../ground/jobs.ts';
import { migrate } from '../ground/migrate.ts';
import { runOnce } from '../ground/run-jobs.ts';
import { homeDirectory } from '../home.ts';
import { JOBS } from '../jobs.ts';
import { openHouse, type OpenHouse } from '../open-house.ts';
import { directoryOf } from '../modules/settings/index.ts';
import { serve, type Served } from '../serve.ts';

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
  readonly environment?: Readonly<Record<string, string>>;
  /** `now` where somebody outside has a part who goes by the machine's clock. */
  readonly begins?: 'now';
  /** `whole` for a test that needs every lottery. */
  readonly demo?: DemoSize;
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
  const databaseUrl = await freshDatabase();
  const aheadMs = options.begins === 'now' ? 0 : aheadAtFirst();
  await setClockAhead(databaseUrl, aheadMs);
  const config = readConfig({
    PORT: '0',
    CONSOLE_PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'house-')),
    ...options.environment,
  });
  const log =
    options.log === undefined
      ? pino({ level: process.env['LOG_LEVEL'] ?? 'fatal' })
      : pino({ level: 'trace' }, options.log);
  const house = await openHouse(config, log);
  await layOut(house, options.demo ?? 'small');
  const served = await serve(house, { limitScale: 1000 });
  const directory = await directoryOf(house);
  const merchant = directory.merchants[0];
  assert(merchant !== undefined, 'the demo merchants are laid out');
  return testHouse(house, served, merchant, { databaseUrl, aheadMs });
}

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
      await onServer(`drop database ${nameOf(databaseUrl)} with (force)`);
    },
  };
}

/** The clocks of house and ledger alike: a function that stands before PostgreSQL's own. */
async function setClockAhead(databaseUrl: string, ms: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      create or replace function public.clock_timestamp() returns timestamptz
      language sql volatile parallel safe as $$
        select pg_catalog.clock_timestamp() + ${Math.trunc(ms)} * interval '1 millisecond'
      $$`);
  } finally {
    await client.end();
  }
}

/** By server: a process may use one after another. */
const templates = new Map<string, Promise<string>>();

async function freshDatabase(): Promise<string> {
  const server = urlOf('postgres');
  const template = templates.get(server) ?? migratedTemplate();
  templates.set(server, template);
  const source = await template;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${source}`);
  // A clock of the test's own is found before PostgreSQL's.
  await onServer(`alter database ${name} set search_path = public, pg_catalog`);
  return urlOf(name);
}

/** One template for each state of the migrations, made by whichever test file comes first. */
async function migratedTemplate(): Promise<string> {
  const name = `template_${migrationsHash()}`;
  const admin = await connectServer();
  try {
    await admin.query('select pg_advisory_lock(4712)');
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      await admin.query(`create database ${name}_new`);
      await migrate(urlOf(`${name}_new`), homeDirectory());
      await admin.query(`alter database ${name}_new rename to ${name}`);
    }
    return name;
  } finally {
    await admin.end();
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['packages/ledger/migrations', 'apps/server/migrations']) {
    const path = join(homeDirectory(), folder);
    for (const name of readdirSync(path).sort()) hash.update(readFileSync(join(path, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function onServer(text: string): Promise<void> {
  const client = await connectServer();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function connectServer(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  return client;
}

function urlOf(database: string): string {
  const base = process.env['TEST_DATABASE_URL'];
  assert(base !== undefined, 'TEST_DATABASE_URL names a server for tests');
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.toString();
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}
