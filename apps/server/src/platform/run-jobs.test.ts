import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import type { Job } from './jobs.ts';
import { runOnce } from './run-jobs.ts';

let open: TestApp;

beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

test('more jobs than connections can run at once and still reach the database', async () => {
  const done: string[] = [];
  const jobs = Array.from({ length: 40 }, (_, place): Job => {
    const name = `busy-${place}`;
    const run: Job['run'] = async ({ pool }) => {
      await pool.query('select pg_sleep(0.01)');
      done.push(name);
    };
    return { name, everyMs: 1000, run };
  });
  await Promise.all(jobs.map((job) => runOnce(open.context, job)));
  expect(done).toHaveLength(jobs.length);
});

test('a running job is skipped in the same process', async () => {
  let turns = 0;
  const job: Job = {
    name: 'alone',
    everyMs: 1000,
    run: async ({ pool }) => {
      turns += 1;
      await pool.query('select pg_sleep(0.05)');
    },
  };
  await Promise.all([runOnce(open.context, job), runOnce(open.context, job)]);
  expect(turns).toBe(1);
  await runOnce(open.context, job);
  expect(turns).toBe(2);
});
