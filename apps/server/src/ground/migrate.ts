// Brings a database up to the schema this code knows; any number of processes may try at once.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import pg from 'pg';

/** Runs what is not yet there of the ledger's and the server's numbered files, in order. */
export async function migrate(databaseUrl: string, homeDirectory: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await createApplicationRole(db);
    const migrations = await readMigrations(homeDirectory);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      // The ledger's files are numbered apart from the server's.
      allowUnorderedMigrations: true,
      migrationTableName: 'migration',
      migrationLockTableName: 'migration_lock',
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  } finally {
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

/**
 * The role in which the server works. It is made once for the whole cluster, so a clash means it is
 * there.
 */
async function createApplicationRole(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'fairhouse_app') then
        create role fairhouse_app nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  await sql`grant fairhouse_app to current_user`.execute(db);
}
