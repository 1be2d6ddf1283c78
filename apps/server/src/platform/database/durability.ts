// Checks that the database keeps its commits through a crash.
import { Bug } from '@fairhouse/values';
import type { Sql } from '../sql.ts';

const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Throws when the database is configured to lose commits in a crash. */
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
