import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { openPool } from '../sql.ts';
import { planOnce } from './planned-statements.ts';
import { WatchedClient } from './watched-client.ts';

const OFTEN = 'select $1::int + 1 as next';
const ONCE = 'select $1::int + 2 as next';

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ demoMembers: false });
  planOnce(OFTEN);
});
afterAll(() => home.close());

const connect = (pipeline: boolean) =>
  openPool(home.databaseUrl, {
    max: 1,
    name: 'planned',
    pipeline,
    Client: class extends WatchedClient {
      constructor() {
        super({ connectionString: home.databaseUrl, pipeline } as object, new Set());
      }
    },
  });

test.each([
  ['one after the other', false],
  ['without waiting for answers', true],
])('a statement is prepared once by its connection, asked %s', async (_, pipeline) => {
  const pool = connect(pipeline);
  const client = await pool.connect();
  const ask = async (each: number) =>
    (await client.query<{ next: number }>(OFTEN, [each])).rows[0]?.next;
  const answers = pipeline
    ? await Promise.all([1, 2, 3].map(ask))
    : [await ask(1), await ask(2), await ask(3)];
  expect(answers).toEqual([2, 3, 4]);
  await client.query(ONCE, [1]);
  const { rows } = await client.query<{ statement: string; runs: string }>(
    'select statement, generic_plans + custom_plans as runs from pg_prepared_statements',
  );
  expect(rows).toEqual([{ statement: OFTEN, runs: expect.anything() }]);
  expect(Number(rows[0]?.runs)).toBe(3);
  client.release();
  await pool.end();
});

test('a changed table is planned again, by the same connection', async () => {
  const text = 'select count(*)::int as found from planned_table where number >= $1';
  planOnce(text);
  const pool = connect(false);
  const client = await pool.connect();
  await client.query('create temporary table planned_table (number int)');
  await client.query('insert into planned_table select generate_series(1, 9)');
  const find = async () => (await client.query<{ found: number }>(text, [5])).rows[0]?.found;
  for (let run = 0; run < 8; run += 1) expect(await find()).toBe(5);
  await client.query('alter table planned_table add extra text');
  await client.query('create index on planned_table (number)');
  await client.query('insert into planned_table values (7)');
  expect(await find()).toBe(6);
  client.release();
  await pool.end();
});
