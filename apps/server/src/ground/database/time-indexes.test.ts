// Rows that are looked for by their time are found by an index: a job that reads its whole table
// every few seconds stands still when the table has grown.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '../../jobs.ts';
import { openTestHouse, type TestHouse } from '../../testing/index.ts';

const ROWS = 200_000;

let home: TestHouse;
let superuser: pg.Client;

beforeAll(async () => {
  home = await openTestHouse();
  superuser = new pg.Client({ connectionString: home.databaseUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await home.close();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

async function planOf(text: string, values: readonly unknown[] = []): Promise<Plan> {
  const { rows } = await superuser.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  return (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan;
}

/** Every scan that reads a whole table and looks at the clock for each row. */
function wholeReads(plan: Plan): string[] {
  const own =
    plan['Node Type'].includes('Seq Scan') && (plan.Filter ?? '').includes('house_now')
      ? [`${plan['Relation Name']}: ${plan.Filter}`]
      : [];
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** What the jobs of the house say to the database in one turn each, with the values they give. */
async function statementsOfJobs(): Promise<Map<string, readonly unknown[]>> {
  const heard = new Map<string, readonly unknown[]>();
  const query = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const listening = function (this: pg.Client, ...asked: unknown[]): unknown {
    const [first, second] = asked as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : first.values;
    if (text.includes('house_now()')) heard.set(text, Array.isArray(values) ? values : []);
    return query.apply(this, asked);
  };
  pg.Client.prototype.query = listening as typeof pg.Client.prototype.query;
  try {
    await home.runJobs(...JOBS.map(({ name }) => name));
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  }
  return heard;
}

test('no job reads a whole table for its time, whatever the planner knows of its size', async () => {
  const statements = await statementsOfJobs();
  expect(statements.size).toBeGreaterThan(5);
  await superuser.query('set enable_seqscan = off');
  const found: string[] = [];
  for (const [text, values] of statements) {
    if (!/^\s*(--[^\n]*\n\s*)*(select|with|update|delete|insert)/i.test(text)) continue;
    found.push(...wholeReads(await planOf(text, values)));
  }
  await superuser.query('reset enable_seqscan');
  expect(found).toEqual([]);
}, 120_000);

test('of many rows only those are read that are old enough', async () => {
  await superuser.query(
    `insert into ground.sealed_use (jti, at)
     select 'many' || n, house_now() - n * interval '1 second' from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await superuser.query('analyze ground.sealed_use');
  const old = "delete from ground.sealed_use where at < house_now() - interval '55 hours'";
  expect(JSON.stringify(await planOf(old))).toContain('sealed_use_age');
});
