// The studio's own database: bigint as BigInt, one transaction at a time per connection.
import pg from 'pg';

export type Database = pg.Pool;

/** What runs a statement: the pool, or the connection of a transaction. */
export interface Sql {
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

const BIGINT_OID = 20;
const UNIQUE_VIOLATION = '23505';

/** Opens a pool; `max` connections at most. */
export function openDatabase(url: string, max = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'studio',
    connectionTimeoutMillis: 2_000,
    query_timeout: 15_000,
    keepAlive: true,
    // A copy that freezes in a transaction loses it, and with it the rows that others wait for.
    options:
      '-c timezone=UTC -c statement_timeout=10000 -c lock_timeout=5000 ' +
      '-c idle_in_transaction_session_timeout=8000',
    types: { getTypeParser: bigintParser },
    Client: PreparingClient,
  });
  // A connection that breaks while idle is replaced; one in use fails its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** The names of prepared statements, by their texts: each is a constant of the program. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `studio-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Prepares each statement with parameters once per connection: parsing and planning took as long as
 * running it, and a round has some twenty.
 */
class PreparingClient extends pg.Client {
  override query: pg.Client['query'] = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const isPlain = typeof text === 'string' && Array.isArray(values);
    const prepared = isPlain ? { name: nameOf(text), text, values } : undefined;
    const asked = prepared === undefined ? [text, values, ...rest] : [prepared, ...rest];
    return (super.query as (...given: unknown[]) => unknown)(...asked);
  }) as pg.Client['query'];
}

const bigintParser: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT_OID && format !== 'binary'
    ? (text: string) => BigInt(text)
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

/** Runs `work` in a transaction: committed when it returns, rolled back when it throws. */
export async function transaction<Value>(
  database: Database,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    return value;
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

/** The name of the unique index that an insert violated; undefined for other errors. */
export function violatedIndex(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return undefined;
  return error.constraint;
}
