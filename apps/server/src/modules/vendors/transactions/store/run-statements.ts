// Runs a batch's statements outside the ledger's batch, in the order of a transaction of its own.
import type { SqlClient, Statement } from '@fairhouse/ledger';

/** A connection that is not the ledger's takes one statement at a time. */
export function oneByOne(sql: SqlClient): SqlClient {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: <Row extends object>(text: string, values?: readonly unknown[]) => {
      const answer = last.then(() => sql.query<Row>(text, values));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** Runs what a participant writes. */
export async function runStatements(
  sql: SqlClient,
  statements: readonly Statement[],
): Promise<void> {
  for (const { text, values } of statements) await sql.query(text, values);
}
