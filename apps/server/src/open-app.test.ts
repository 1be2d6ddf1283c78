// An app can be closed at any moment after its opening, and leaves no connection behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeDirectory } from './home.ts';
import { openApp } from './open-app.ts';
import { openTestApp, type TestApp } from './testing/index.ts';
import { programOf } from './testing/program-of.ts';

let there: TestApp;
let asking: pg.Client;
beforeAll(async () => {
  there = await openTestApp({ provisioned: false });
  asking = new pg.Client({ connectionString: there.databaseUrl });
  await asking.connect();
});
afterAll(async () => {
  await asking.end();
  await there.close();
});

/** The number of connections to the test's database, including this one. */
async function connections(): Promise<number> {
  const { rows } = await asking.query<{ n: string }>(
    'select count(*) as n from pg_stat_activity where datname = current_database()',
  );
  return Number(rows[0]?.n);
}

const within = (work: Promise<void>, ms: number): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (timer = setTimeout(() => resolve('late'), ms)));
  return Promise.race([work.then(() => 'closed'), late]).finally(() => clearTimeout(timer));
};

it('closes at once, however soon after its opening', async () => {
  const { config, log } = there.context;
  for (let at = 0; at < 40; at += 1) {
    const app = await openApp(config, log);
    // From the first turn of the event loop to well past the first connection.
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, at % 20));
    if (at % 4 === 3) app.signals.send({ topic: 'site', merchant: 1 as never });
    expect(await within(app.close(), 5000), `after ${at % 20} ms`).toBe('closed');
  }
}, 120_000);

it('lets its process exit', async () => {
  const { databaseUrl, dataDirectory } = there.context.config;
  const program = programOf('apps/server/src/testing/open-and-close.ts');
  const child = spawn(process.execPath, program, {
    cwd: homeDirectory(),
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit').then(() => undefined);
  expect(await within(ended, 5000)).toBe('closed');
  child.kill();
}, 120_000);

it('leaves no connection open, not even one that was just being opened', async () => {
  const { config, log } = there.context;
  const before = await connections();
  const app = await openApp(config, log);
  await app.close();
  const deadline = performance.now() + 3000;
  while ((await connections()) > before && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await connections()).toBeLessThanOrEqual(before);
}, 30_000);
