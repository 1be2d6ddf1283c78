// JSON columns: the database stores any JSON, so what a row of this program needs is checked.
import type * as z from 'zod';

/** A row as it is read: the content of its JSON columns is not known yet. */
export type Unparsed<Row, Column extends keyof Row> = Omit<Row, Column> & Record<Column, unknown>;

type Schemas = Readonly<Record<string, z.ZodType>>;

type Parsed<Row, Columns extends Schemas> = Omit<Row, keyof Columns> & {
  [Name in keyof Columns]: z.output<Columns[Name]>;
};

/**
 * Parses JSON columns of rows by their schemas. A value of another shape throws where it is used,
 * not here: one row that nobody can read must not hold the others of a list.
 */
export function parseColumns<Row extends object, Columns extends Schemas>(
  rows: readonly Row[],
  columns: Columns,
): Parsed<Row, Columns>[] {
  return rows.map((row) => {
    const parsed: Record<string, unknown> = Object.fromEntries(Object.entries(row));
    for (const [name, schema] of Object.entries(columns)) {
      const read = schema.safeParse(parsed[name]);
      if (read.success) parsed[name] = read.data;
      else Object.defineProperty(parsed, name, { enumerable: true, get: unreadable(name) });
    }
    return parsed as Parsed<Row, Columns>;
  });
}

function unreadable(name: string): () => never {
  return () => {
    throw new TypeError(`the stored JSON of ${name} has another shape`);
  };
}
