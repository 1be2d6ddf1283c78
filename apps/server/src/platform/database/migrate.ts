// Migrates a database to the schema that this code knows, in its owner's role; any number of
// processes may try at once. The server runs in another role, and only checks that all migrations
// have run.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import { Bug } from '@fairhouse/values';
import pg from 'pg';
import { findPrimary } from './find-primary.ts';
import { FORMER_MIGRATION_NAMES } from './former-migration-names-table.ts';
import { watchSilence } from './watch-silence.ts';
import { sessionOptions } from './session-options.ts';
import type { Sql } from '../sql.ts';

const CONNECT_MS = 10_000;

export interface MigrateOptions {
  /** The role in which the server will log in; it is granted the application's role. */
  readonly runsAs?: string | undefined;
}

/** Runs the missing ones of the ledger's and the server's numbered files, in order. */
export async function migrate(
  ownerUrl: string,
  homeDirectory: string,
  { runsAs }: MigrateOptions = {},
): Promise<void> {
  const address = await findPrimary(ownerUrl);
  const pool = new pg.Pool({
    connectionString: address,
    max: 1,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: sessionOptions(),
  });
  pool.on('error', () => undefined);
  const stopWatching = watchSilence(address, pool);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await createApplicationRole(db);
    if (runsAs !== undefined) await grantApplicationRole(db, runsAs);
    const migrations = await readMigrations(homeDirectory);
    await renameMigrationsRun(db);
    requireNothingNewer(await listMigrationsRun(db), Object.keys(migrations));
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      // The ledger's files are numbered independently, and run before the server's.
      allowUnorderedMigrations: true,
      migrationTableName: 'migration',
      migrationLockTableName: 'migration_lock',
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    await narrowRights(db);
  } finally {
    await stopWatching();
    await db.destroy();
  }
}

async function readMigrations(home: string): Promise<Record<string, Migration>> {
  const ledger = await readFolder(join(home, 'packages/ledger/migrations'), '0000-ledger');
  const server = await readFolder(join(home, 'apps/server/migrations'), '');
  return Object.fromEntries([...ledger, ...server]);
}

async function readFolder(folder: string, prefix: string): Promise<[string, Migration][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, name), 'utf8');
      const label = prefix === '' ? name : `${prefix}-${name}`;
      return [
        label.replace(/\.sql$/, ''),
        { up: async (db) => void (await sql.raw(text).execute(db)) },
      ];
    }),
  );
}

/** The number of migrations that this code knows; a newer version knows more. */
export async function countMigrations(homeDirectory: string): Promise<number> {
  return Object.keys(await readMigrations(homeDirectory)).length;
}

/**
 * Throws when the owner has not run all migrations that this code needs, or when a newer version
 * has run migrations that this code does not know.
 */
export async function requireMigrations(database: Sql, homeDirectory: string): Promise<void> {
  const { rows } = await database
    .query<{ name: string }>('select name from public.migration')
    .catch(() => ({ rows: [] }));
  const there = new Set(rows.map(({ name }) => name));
  const known = Object.keys(await readMigrations(homeDirectory));
  requireNothingNewer([...there], known);
  const missing = known.filter((it) => !there.has(it));
  if (missing.length === 0) return;
  throw new Bug(
    `the database lacks ${missing.length} migrations, the first of them ${missing[0]}: run ` +
      'node apps/server/dist/migrate-database.mjs with DATABASE_OWNER_URL',
  );
}

function requireNothingNewer(there: readonly string[], known: readonly string[]): void {
  const unknown = there.filter((name) => !known.includes(name)).toSorted();
  if (unknown.length === 0) return;
  throw new Bug(
    `the database has ${unknown.length} migrations that this version does not know, the last of ` +
      `them ${unknown.at(-1)}: a newer version runs here, start that one`,
  );
}

/** A database that was migrated before the files were renumbered knows them by their old names. */
async function renameMigrationsRun(db: Kysely<unknown>): Promise<void> {
  if (!(await hasMigrations(db))) return;
  const names = Object.entries(FORMER_MIGRATION_NAMES);
  await sql`
    update public.migration ran set name = known.present
    from unnest(
      ${names.map(([former]) => former)}::text[], ${names.map(([, present]) => present)}::text[])
      as known (former, present)
    where ran.name = known.former`.execute(db);
}

async function hasMigrations(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('public.migration') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** The names of the migrations that have run; empty where none has. */
async function listMigrationsRun(db: Kysely<unknown>): Promise<string[]> {
  if (!(await hasMigrations(db))) return [];
  const { rows } = await sql<{ name: string }>`select name from public.migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Creates the role in which the server works. Roles belong to the whole cluster, so a conflict
 * means that it exists already.
 */
async function createApplicationRole(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'fairhouse_app') then
        create role fairhouse_app nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
}

async function grantApplicationRole(db: Kysely<unknown>, role: string): Promise<void> {
  const { rows } = await sql<{ known: boolean; inside: boolean }>`
    select count(*) > 0 as known, coalesce(bool_or(pg_has_role(oid, 'fairhouse_app', 'set')), false)
      as inside from pg_roles where rolname = ${role}`.execute(db);
  const [found] = rows;
  if (found?.known !== true) throw new Bug(`there is no role ${role} to run the server in`);
  // Skipped when already granted: two processes that grant at once change the same catalogue row.
  if (!found.inside) await sql`grant fairhouse_app to ${sql.id(role)}`.execute(db);
}

/** The application may read the list of migrations, and may create no tables of its own. */
async function narrowRights(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not has_table_privilege('fairhouse_app', 'public.migration', 'select') then
        grant select on public.migration to fairhouse_app;
      end if;
      if has_database_privilege('fairhouse_app', current_database(), 'temporary') then
        execute format('revoke create, temporary on database %I from public', current_database());
      end if;
      if has_schema_privilege('fairhouse_app', 'public', 'create') then
        revoke create on schema public from public;
      end if;
    end $$`.execute(db);
}
