// A row as the code states it beside the result as PostgreSQL describes it.
import type { Catalog } from './catalog.ts';
import type { ResultColumn } from './describe-statement.ts';
import type { Column } from './scope.ts';
import type { Property } from './properties-of.ts';

/** What the driver makes of a type of PostgreSQL (see `platform/sql.ts`). */
const KINDS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'bigint',
  timestamptz: 'Date',
  timestamp: 'Date',
  bytea: 'Buffer',
  // Content that only a schema can vouch for.
  json: 'unknown',
  jsonb: 'unknown',
  _json: 'unknown[]',
  _jsonb: 'unknown[]',
  _bool: 'boolean[]',
  _int2: 'number[]',
  _int4: 'number[]',
  _timestamptz: 'Date[]',
  _bytea: 'Buffer[]',
};

/** A statement with what PostgreSQL says of its result, and which of its columns can be null. */
export interface Described {
  readonly text: string;
  readonly columns: readonly ResultColumn[];
  readonly inferred: readonly Column[];
}

/** Every difference between the columns of a statement's result and the row's type. */
export function compareRow(
  catalog: Catalog,
  { text, columns, inferred }: Described,
  row: readonly Property[],
): string[] {
  const stated = new Map(row.map((property) => [property.name, property]));
  const missing = row
    .filter(({ name, optional }) => !optional && !columns.some((column) => column.name === name))
    .map(({ name }) => `${name} is not in the result`);
  const different = columns.flatMap((column, index) => {
    const property = stated.get(column.name);
    if (property === undefined) return [`${column.name} is not in the type`];
    return compareColumn(catalog, { column, text }, inferred[index]?.nullable !== false, property);
  });
  const unseen =
    inferred.length === columns.length ? [] : [`${inferred.length} columns were inferred`];
  return [...missing, ...different, ...unseen];
}

function compareColumn(
  catalog: Catalog,
  { column, text }: { readonly column: ResultColumn; readonly text: string },
  nullable: boolean,
  { name, kinds, nullable: mayBeNull, texts }: Property,
): string[] {
  const kind = kindOf(catalog.types.get(column.type) ?? '');
  const found: string[] = [];
  const actual = [...kinds].sort().join(' | ');
  if (actual !== kind) found.push(`${name} is ${kind}, and the type says ${actual}`);
  if (nullable && !mayBeNull && kind !== 'unknown') {
    found.push(`${name} can be null, and the type does not say so`);
  }
  const admitted = admittedTexts(catalog, column);
  // A statement that compares the column with a text chooses among the admitted ones.
  const chooses = new RegExp(`\\b${column.name} (<>|=|in|not in) [('$]`).test(text);
  if (texts !== undefined && admitted !== undefined && !chooses) {
    for (const text of admitted) {
      if (!texts.has(text)) found.push(`${name} can be '${text}', and the type does not say so`);
    }
  }
  return found;
}

function kindOf(type: string): string {
  return KINDS[type] ?? (type.startsWith('_') ? 'string[]' : 'string');
}

function admittedTexts(catalog: Catalog, column: ResultColumn): ReadonlySet<string> | undefined {
  if (column.table === 0) return undefined;
  for (const table of catalog.tables.values()) {
    if (table.oid === column.table) {
      // Dropped columns keep their places.
      return table.columns.find(({ place }) => place === column.column)?.texts;
    }
  }
  return undefined;
}
