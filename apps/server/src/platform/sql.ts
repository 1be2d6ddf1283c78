// The database as modules see it: one statement at a time, on a connection or in a transaction.
import pg from 'pg';
import { assert } from '@fairhouse/values';
import { sessionOptions } from './database/session-options.ts';

/** A row as the driver returns it: bigint as BigInt, timestamptz as Date, numeric as text. */
export type SqlRow = Record<string, unknown>;

export interface Sql {
  /** Runs one statement; the caller states the shape of its rows. */
  query<Row extends object = SqlRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

const APPLICATION_ROLE = 'fairhouse_app';
const BIGINT_OID = 20;

export interface PoolOptions {
  readonly max: number;
  /** The application name of the connections in PostgreSQL's lists. */
  readonly name: string;
  /** Sends statements without waiting for the answers of earlier ones. */
  readonly pipeline?: boolean;
  /** How long to wait for a free connection, or for a new one to open. */
  readonly waitMs?: number;
  /** The class of connections, and a check that runs before one is given out. */
  readonly Client?: new () => pg.ClientBase;
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
}

/** A caller without a connection fails early enough to be answered in time. */
const WAIT_MS = 2000;
/** The server's own statement timeout, and the driver's longer one for a silent server. */
const STATEMENT_MS = 30_000;
const LOCK_MS = 10_000;
const ANSWER_MS = 35_000;
/**
 * Longer than the minute from one draw to the next: a new connection reads the catalogue of the
 * database again, which costs more than all that it is asked in a quiet house.
 */
const IDLE_MS = 150_000;

/** A pool whose connections act in the application's role, which cannot change what is booked. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    pipeline: options.pipeline ?? false,
    application_name: options.name,
    connectionTimeoutMillis: options.waitMs ?? WAIT_MS,
    query_timeout: ANSWER_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    options:
      `-c role=${APPLICATION_ROLE} -c timezone=UTC -c statement_timeout=${STATEMENT_MS} ` +
      `-c lock_timeout=${LOCK_MS} ${sessionOptions()}`,
    Client: options.Client,
    // The pool awaits it, though its types do not say so.
    onConnect: options.onConnect as ((client: pg.ClientBase) => void) | undefined,
    types: { getTypeParser: bigintParser },
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end
  // the process.
  pool.on('error', () => undefined);
  // A connection that breaks while in use fails its statement, and nothing else.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

// Most figures of most rows are zero, which is one value for all of them.
const bigintParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT_OID && format !== 'binary'
    ? (text: string) => (text === '0' ? 0n : BigInt(text))
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/**
 * Runs `work` in one transaction, committed when it returns `commit: true`, else rolled back. An
 * exception rolls back and is rethrown. `commit` is the statement that commits.
 */
export async function transaction<Value>(
  pool: pg.Pool,
  work: (sql: pg.PoolClient) => Promise<{ commit: boolean; value: Value }>,
  commit = 'commit',
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query(done.commit ? commit : 'rollback');
    return done.value;
  } catch (error) {
    broken = error as Error;
    // On a lost connection a rollback would only wait behind the unanswered statement.
    if (!isConnectionLost(broken)) {
      await client.query('rollback').then(
        () => (broken = undefined),
        () => undefined,
      );
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

const isConnectionLost = (error: Error): boolean =>
  /read timeout|connection terminated|not queryable/i.test(error.message);

/** The single row of a result that must have exactly one. */
export function singleRow<Row>(result: { rows: Row[] }): Row {
  const row = result.rows[0];
  assert(row !== undefined && result.rows.length === 1, 'the statement returns one row');
  return row;
}

/**
 * Does what must not stop its caller's transaction: a failure undoes only this work, and is
 * returned. A lost connection fails here as well, and with it the transaction.
 */
export async function undoOnFailure(sql: Sql, work: () => Promise<void>): Promise<unknown> {
  await sql.query('savepoint beside');
  try {
    await work();
    await sql.query('release savepoint beside');
    return undefined;
  } catch (error) {
    await sql.query('rollback to savepoint beside');
    return error;
  }
}
