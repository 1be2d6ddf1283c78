import type pg from 'pg';

const TRIES = 100;

/**
 * Vacuums and analyses a table until every page of it is known to be visible to all. A transaction
 * of the server that runs meanwhile keeps a page from being marked, and each such page costs an
 * index-only scan a read of the table.
 */
export async function vacuumWhole(superuser: pg.Client, table: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await superuser.query(`vacuum (analyze, index_cleanup on) ${table}`);
    const { rows } = await superuser.query<{ whole: boolean }>(
      'select relallvisible >= relpages as whole from pg_class where oid = $1::regclass',
      [table],
    );
    if (rows[0]?.whole === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`a transaction keeps ${table} from being vacuumed`);
}
