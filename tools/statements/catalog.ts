// What the migrated database says of tables, views and functions.
import type pg from 'pg';

export interface CatalogColumn {
  readonly name: string;
  /** The number of the column in its table. */
  readonly place?: number;
  readonly nullable: boolean;
  /** The texts that a check of this column alone admits. */
  readonly texts: ReadonlySet<string> | undefined;
}

export interface CatalogTable {
  readonly oid: number;
  readonly columns: readonly CatalogColumn[];
  /** The query of a view. */
  readonly view: string | undefined;
}

export interface Catalog {
  /** By `schema.name`; a name without a schema is one of PostgreSQL's own. */
  readonly tables: ReadonlyMap<string, CatalogTable>;
  /** Names of the result's columns of functions that return rows, by `schema.name`. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
  /** The bodies of functions in SQL outside PostgreSQL's own, by `schema.name`. */
  readonly bodies: ReadonlyMap<string, FunctionBody>;
  /** The names of types, by oid. */
  readonly types: ReadonlyMap<number, string>;
}

export interface FunctionBody {
  readonly body: string;
  readonly arguments: readonly string[];
}

const TABLES = `
  select c.oid::integer as oid, n.nspname as schema, c.relname as name,
         case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as view,
         json_agg(json_build_object(
           'name', a.attname, 'place', a.attnum,
           'nullable', not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)),
           'checks', (select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
                       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum])
         ) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relkind in ('r', 'p', 'v', 'm')
   group by c.oid, n.nspname, c.relname, c.relkind`;

const FUNCTIONS = `
  select n.nspname as schema, p.proname as name,
         coalesce(
           (select json_agg(given.name order by given.place)
              from unnest(p.proargnames, p.proargmodes)
                     with ordinality as given (name, mode, place)
             where given.mode in ('o', 'b', 't')),
           (select json_agg(a.attname order by a.attnum) from pg_type t
              join pg_attribute a on a.attrelid = t.typrelid and a.attnum > 0
             where t.oid = p.prorettype and t.typrelid <> 0)) as columns,
         case when l.lanname = 'sql' and n.nspname <> 'pg_catalog' then p.prosrc end as body,
         coalesce(p.proargnames, '{}') as arguments
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang`;

interface TableRow {
  readonly oid: number;
  readonly schema: string;
  readonly name: string;
  readonly view: string | null;
  readonly columns: readonly {
    name: string;
    place: number;
    nullable: boolean;
    checks: string[] | null;
  }[];
}

interface FunctionRow {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[] | null;
  readonly body: string | null;
  readonly arguments: readonly string[];
}

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const tables = await client.query<TableRow>(TABLES);
  const functions = await client.query<FunctionRow>(FUNCTIONS);
  const types = await client.query<{ oid: number; typname: string }>(
    'select oid::integer as oid, typname from pg_type',
  );
  return {
    tables: new Map(
      tables.rows.map(({ oid, schema, name, view, columns }) => [
        qualified(schema, name),
        {
          oid,
          view: view ?? undefined,
          columns: columns.map((each) => ({
            name: each.name,
            place: each.place,
            nullable: each.nullable,
            texts: textsOf(each.checks ?? []),
          })),
        },
      ]),
    ),
    functions: new Map(
      functions.rows.flatMap(({ schema, name, columns }) =>
        columns === null ? [] : [[qualified(schema, name), columns] as const],
      ),
    ),
    bodies: new Map(
      functions.rows.flatMap((made) =>
        made.body === null || made.body === ''
          ? []
          : [[qualified(made.schema, made.name), { ...made, body: made.body }] as const],
      ),
    ),
    types: new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
  };
}

function qualified(schema: string, name: string): string {
  return schema === 'pg_catalog' || schema === 'public' ? name : `${schema}.${name}`;
}

/** `CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])))` admits two texts. */
function textsOf(checks: readonly string[]): ReadonlySet<string> | undefined {
  for (const check of checks) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check) ?? [];
    if (list === undefined) continue;
    return new Set([...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = '']) => text));
  }
  return undefined;
}
