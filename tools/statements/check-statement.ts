import type pg from 'pg';
import type { Catalog } from './catalog.ts';
import { compareRow } from './compare-row.ts';
import { describeStatement } from './describe-statement.ts';
import { inferNullable } from './infer-nullable.ts';
import type { Statement } from './read-statements.ts';

/**
 * What is wrong with a statement: PostgreSQL does not prepare it, or its result differs from the
 * stated row.
 */
export async function checkStatement(
  client: pg.Client,
  catalog: Catalog,
  { place, texts, row }: Statement,
): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts ?? []) {
    try {
      const columns = await describeStatement(client, text);
      if (row === undefined) continue;
      found.push(
        ...compareRow(catalog, { text, columns, inferred: inferNullable(catalog, text) }, row),
      );
    } catch (error) {
      found.push((error as Error).message);
    }
  }
  return found.map((each) => `${place}: ${each}`);
}
