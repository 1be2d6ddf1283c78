// A studio on a database of its own, beside a test house.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNATURE_HEADER, VENDOR_PATHS } from '@fairhouse/calls/vendor';
import { instant, type Instant } from '@fairhouse/values';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { StudioContext } from '../context.ts';
import { migrate } from '../database/migration-store.ts';
import { openDatabase, type Database } from '../database/open-database.ts';
import { jurisdictionOf, JURISDICTIONS, type Jurisdictions } from '../games/jurisdiction.ts';
import { openWallet } from '../house/wallet.ts';
import { openStudioKeys } from '../keys/studio-keys.ts';
import { openStudio } from '../studio.ts';
import { readClock } from '../studio-clock.ts';
import type { Tables } from '../tables/tables.ts';
import { openTestHouse, type TestHouse } from './test-house.ts';

export interface TestStudio {
  readonly app: FastifyInstance;
  readonly context: StudioContext;
  readonly database: Database;
  readonly house: TestHouse;
  readonly warnings: string[];
  /** Turns the clock forward. */
  advance(ms: number): void;
  /** Posts to the studio as a game client does. */
  call(path: string, body: object): Promise<{ status: number; body: RgsBody }>;
  /** Posts to the studio as the house does. */
  asHouse(path: string, body: object): Promise<{ status: number; body: RgsBody }>;
  /** Launches a game for a member with a balance of 1,000; returns the sessionID. */
  launch(game: string, user?: string, more?: object): Promise<string>;
  close(): Promise<void>;
}

/** An answer of any call, whose fields a test knows. */
// oxlint-disable-next-line typescript/no-explicit-any
export type RgsBody = any;

export interface TestStudioOptions {
  readonly jurisdictions?: Record<string, Partial<Jurisdictions[string]>>;
  readonly timeoutMs?: number;
  /** The time of this machine instead of one that stands still. */
  readonly hasOwnClock?: boolean;
  /** Opens tables beside the studio. */
  readonly tables?: (context: StudioContext) => Tables;
}

export async function openTestStudio(options: TestStudioOptions = {}): Promise<TestStudio> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `studio_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, 12);
  await migrate(database, join(import.meta.dirname, '../../migrations'));
  const folder = mkdtempSync(join(tmpdir(), 'studio-keys-'));
  const keys = openStudioKeys(folder);
  const house = await openTestHouse(() => keys.publicKey);
  const rules = JURISDICTIONS.parse(options.jurisdictions ?? {});
  const warnings: string[] = [];
  let now: Instant = instant(Date.UTC(2026, 6, 1, 8));
  const context: StudioContext = {
    database,
    clock: () => (options.hasOwnClock === true ? readClock() : now),
    keys,
    wallet: openWallet({ houseUrl: house.url, keys, timeoutMs: options.timeoutMs ?? 400 }),
    houseKeys: (operator) => (operator === STRANGER ? [] : [house.publicKey]),
    publicUrl: 'http://studio.test',
    jurisdiction: (country) => jurisdictionOf(rules, country),
    warn: (problem) => void warnings.push(problem),
  };
  const tables = options.tables?.(context);
  const app = await openStudio(context, { tables });
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const payload = JSON.stringify(body);
    const answer = await app.inject({ method: 'POST', url: path, payload, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const json = { 'content-type': 'application/json' };
  const asHouse = (path: string, body: object) =>
    post(path, body, { ...json, [SIGNATURE_HEADER]: house.sign(JSON.stringify(body)) });
  return {
    app,
    context,
    database,
    house,
    warnings,
    advance: (ms) => void (now = instant(now + ms)),
    call: (path, body) => post(path, body, json),
    asHouse,
    launch: async (game, user = 'm-1', more = {}) => {
      if (!house.balances.has(user)) house.balances.set(user, 10_000_000n);
      const launch = { ...LAUNCH, user, token: `token-of-${user}`, game_code: game, ...more };
      const { body } = await asHouse(VENDOR_PATHS.gameUrl, launch);
      return new URL(body.url).searchParams.get('sessionID') ?? '';
    },
    close: async () => {
      await app.close();
      await house.close();
      await database.end();
      await onServer(server, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An operator whose key the studio does not have. */
export const STRANGER = 'stranger';

export const LAUNCH = {
  operator_id: 'manila',
  platform: 'GPL_DESKTOP',
  lang: 'en',
  currency: 'PHP',
  country: 'PH',
};

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
