// Reads a large result piece by piece, within the caller's transaction.
import type { SqlClient } from '../ledger.ts';
import type { Row } from '../rows.ts';

const PIECE = 10_000;
let opened = 0;

/** The rows of a query in its own order; all of them are of the snapshot in which it began. */
export async function* streamRows(
  client: SqlClient,
  query: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  const cursor = `ledger_${(opened += 1)}`;
  await client.query(`declare ${cursor} no scroll cursor for ${query}`, values);
  try {
    for (;;) {
      const { rows } = await client.query(`fetch ${PIECE} from ${cursor}`);
      if (rows.length > 0) yield rows;
      if (rows.length < PIECE) return;
    }
  } finally {
    // Fails only in a transaction that has failed already, which closes the cursor itself.
    await client.query(`close ${cursor}`).catch(() => undefined);
  }
}
