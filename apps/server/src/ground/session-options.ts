// What a connection asks of the database, so that a process that froze or vanished holds no lock,
// no row and no place for the others for longer than some seconds.
import { Bug } from '@fairhouse/values';
import type { Sql } from './sql.ts';

/** A transaction whose process says nothing for so long is rolled back, and its locks with it. */
const SILENT_TRANSACTION_MS = 10_000;

/**
 * By name as PostgreSQL calls them. A machine that vanished answers no keepalive and takes no
 * bytes; a statement whose caller has gone is ended.
 */
const SETTINGS: Readonly<Record<string, number>> = {
  idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
  client_connection_check_interval: 2000,
};

/** As flags of a connection, `-c name=value` each. */
export function sessionOptions(): string {
  return Object.entries(SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Refuses to go on when something between here and the database drops these settings (a pooler
 * does). Over a socket of the machine itself PostgreSQL keeps no keepalive, and shows 0.
 */
export async function requireSessionSettings(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ name: string; value: number; local: boolean }>(
    `select name, setting::integer as value, inet_client_addr() is null as local
     from pg_settings where name = any ($1)`,
    [Object.keys(SETTINGS)],
  );
  for (const [name, needed] of Object.entries(SETTINGS)) {
    const found = rows.find((row) => row.name === name);
    if (found?.local === true && name.startsWith('tcp_')) continue;
    if (found?.value === needed) continue;
    throw new Bug(
      `the database runs our connections with ${name} = ${found?.value}, not ${needed}: ` +
        'a copy that froze or vanished would hold its locks for ever',
    );
  }
}
