import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { processEach } from './process-each.ts';
import { listQuarantined } from './quarantine.ts';

let open: TestApp;

beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

test('a task of one name in two jobs is two alarms, taken back one by one', async () => {
  const app = open.context;
  let isBroken = true;
  const work = async (): Promise<void> => {
    await Promise.resolve();
    if (isBroken) throw new Error('a bad row');
  };
  const runIn = (job: string) => processEach({ app, job }, ['row'], work, String);
  const listed = async () =>
    (await listQuarantined(app.pool, 10)).map(({ job, task }) => `${job}: ${task}`).toSorted();
  expect(await Promise.all([runIn('first'), runIn('second')])).toEqual([false, false]);
  expect(await listed()).toEqual(['first: row', 'second: row']);
  isBroken = false;
  expect(await runIn('first')).toBe(true);
  expect(await listed()).toEqual(['second: row']);
  expect(await runIn('second')).toBe(true);
  expect(await listed()).toEqual([]);
});
