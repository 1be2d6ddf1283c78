import type pg from 'pg';

/**
 * Turns the vacuum of all tables on or off: a pass would fall into one of the measurements by
 * chance. What turns it off vacuums by itself between them.
 */
export async function setAutovacuum(
  client: Pick<pg.ClientBase, 'query'>,
  state: 'on' | 'off',
): Promise<void> {
  await client.query(`alter system set autovacuum = ${state}`);
  await client.query('select pg_reload_conf()');
}
