import type pg from 'pg';

/**
 * Turns autovacuum on or off: a pass of it would fall into one of the measurements by chance. With
 * it off, a benchmark vacuums between them.
 */
export async function setAutovacuum(
  client: Pick<pg.ClientBase, 'query'>,
  state: 'on' | 'off',
): Promise<void> {
  await client.query(`alter system set autovacuum = ${state}`);
  await client.query('select pg_reload_conf()');
}
