// What one database server reports about itself.
import type pg from 'pg';
import { singleRow } from '../sql.ts';

export interface ServerState {
  readonly standby: boolean;
  /** A standby exists, and commits do not wait for any standby: a failover would lose some. */
  readonly asynchronous: boolean;
  readonly system: string;
  /** Counts the promotions of a database; 0 for a standby. */
  readonly timeline: number;
  /** Changes with another server, a promotion or a restart. */
  readonly epoch: string;
}

interface Row {
  readonly standby: boolean;
  readonly asynchronous: boolean;
  readonly system: string;
  readonly timeline: string | null;
  readonly started: string;
}

// Without the right to see other sessions' state every WAL sender counts as a standby's. A running
// base backup and a WAL archiver do not count.
// -- every merchant: asks the server, not a table.
const LOOK = `
  select mode.standby or current_setting('transaction_read_only') = 'on' as standby,
    (current_setting('synchronous_standby_names') = ''
      or current_setting('synchronous_commit') in ('off', 'local'))
    and exists (select from pg_stat_replication
      where state is null or (state in ('streaming', 'catchup')
        and application_name not in ('pg_basebackup', 'pg_receivewal'))) as asynchronous,
    control.system_identifier::text as system,
    case when not mode.standby
      then substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end as timeline,
    extract(epoch from pg_postmaster_start_time())::text as started
  from (select pg_is_in_recovery() as standby) mode, pg_control_system() control`;

/** Asks the server of a connection; throws when it does not answer within `patienceMs`. */
export async function readServerState(
  client: pg.ClientBase,
  patienceMs: number,
): Promise<ServerState> {
  const question = { text: LOOK, query_timeout: patienceMs };
  const { rows } = await client.query<Row>(question);
  const row = singleRow({ rows });
  const timeline = Number.parseInt(row.timeline ?? '0', 16);
  return {
    standby: row.standby,
    asynchronous: row.asynchronous,
    system: row.system,
    timeline,
    epoch: `${row.system}/${timeline}/${row.started}`,
  };
}
