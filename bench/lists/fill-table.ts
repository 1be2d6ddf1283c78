// Fills a table with rows whose values are SQL expressions of a row's number `n`.
import type pg from 'pg';

export interface Filling {
  readonly table: string;
  readonly rows: number;
  /** SQL expressions by column, of `n` from 1 to `rows`. Other columns keep their default. */
  readonly columns: Readonly<Record<string, string>>;
  /**
   * A condition that one row of the table fulfils: `columns` that are not given are copied from it.
   */
  readonly like?: string;
  /** Joins after `n`, for values that are looked up. */
  readonly joins?: string;
}

/** Inserts the rows, without triggers; the table's secondary indexes are built afterwards. */
export async function fillTable(client: pg.Client, filling: Filling): Promise<void> {
  const { table, rows, columns, like, joins = '' } = filling;
  const copied = like === undefined ? [] : await columnsBut(client, table, columns);
  const names = [...Object.keys(columns), ...copied];
  const values = [...Object.values(columns), ...copied.map((name) => `template.${name}`)];
  const template =
    like === undefined ? '' : `cross join (select * from ${table} where ${like} limit 1) template`;
  const indexes = await takeIndexes(client, table);
  await client.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from generate_series(1::bigint, ${rows}) n ${joins} ${template}`,
  );
  for (const index of indexes) await client.query(index);
  await client.query(`vacuum (analyze) ${table}`);
}

async function columnsBut(
  client: pg.Client,
  table: string,
  given: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => given[name] === undefined);
}

/** Drops the indexes that no constraint needs; returns the statements that make them again. */
async function takeIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = $1::regclass
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
