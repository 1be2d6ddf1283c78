import type { Sql } from '../database/open-database.ts';

const SAVE = `update studio.round set jackpots = $2 where id = $1`;

/** Stores what a locked round drew. */
export async function saveJackpots(
  sql: Sql,
  id: string,
  jackpots: readonly object[],
): Promise<void> {
  await sql.query(SAVE, [id, JSON.stringify(jackpots)]);
}
