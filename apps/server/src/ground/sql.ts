// The database as modules see it: one statement at a time, on a connection or in a transaction.
import pg from 'pg';
import { assert } from '@fairhouse/values';

/** A row as the driver gives it: bigint as BigInt, timestamptz as Date, numeric as text. */
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
  /** What the connections are called in the database's own lists. */
  readonly name: string;
  /** Statements go out without waiting for the answers of those before them. */
  readonly pipeline?: boolean;
}

/** A pool whose connections act in the application's role, which cannot change what is booked. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    pipeline: options.pipeline ?? false,
    application_name: options.name,
    options: `-c role=${APPLICATION_ROLE} -c statement_timeout=30000 -c timezone=UTC`,
    types: { getTypeParser: bigintParser },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => undefined);
  // One that breaks while it is lent out fails the statement that uses it, and nothing else.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

const bigintParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT_OID && format !== 'binary'
    ? (text: string) => BigInt(text)
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/**
 * Runs `work` in one transaction: committed when it says so, else rolled back. An exception rolls
 * back and is thrown on.
 */
export async function transaction<Value>(
  pool: pg.Pool,
  work: (sql: pg.PoolClient) => Promise<{ commit: boolean; value: Value }>,
): Promise<Value> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query(done.commit ? 'commit' : 'rollback');
    return done.value;
  } catch (error) {
    broken = error as Error;
    await client.query('rollback').then(
      () => (broken = undefined),
      () => undefined,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The single row of a result that must have one. */
export function one<Row>(result: { rows: Row[] }): Row {
  const row = result.rows[0];
  assert(row !== undefined && result.rows.length === 1, 'the statement gives one row');
  return row;
}
