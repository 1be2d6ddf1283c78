// A complete server for one test file: its own database, real HTTP, and a clock that the test
// turns.
import { seal } from '@fairhouse/calls';
import { createClient, routesOf, type Client } from '@fairhouse/calls/client';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { player, type PlayerCalls } from '@fairhouse/calls/player';
import { internalFetch, type InternalRequest } from '@fairhouse/tls';
import { assert, type Language } from '@fairhouse/values';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { DemoSize } from '../../../../demo/layers.ts';
import { provisionAll } from '../../../../demo/provision-all.ts';
import { readConfig, type Config } from '../platform/config.ts';
import type { AppContext, Merchant } from '../platform/app-context.ts';
import type { Job } from '../platform/jobs.ts';
import { runOnce } from '../platform/run-jobs.ts';
import { JOBS } from '../jobs.ts';
import { openApp, type App } from '../open-app.ts';
import { directoryOf } from '../modules/settings/index.ts';
import { serve, type Served } from '../serve.ts';
import {
  dropTestDatabase,
  createTestDatabase,
  openTestClock,
  type DatabaseTemplate,
  type TestClock,
} from './test-database.ts';
import { serverAddress } from './test-roles.ts';

export interface ClientAs {
  readonly token?: string;
  readonly merchant?: string;
  readonly language?: Language;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestApp {
  readonly context: AppContext;
  readonly origin: string;
  readonly consoleOrigin: string;
  readonly merchant: Merchant;
  /** The superuser's address of the database, for tests that tamper with it. */
  readonly databaseUrl: string;
  /** A player's client: real HTTP, sealed where the row requires it. */
  client(as?: ClientAs): Client<PlayerCalls>;
  backoffice(as?: ClientAs): Client<OperatorCalls>;
  /** Turns the database's clock forward for this app. */
  turnClock(ms: number): Promise<void>;
  /** Runs every job once, or those of the given names. */
  runJobs(...names: string[]): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** False for an app with the merchants only. */
  readonly demoMembers?: boolean;
  /** False for an empty installation: no merchants, no accounts. */
  readonly provisioned?: boolean;
  /** `PASSWORD_COST` is `least` unless it is given here; it also applies to the demo's members. */
  readonly environment?: Readonly<Record<string, string>>;
  /** `now` where an outside party takes part that uses the machine's clock. */
  readonly begins?: 'now';
  /** `whole` for a test that needs every lottery. */
  readonly demo?: DemoSize;
  /** The port at which the server finds its database, given PostgreSQL's own. */
  readonly databasePort?: (port: number) => Promise<number>;
  /**
   * Receives every line of the log at the finest level; otherwise `LOG_LEVEL` decides what is
   * printed.
   */
  readonly log?: { write(line: string): void };
}

/**
 * The time at which every test begins, unless `TEST_BEGINS` is set: a Wednesday in the middle of a
 * month at 10:00 in Manila, so that no day, week or month ends before a test turns the clock there.
 */
const BEGIN = Date.parse(process.env['TEST_BEGINS'] ?? '2027-03-10T02:00:00Z');

/** How far a test's clock begins ahead of the machine's, in milliseconds. */
export const initialClockOffset = (): number => BEGIN - Date.now();

/** Opens an app on a fresh copy of the migrated template; close it in `afterAll`. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'fairhouse-app-'));
  const isProvisioned = options.provisioned !== false;
  // Data that was provisioned at the template's time is in the future of a test that begins now.
  const template = isProvisioned && options.begins !== 'now' ? provisioned(options) : undefined;
  const databaseUrl = await createTestDatabase(template);
  if (template !== undefined) cpSync(template.keys, dataDirectory, { recursive: true });
  const aheadMs = options.begins === 'now' ? 0 : initialClockOffset();
  const turned = openTestClock(databaseUrl);
  await turned.setAhead(aheadMs);
  const address = await addressFor(databaseUrl, options);
  const log =
    options.log === undefined
      ? pino({ level: process.env['LOG_LEVEL'] ?? 'fatal' })
      : pino({ level: 'trace' }, options.log);
  const app = await openApp(configFor(address, dataDirectory, options.environment), log);
  if (isProvisioned && template === undefined) await provisionAll(app, options.demo ?? 'small');
  const served = await serve(app, { limitScale: 1000 });
  const directory = await directoryOf(app);
  const [merchant = NO_MERCHANT] = directory.merchants;
  return testApp(app, served, merchant, { databaseUrl, aheadMs, turned });
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
    // Other tests share the machine: twenty concurrent callers may have to wait for a while.
    DATABASE_WAIT_MS: '15000',
    PASSWORD_COST: 'least',
    ...environment,
  });
}

/** How long before a test begins its demo data was provisioned, in milliseconds. */
const PROVISIONED_BEFORE_MS = 60_000;

/**
 * A provisioned template: its database, and the folder of the keys that its data is sealed with.
 */
function provisioned({
  demo: size = 'small',
  environment,
}: TestAppOptions): DatabaseTemplate & { readonly keys: string } {
  const folder = process.env['TEST_KEYS'];
  assert(folder !== undefined, 'TEST_KEYS names a folder for keys of tests');
  const cost = environment?.['PASSWORD_COST'] ?? 'least';
  const name = `${size}_${cost}`;
  const keys = join(folder, name);
  return {
    name,
    keys,
    fill: async (databaseUrl) => {
      const turned = openTestClock(databaseUrl);
      await turned.setAhead(initialClockOffset() - PROVISIONED_BEFORE_MS);
      await turned.close();
      const config = configFor(serverAddress(databaseUrl), keys, { PASSWORD_COST: cost });
      const app = await openApp(config, pino({ level: 'fatal' }));
      await provisionAll(app, size);
      await app.close();
    },
  };
}

async function addressFor(databaseUrl: string, { databasePort }: TestAppOptions) {
  const url = new URL(serverAddress(databaseUrl));
  if (databasePort === undefined) return url.href;
  url.searchParams.delete('host');
  url.port = String(await databasePort(Number(url.port)));
  return url.href;
}

/** Used where no merchant is provisioned. */
const NO_MERCHANT: Merchant = {
  id: 0 as Merchant['id'],
  code: '',
  currency: '',
  zone: 'UTC',
  cutHour: 0,
};

interface TestTime {
  readonly databaseUrl: string;
  readonly turned: TestClock;
  /** Where the clock begins. */
  readonly aheadMs: number;
}

function testApp(
  app: App,
  served: Served,
  merchant: Merchant,
  { databaseUrl, turned, ...begin }: TestTime,
): TestApp {
  let { aheadMs } = begin;
  const scheme = app.config.tls === undefined ? 'http' : 'https';
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
    const [key] = app.keys.sealingPublic;
    assert(key !== undefined, 'there is a sealing key');
    const iat = Math.floor(app.clock.now() / 1000);
    return seal(key, { iat, jti: randomBytes(12).toString('hex'), body });
  };
  const unreachable = (): string => 'unreachable';
  const { caFile } = app.config;
  const asking =
    scheme === 'http'
      ? {}
      : {
          fetch: ((url: URL, asked: InternalRequest) =>
            internalFetch(caFile, new URL(url), asked)) as typeof fetch,
        };
  return {
    context: app,
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
    backoffice: (as = {}) =>
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
      await turned.setAhead(aheadMs);
      await app.clock.refresh();
    },
    runJobs: async (...names) => {
      const chosen = JOBS.filter((job) => names.length === 0 || names.includes(job.name));
      assert(names.length === 0 || chosen.length === names.length, `unknown job in ${names}`);
      for (const job of chosen) await runOnce(app, job satisfies Job);
    },
    close: async () => {
      await served.close();
      await app.close();
      await turned.close();
      await dropTestDatabase(databaseUrl);
    },
  };
}
