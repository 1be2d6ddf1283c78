// Groups consecutive rows into entries.
import type { Row } from '../rows.ts';

/** Yields the legs of each entry, from chunks of rows ordered by batch, entry and leg. */
export async function* groupEntries(
  pieces: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let legs: Row[] = [];
  for await (const rows of pieces) {
    for (const row of rows) {
      const first = legs[0];
      if (first === undefined) legs = [row];
      else if (first['entry_id'] === row['entry_id'] && first['batch'] === row['batch']) {
        legs.push(row);
      } else {
        yield legs;
        legs = [row];
      }
    }
  }
  if (legs.length > 0) yield legs;
}
