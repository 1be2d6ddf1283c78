import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { homeDirectory } from '../home.ts';
import { openHouse, type OpenHouse } from '../open-house.ts';
import { openTestHouse, type TestHouse } from '../testing/index.ts';
import { ownerAddress } from '../testing/test-roles.ts';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import { countMigrations, migrate, requireMigrations } from './migrate.ts';
import { runJobs } from './run-jobs.ts';

let home: TestHouse;
let other: OpenHouse;
beforeAll(async () => {
  home = await openTestHouse();
  other = await openHouse(home.house.config, home.house.log);
});
afterAll(async () => {
  await other.close();
  await home.close();
});

/** Runs a job of two in a copy of that version; who did it last, and how often each did. */
async function openCopy(house: House, version: number, done: number[]) {
  const work: Job['run'] = async () => void done.push(version);
  const jobs: Job[] = [
    { name: 'of-two-versions', everyMs: 20, run: work },
    { name: 'slow-of-two-versions', everyMs: 60_000, run: work },
  ];
  return runJobs(house, jobs, version);
}

const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 20 });

it('of two versions the newer one does the jobs, all of them, until it is gone', async () => {
  const done: number[] = [];
  const warned = vi.spyOn(home.house.log, 'warn');
  const stopOlder = await openCopy(home.house, 41, done);
  await until(() => done.length > 5);
  const stopNewer = await openCopy(other, 42, done);
  await until(() => done.at(-1) === 42);
  expect(warned.mock.calls.map(([, words]) => words)).toContain('a newer version does the jobs');
  const before = done.length;
  await wait(1500);
  expect(new Set(done.slice(before))).toEqual(new Set([42]));
  expect(home.house.leases.holds('slow-of-two-versions')).toBe(false);
  await stopNewer();
  await other.leases.close();
  await until(() => done.at(-1) === 41);
  await stopOlder();
  warned.mockRestore();
}, 60_000);

it('a version is refused by a database that a newer one has migrated, and says so', async () => {
  const { pool } = home.house;
  await requireMigrations(pool, homeDirectory());
  expect(await countMigrations(homeDirectory())).toBeGreaterThan(50);
  const url = ownerAddress(home.databaseUrl);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query("insert into public.migration values ('9999-of-tomorrow', now()::text)");
  await expect(requireMigrations(pool, homeDirectory())).rejects.toThrow(
    'does not know, the last of them 9999-of-tomorrow: a newer version runs here',
  );
  await expect(migrate(url, homeDirectory())).rejects.toThrow('a newer version runs here');
  await owner.query("delete from public.migration where name = '9999-of-tomorrow'");
  await owner.end();
});
