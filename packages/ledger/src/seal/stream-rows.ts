// Reads a large result in chunks through a cursor, within the caller's transaction.
import type { SqlClient } from '../ledger.ts';
import type { Row } from '../rows.ts';

const FETCH_ROWS = 10_000;
let cursorCount = 0;

/** The rows of a query in its order; all are read in the snapshot of the cursor's declaration. */
export async function* streamRows(
  client: SqlClient,
  query: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  const cursor = `ledger_${(cursorCount += 1)}`;
  await client.query(`declare ${cursor} no scroll cursor for ${query}`, values);
  try {
    for (;;) {
      const { rows } = await client.query(`fetch ${FETCH_ROWS} from ${cursor}`);
      if (rows.length > 0) yield rows;
      if (rows.length < FETCH_ROWS) return;
    }
  } finally {
    // Fails only in an aborted transaction, and the rollback closes the cursor.
    await client.query(`close ${cursor}`).catch(() => undefined);
  }
}
