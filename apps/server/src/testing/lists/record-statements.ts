// The statements that the server of this process sends while a call runs.
import pg from 'pg';

export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/**
 * Runs `work`; returns what it returns, and the statements that any client of `pg` sent meanwhile,
 * in their order. Nothing else may use the database of this process at the same time.
 */
export async function recordStatements<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly statements: readonly SentStatement[] }> {
  const statements: SentStatement[] = [];
  const query = pg.Client.prototype.query as Query;
  const recording: Query = function (...given) {
    const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : first.values;
    statements.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, given);
  };
  pg.Client.prototype.query = recording as typeof pg.Client.prototype.query;
  try {
    return { value: await work(), statements };
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  }
}
