// Databases of tests: copies of templates, each of which is made once for a run by its first user.
import { randomBytes, createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from '@fairhouse/values';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { homeDirectory } from '../home.ts';
import { createDatabase, makeTestRoles, ownerAddress } from './test-roles.ts';

export interface TestClock {
  /** Sets how far the clock of server and ledger is ahead of the machine's, in milliseconds. */
  setAhead(ms: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * The clock of a database: a function that shadows PostgreSQL's own. It keeps its connection,
 * because each new one is a new process of PostgreSQL.
 */
export function openTestClock(databaseUrl: string): TestClock {
  let kept: Promise<pg.Client> | undefined;
  const forget = (): void => void (kept = undefined);
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', forget);
    await client.connect();
    return client;
  };
  const setAhead = async (ms: number): Promise<void> => {
    kept ??= connect();
    await (
      await kept
    ).query(`
      create or replace function public.clock_timestamp() returns timestamptz
      language sql volatile parallel safe as $$
        select pg_catalog.clock_timestamp() + ${Math.trunc(ms)} * interval '1 millisecond'
      $$`);
  };
  return {
    // A test may have ended all connections since.
    setAhead: (ms) =>
      setAhead(ms).catch(() => {
        forget();
        return setAhead(ms);
      }),
    close: async () => {
      const client = await kept?.catch(() => undefined);
      forget();
      await client?.end();
    },
  };
}

export interface DatabaseTemplate {
  /** The name of the template, in addition to the state of the migrations. */
  readonly name: string;
  /** Fills a migrated database; no connection to it may remain open. */
  readonly fill: (databaseUrl: string) => Promise<void>;
}

/** By server and name: a process may use one server after another. */
const templates = new Map<string, Promise<string>>();

/**
 * Creates a database as a copy of the migrated template, or of one that was filled from it; returns
 * its address for the superuser.
 */
export async function createTestDatabase(template?: DatabaseTemplate): Promise<string> {
  const source = await getTemplate('migrated', migratedTemplate);
  if (template === undefined) return copyOf(source);
  return copyOf(await getTemplate(template.name, () => filledTemplate(source, template)));
}

/**
 * Creates an empty database and migrates it as far as a version knew: up to the file with this
 * number, for example `0098`. `migrate` then brings it up to date.
 */
export async function createFormerDatabase(last: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'former-home-'));
  for (const folder of MIGRATIONS) {
    const [from, to] = [join(homeDirectory(), folder), join(home, folder)];
    mkdirSync(to, { recursive: true });
    const isKnown = (name: string) => !folder.startsWith('apps') || name.slice(0, 4) <= last;
    for (const name of readdirSync(from).filter(isKnown)) cpSync(join(from, name), join(to, name));
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await connectServer();
  await makeTestRoles(admin);
  await admin.query(createDatabase(name));
  await admin.end();
  await migrate(ownerAddress(urlOf(name)), home);
  rmSync(home, { recursive: true });
  return urlOf(name);
}

/** Drops a database of `createTestDatabase`, whatever connections it has. */
export function dropTestDatabase(databaseUrl: string): Promise<void> {
  return onServer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}

function getTemplate(name: string, make: () => Promise<string>): Promise<string> {
  const key = `${urlOf('postgres')} ${name}`;
  const made = templates.get(key) ?? make();
  templates.set(key, made);
  return made;
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // A clock of the test's own precedes PostgreSQL's in the search path.
  await onServer(
    createDatabase(name, template),
    `alter database ${name} set search_path = public, pg_catalog`,
  );
  return urlOf(name);
}

/** One template for each state of the migrations. */
function migratedTemplate(): Promise<string> {
  return createOnce(`template_${migrationsHash()}`, async (name, admin) => {
    await admin.query(createDatabase(name));
    await migrate(ownerAddress(urlOf(name)), homeDirectory());
  });
}

function filledTemplate(source: string, { name: suffix, fill }: DatabaseTemplate): Promise<string> {
  return createOnce(`${source}_${suffix}`, async (name, admin) => {
    await admin.query(createDatabase(name, source));
    await admin.query(`alter database ${name} set search_path = public, pg_catalog`);
    await fill(urlOf(name));
  });
}

/** Creates the database under another name first: a database with the final name is complete. */
async function createOnce(
  name: string,
  make: (name: string, admin: pg.Client) => Promise<void>,
): Promise<string> {
  const admin = await connectServer();
  try {
    await admin.query('select pg_advisory_lock(4712)');
    await makeTestRoles(admin);
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      await admin.query(`drop database if exists ${name}_new with (force)`);
      await make(`${name}_new`, admin);
      await admin.query(`alter database ${name}_new rename to ${name}`);
    }
    return name;
  } finally {
    await admin.end();
  }
}

const MIGRATIONS = ['packages/ledger/migrations', 'apps/server/migrations'];

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const folder of MIGRATIONS) {
    const path = join(homeDirectory(), folder);
    for (const name of readdirSync(path).sort()) hash.update(readFileSync(join(path, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function onServer(...statements: readonly string[]): Promise<void> {
  const client = await connectServer();
  try {
    for (const statement of statements) await client.query(statement);
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
