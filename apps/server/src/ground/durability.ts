// Money is only as safe as the database's promise that a commit lasts.
import { Bug } from '@fairhouse/values';
import type { Sql } from './sql.ts';

const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Refuses to go on when the database has been told to forget commits in a crash. */
export async function requireDurability(sql: Sql): Promise<void> {
  for (const name of NEEDED) {
    const { rows } = await sql.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    const value = rows[0]?.value;
    if (value === 'off' || value === 'local') {
      throw new Bug(`the database runs with ${name} = ${value}: committed money could be lost`);
    }
  }
}
