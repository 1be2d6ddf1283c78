// Migrates the studio's database: numbered files, each in a transaction, by one process at a time.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transaction, type Database } from './open-database.ts';

/** A number of our own among PostgreSQL's advisory locks. */
const MIGRATION_LOCK = 7_210_114;

/** Runs the files of a folder that have not run yet, in order of their names. */
export async function migrate(database: Database, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  await transaction(database, async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await sql.query(`
      create table if not exists public.migration (
        name text primary key, run_at timestamptz not null default now())`);
    const { rows } = await sql.query<{ name: string }>('select name from public.migration');
    const done = new Set(rows.map(({ name }) => name));
    for (const file of files.filter((name) => !done.has(name))) {
      await sql.query(await readFile(join(folder, file), 'utf8'));
      await sql.query('insert into public.migration (name) values ($1)', [file]);
    }
  });
}
