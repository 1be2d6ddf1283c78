// Settings of each database connection that release the locks, rows and connection slots of a
// frozen or vanished process within some seconds.
import { Bug } from '@fairhouse/values';
import type { Sql } from '../sql.ts';

/** A transaction whose process sends nothing for this long is rolled back, releasing its locks. */
const SILENT_TRANSACTION_MS = 10_000;

/**
 * By their PostgreSQL names. They detect a vanished machine, which answers no keepalive and
 * acknowledges no bytes, and end a statement whose client has gone.
 */
const SETTINGS: Readonly<Record<string, number>> = {
  idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
  client_connection_check_interval: 2000,
};

/** The settings as options of a connection, `-c name=value` each. */
export function sessionOptions(): string {
  return Object.entries(SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Throws when something between this process and the database, such as a pooler, drops these
 * settings. PostgreSQL has no keepalive on a Unix socket, and shows 0.
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
