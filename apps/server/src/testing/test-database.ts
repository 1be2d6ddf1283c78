// Databases of tests: copies of templates, which are made once for a run by whoever needs one.
import { randomBytes, createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from '@fairhouse/values';
import pg from 'pg';
import { migrate } from '../ground/migrate.ts';
import { homeDirectory } from '../home.ts';
import { createDatabase, makeTestRoles, ownerAddress } from './test-roles.ts';

/** The clocks of house and ledger alike: a function that stands before PostgreSQL's own. */
export async function setClockAhead(databaseUrl: string, ms: number): Promise<void> {
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

export interface Template {
  /** What the template is called, beside the state of the migrations. */
  readonly name: string;
  /** Fills a migrated database; nothing may stay connected to it. */
  readonly fill: (databaseUrl: string) => Promise<void>;
}

/** By server and name: a process may use one after another. */
const templates = new Map<string, Promise<string>>();

/**
 * Makes a database as a copy of the migrated template, or of one that was filled from it; answers
 * the superuser's address of it.
 */
export async function freshDatabase(template?: Template): Promise<string> {
  const source = await known('migrated', migratedTemplate);
  if (template === undefined) return copyOf(source);
  return copyOf(await known(template.name, () => filledTemplate(source, template)));
}

/** Removes a database that `freshDatabase` made, whoever is still connected to it. */
export function dropDatabase(databaseUrl: string): Promise<void> {
  return onServer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}

function known(name: string, make: () => Promise<string>): Promise<string> {
  const key = `${urlOf('postgres')} ${name}`;
  const made = templates.get(key) ?? make();
  templates.set(key, made);
  return made;
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(createDatabase(name, template));
  // A clock of the test's own is found before PostgreSQL's.
  await onServer(`alter database ${name} set search_path = public, pg_catalog`);
  return urlOf(name);
}

/** One template for each state of the migrations. */
function migratedTemplate(): Promise<string> {
  return madeOnce(`template_${migrationsHash()}`, async (name, admin) => {
    await admin.query(createDatabase(name));
    await migrate(ownerAddress(urlOf(name)), homeDirectory());
  });
}

function filledTemplate(source: string, { name: suffix, fill }: Template): Promise<string> {
  return madeOnce(`${source}_${suffix}`, async (name, admin) => {
    await admin.query(createDatabase(name, source));
    await admin.query(`alter database ${name} set search_path = public, pg_catalog`);
    await fill(urlOf(name));
  });
}

/** Makes a database under another name first: what has the name is whole. */
async function madeOnce(
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
