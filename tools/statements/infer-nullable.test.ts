// What is known of null, shown on a small schema: each case is a statement and the columns that
// can be null.
import { loadModule } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import type { Catalog, CatalogTable } from './catalog.ts';
import { inferNullable } from './infer-nullable.ts';

function table(name: string, ...columns: string[]) {
  return [
    `shop.${name}`,
    {
      oid: 0,
      view: undefined,
      columns: columns.map((column) => ({
        name: column.replace('?', ''),
        nullable: column.endsWith('?'),
        texts: undefined,
      })),
    },
  ] as const;
}

const CATALOG: Catalog = {
  tables: new Map<string, CatalogTable>([
    table('customer', 'id', 'name', 'note?'),
    table('sale', 'id', 'customer', 'price', 'sent_at?'),
    [
      'shop.buyer',
      {
        oid: 0,
        view: 'select c.id, c.note, s.price from shop.customer c left join shop.sale s on s.customer = c.id',
        columns: ['id', 'note', 'price'].map((name) => ({
          name,
          nullable: true,
          texts: undefined,
        })),
      },
    ],
  ]),
  functions: new Map([['shop.parts', ['part', 'share']]]),
  bodies: new Map([
    ['shop.now_here', { body: 'select clock_timestamp()', arguments: [] }],
    ['shop.last_sale', { body: 'select id from shop.sale limit 1', arguments: [] }],
    ['shop.twice', { body: 'select given * 2', arguments: ['given'] }],
  ]),
  types: new Map(),
};

beforeAll(() => loadModule());

const CASES: readonly (readonly [about: string, text: string, nullable: string[]])[] = [
  ['a column is as its table says', 'select id, note from shop.customer', ['note']],
  ['a condition excludes null', 'select note from shop.customer where note is not null', []],
  ['a comparison excludes null', 'select note from shop.customer where note = $1 and id > 1', []],
  [
    'one side of an or does not',
    'select note from shop.customer where note = $1 or id > 1',
    ['note'],
  ],
  [
    'an outer join adds null',
    'select c.id, s.price from shop.customer c left join shop.sale s on s.customer = c.id',
    ['price'],
  ],
  [
    'a right join adds it on the left',
    'select c.id, s.price from shop.customer c right join shop.sale s on s.customer = c.id',
    ['id'],
  ],
  [
    'a full join that uses a column fills it',
    'select id, name, price from shop.customer full join shop.sale using (id)',
    ['name', 'price'],
  ],
  [
    'a condition on the joined side takes it away',
    'select s.price from shop.customer c left join shop.sale s on s.customer = c.id where s.price > 1',
    [],
  ],
  [
    'a coalesce with a value is one',
    "select coalesce(note, '') as note, coalesce(note, note) as still from shop.customer",
    ['still'],
  ],
  [
    'a sum of no rows is null',
    'select sum(price) as total, count(*) as sales from shop.sale',
    ['total'],
  ],
  [
    'a sum of a group is not',
    'select customer, sum(price) as total from shop.sale group by customer',
    [],
  ],
  [
    'a filter can leave a group empty',
    'select customer, sum(price) filter (where id > 1) as total from shop.sale group by customer',
    ['total'],
  ],
  [
    'a window has its row',
    'select max(price) over () as top, lag(price) over () as before from shop.sale',
    ['before'],
  ],
  [
    'a case without else is null',
    "select case when id > 1 then 'a' end as some, case when id > 1 then 'a' else 'b' end as all from shop.sale",
    ['some'],
  ],
  [
    'a case that asks knows the answer',
    'select case when note is not null then note else name end as shown from shop.customer',
    [],
  ],
  [
    'a subquery may find no row',
    'select (select id from shop.sale limit 1) as last, (select count(*) from shop.sale) as sales',
    ['last'],
  ],
  [
    'exists and array are values',
    'select exists (select from shop.sale) as has, array(select note from shop.customer) as notes',
    [],
  ],
  [
    'JSON may not have the field',
    "select note::jsonb ->> 'a' as field from shop.customer where note is not null",
    ['field'],
  ],
  [
    'a common table passes on what it knows',
    'with named as (select id, note from shop.customer) select * from named where note is not null',
    [],
  ],
  [
    'a union is as its weaker side',
    'select name from shop.customer union all select note from shop.customer',
    ['name'],
  ],
  ['a view is as its query', 'select id, note, price from shop.buyer', ['note', 'price']],
  [
    'what is written is as its table says',
    'insert into shop.customer values ($1, $2, $3) returning id, note',
    ['note'],
  ],
  [
    'what is changed is as its table says',
    'update shop.sale set sent_at = now() where id = $1 returning id, sent_at',
    ['sent_at'],
  ],
  [
    'what a change joins is known',
    'update shop.sale s set price = 1 from shop.customer c where c.id = s.customer returning c.name, c.note',
    ['note'],
  ],
  [
    'what is sent is a value',
    'select each.id, each.n from unnest($1::int[]) with ordinality as each (id, n)',
    [],
  ],
  [
    'columns of a definition can be null',
    'select a from jsonb_to_recordset($1) as given (a int)',
    ['a'],
  ],
  [
    'a function of ours is as its body',
    'select shop.now_here() as at, shop.last_sale() as last',
    ['last'],
  ],
  [
    'and as its argument',
    'select shop.twice(price) as double, shop.twice(note::int) as other from shop.sale join shop.customer c on c.id = customer',
    ['other'],
  ],
  ['a function that returns rows names its columns', 'select part, share from shop.parts()', []],
  [
    'a function that nobody knows can be null',
    'select shop.guess(id) as guess from shop.sale',
    ['guess'],
  ],
  ['nullif is there to be null', 'select nullif(price, 0) as price from shop.sale', ['price']],
];

test.each(CASES)('%s', (_about, text, nullable) => {
  const columns = inferNullable(CATALOG, text);
  expect(columns.filter((each) => each.nullable).map(({ name }) => name)).toEqual(nullable);
});
