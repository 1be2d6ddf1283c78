// The databases of the kill test: one that is laid out and then killed, and a copy of it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openHouseClock } from '../../demo/history/clock-store.ts';
import { build } from '../../tools/build/build.mjs';
import { prepareDatabase } from '../../tools/postgres/database.mjs';
import { migrateDatabase } from '../../tools/postgres/migrate-database.mjs';
import { startPostgres } from '../../tools/postgres/postgres.mjs';

export interface Databases {
  readonly url: string;
  readonly ownerUrl: string;
  /** The superuser's URL of the application's database. */
  readonly superuserUrl: string;
  readonly dataDir: string;
}

/** Starts a PostgreSQL in a folder of its own with an empty, migrated database. */
export async function openDatabases(): Promise<Databases & { stop(): Promise<void> }> {
  await build({ only: ['server', 'demo'] });
  const dataDir = mkdtempSync(join(tmpdir(), 'pay-kills-'));
  const postgres = await startPostgres({ dataDir });
  const { url, ownerUrl } = await prepareDatabase(postgres.url, dataDir);
  await migrateDatabase({ databaseUrl: url, ownerUrl });
  const superuserUrl = ofDatabase(postgres.url, new URL(url).pathname);
  return { url, ownerUrl, superuserUrl, dataDir, stop: () => postgres.stop() };
}

/** The same address with another database. */
export function ofDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = name;
  return url.href;
}

/** Connects for some statements. */
export async function withClient<Value>(
  url: string,
  work: (db: pg.Client) => Promise<Value>,
): Promise<Value> {
  const db = new pg.Client({ connectionString: url });
  // A server that is killed in between also rejects the statement.
  db.on('error', () => undefined);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Turns the clock of a database, from where it runs on. */
export async function turnClock(superuserUrl: string, at: number): Promise<void> {
  const clock = await openHouseClock(superuserUrl);
  await clock.turnTo(at);
  await clock.close();
}
