// A house is closed whenever it is told to be, and leaves no connection behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeDirectory } from './home.ts';
import { openHouse } from './open-house.ts';
import { openTestHouse, type TestHouse } from './testing/index.ts';

let there: TestHouse;
let asking: pg.Client;
beforeAll(async () => {
  there = await openTestHouse({ laidOut: false });
  asking = new pg.Client({ connectionString: there.databaseUrl });
  await asking.connect();
});
afterAll(async () => {
  await asking.end();
  await there.close();
});

/** Connections to the house's database; the statement's own is one of them. */
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

it('closes at once, however soon after it was opened', async () => {
  const { config, log } = there.house;
  for (let at = 0; at < 40; at += 1) {
    const house = await openHouse(config, log);
    // From the first turn of the loop to well past the first connection.
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, at % 20));
    if (at % 4 === 3) house.signals.send({ topic: 'site', merchant: 1 as never });
    expect(await within(house.close(), 5000), `after ${at % 20} ms`).toBe('closed');
  }
}, 120_000);

it('lets its process end by itself', async () => {
  const script = `
    import pino from 'pino';
    import { readConfig } from './apps/server/src/ground/config.ts';
    import { openHouse } from './apps/server/src/open-house.ts';
    for (let at = 0; at < 10; at += 1) {
      const house = await openHouse(readConfig(process.env), pino({ level: 'silent' }));
      await new Promise((resolve) => setTimeout(resolve, at));
      await house.close();
    }
    process.stdout.write('closed');`;
  const { databaseUrl, dataDirectory } = there.house.config;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: homeDirectory(),
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit').then(() => undefined);
  expect(await within(ended, 5000)).toBe('closed');
  child.kill();
}, 120_000);

it('leaves no connection open, nor one that was just being opened', async () => {
  const { config, log } = there.house;
  const before = await connections();
  const house = await openHouse(config, log);
  await house.close();
  const deadline = performance.now() + 3000;
  while ((await connections()) > before && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await connections()).toBeLessThanOrEqual(before);
}, 30_000);
