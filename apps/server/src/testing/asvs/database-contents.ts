// The content of a database, read as the superuser: for tests that nothing was changed, or that
// everything was restored.
import pg from 'pg';

/** Tables that record visits and use; any call may change them. */
const TRACES = new Set([
  'ground.idempotency',
  'ground.sealed_use',
  'ground.call_count',
  'ground.lease',
  'identity.attempt',
  'identity.presence',
  'identity.session',
  'operators.session',
  'operators.login_attempt',
]);

const TABLES = `
  -- every merchant: the catalogue knows none
  select n.nspname || '.' || c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id'
      and not a.attisdropped) as of_merchant
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public')
  order by 1`;

const CONTENT =
  "count(*) || ':' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')";

/**
 * A hash of each table's rows, of one merchant or of all; without the tables that every call
 * changes.
 */
export async function readDatabaseContents(
  databaseUrl: string,
  merchant?: number,
): Promise<ReadonlyMap<string, string>> {
  return withDatabase(databaseUrl, (client) => readContents(client, merchant));
}

/** The same by a connection that stays open: it keeps what it knows of every table. */
export async function readContents(
  client: pg.Client,
  merchant?: number,
): Promise<ReadonlyMap<string, string>> {
  const found = await client.query<{ name: string; of_merchant: boolean }>(TABLES);
  const only = merchant === undefined ? '' : `where merchant_id = ${merchant}`;
  const asked = found.rows
    .filter((table) => !TRACES.has(table.name) && (merchant === undefined || table.of_merchant))
    .map(({ name }) => `select '${name}' as name, ${CONTENT} as content from ${name} t ${only}`);
  const { rows } = await client.query<{ name: string; content: string }>({
    name: `contents of ${merchant ?? 'all'}`,
    text: asked.join(' union all '),
  });
  return new Map(rows.map(({ name, content }) => [name, content]));
}

const NAMES = `
  -- every merchant: the catalogue knows none
  select n.nspname || '.' || c.relname as name, a.attname as field,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary
      and a.attnum = any (i.indkey)) or a.attname = 'number' as own
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|public$)'
    and (a.atttypid = 'uuid'::regtype or a.attname in ('number', 'issue'))
    and exists (select from pg_attribute m where m.attrelid = c.oid
      and m.attname = 'merchant_id' and not m.attisdropped)
  order by 1, 2`;

export interface ObjectNames {
  /** Whether the column names the table's own objects, not another table's. */
  readonly own: boolean;
  readonly names: readonly string[];
}

/** Two identifiers (ids, order numbers) of a merchant's objects, by table and column. */
export async function readObjectNames(
  databaseUrl: string,
  merchant: number,
  but: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ObjectNames>> {
  return withDatabase(databaseUrl, async (client) => {
    const found = await client.query<{ name: string; field: string; own: boolean }>(NAMES);
    const names = new Map<string, ObjectNames>();
    const seen = new Set(but);
    for (const { name, field, own } of found.rows) {
      const { rows } = await client.query<{ value: string }>(
        `select distinct ${field}::text as value from ${name}
         where merchant_id = $1 and ${field} is not null order by 1 limit 2`,
        [merchant],
      );
      const fresh = rows.map(({ value }) => value).filter((value) => !seen.has(value));
      for (const value of fresh) seen.add(value);
      if (fresh.length > 0) names.set(`${name}.${field}`, { own, names: fresh });
    }
    return names;
  });
}

async function withDatabase<Value>(
  databaseUrl: string,
  run: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
