// A separate, migrated database for a test file, with a pool in the application's role.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { assert } from '@fairhouse/values';
import type { SqlClient } from '../ledger.ts';
import { readLedgerMigrations } from '../migrations.ts';

export interface TestDatabase {
  /** The URL of this database for the superuser. */
  readonly url: string;
  /** Connections in the application's role, which cannot change booked rows. */
  readonly pool: pg.Pool;
  /** Connections of the superuser, with which tests tamper. */
  readonly superuser: pg.Pool;
  drop(): Promise<void>;
}

/** Copies a database that has no connections. */
export async function copyTestDatabase(source: TestDatabase): Promise<TestDatabase> {
  const template = new URL(source.url).pathname.slice(1);
  return openDatabase(source.url, `template ${template}`);
}

/** Makes a database on the server of `TEST_DATABASE_URL`. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  assert(server !== undefined, 'TEST_DATABASE_URL names the PostgreSQL server for tests');
  return makeDatabaseOn(server);
}

/**
 * Makes a database on a server, given the URL of its superuser. A bundle names the folder of the
 * migrations, which it cannot know.
 */
export async function makeDatabaseOn(server: string, migrations?: string): Promise<TestDatabase> {
  const database = await openDatabase(server, '');
  await database.superuser.query(MAKE_ROLE);
  for (const { sql } of readLedgerMigrations(migrations)) await database.superuser.query(sql);
  return database;
}

async function openDatabase(server: string, options: string): Promise<TestDatabase> {
  const name = `ledger_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name} ${options}`);
  const superuser = openTestPool(url.href);
  const pool = openTestPool(url.href, '-c role=fairhouse_app');
  return {
    url: url.href,
    pool,
    superuser,
    async drop() {
      await Promise.all(
        [pool, superuser].map((one) => (one.ended ? Promise.resolve() : one.end())),
      );
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs `work` in a transaction that ends with `end`; an exception rolls back and is rethrown. */
export async function inTransaction<Value>(
  pool: pg.Pool,
  end: 'commit' | 'rollback',
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let last: 'commit' | 'rollback' = 'rollback';
  try {
    await client.query('begin');
    const value = await work(client);
    last = end;
    return value;
  } finally {
    await client.query(last);
    client.release();
  }
}

/**
 * Waits until every booked batch is finished. A transaction in any database of the server delays
 * that, including those of other test files.
 */
export async function finishBatches(client: SqlClient): Promise<void> {
  const unfinished = `
    select pg_sleep(0.005) from ledger.movement
    having max(batch) >= ledger.finished_batches()`;
  while ((await client.query(unfinished)).rows.length > 0);
}

/** A pool whose connection errors do not end the process. */
export function openTestPool(url: string, options?: string): pg.Pool {
  const settings = {
    connectionString: url,
    max: 12,
    pipeline: true,
    ...(options === undefined ? {} : { options }),
  };
  const pool = new pg.Pool(settings);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

// Roles are global to the server: another test file may create this one concurrently.
const MAKE_ROLE = `
  do $$ begin
    create role fairhouse_app nologin;
  exception when duplicate_object or unique_violation then null;
  end $$`;

/** Runs a statement in the `postgres` database, where others are created and dropped. */
async function onServer(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
