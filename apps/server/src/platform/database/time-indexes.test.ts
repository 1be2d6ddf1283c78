// Rows that are selected by time have an index: a job that scans its whole table every few seconds
// stalls when the table has grown.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '../../jobs.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';

const ROWS = 200_000;

let home: TestApp;
let superuser: pg.Client;

beforeAll(async () => {
  home = await openTestApp();
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

/** Every plan node that scans a whole table and compares each row with the clock. */
function wholeReads(plan: Plan): string[] {
  const own =
    plan['Node Type'].includes('Seq Scan') && (plan.Filter ?? '').includes('house_now')
      ? [`${plan['Relation Name']}: ${plan.Filter}`]
      : [];
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReads)];
}

/** The statements of all jobs in one run each, with their values. */
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

test('no job scans a whole table by time, whatever the planner’s statistics', async () => {
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

test('of many rows only the old ones are read', async () => {
  await superuser.query(
    `insert into ground.sealed_use (jti, at)
     select 'many' || n, house_now() - n * interval '1 second' from generate_series(1, $1::int) n`,
    [ROWS],
  );
  await superuser.query('analyze ground.sealed_use');
  const old = "delete from ground.sealed_use where at < house_now() - interval '55 hours'";
  expect(JSON.stringify(await planOf(old))).toContain('sealed_use_age');
});
