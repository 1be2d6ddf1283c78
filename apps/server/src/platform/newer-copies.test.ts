import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { homeDirectory } from '../home.ts';
import { openApp, type App } from '../open-app.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { ownerAddress } from '../testing/test-roles.ts';
import type { AppContext } from './app-context.ts';
import type { Job } from './jobs.ts';
import { FORMER_MIGRATION_NAMES } from './database/former-migration-names-table.ts';
import { countMigrations, migrate, requireMigrations } from './database/migrate.ts';
import { runJobs } from './run-jobs.ts';

let home: TestApp;
let other: App;
beforeAll(async () => {
  home = await openTestApp();
  other = await openApp(home.context.config, home.context.log);
});
afterAll(async () => {
  await other.close();
  await home.close();
});

/**
 * Runs one of two jobs in a copy of that version; records the last runner and the number of runs.
 */
async function openCopy(app: AppContext, version: number, done: number[]) {
  const work: Job['run'] = async () => void done.push(version);
  const jobs: Job[] = [
    { name: 'of-two-versions', everyMs: 20, run: work },
    { name: 'slow-of-two-versions', everyMs: 60_000, run: work },
  ];
  return runJobs(app, jobs, version);
}

const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 20 });

it('of two versions the newer one runs all jobs, until it is gone', async () => {
  const done: number[] = [];
  const warned = vi.spyOn(home.context.log, 'warn');
  const stopOlder = await openCopy(home.context, 41, done);
  await until(() => done.length > 5);
  const stopNewer = await openCopy(other, 42, done);
  await until(() => done.at(-1) === 42);
  expect(warned.mock.calls.map(([, words]) => words)).toContain('a newer version does the jobs');
  const before = done.length;
  await wait(1500);
  expect(new Set(done.slice(before))).toEqual(new Set([42]));
  expect(home.context.leases.holds('slow-of-two-versions')).toBe(false);
  await stopNewer();
  await other.leases.close();
  await until(() => done.at(-1) === 41);
  await stopOlder();
  warned.mockRestore();
}, 60_000);

it('a database that was migrated before the files were renumbered is not migrated again', async () => {
  const { pool } = home.context;
  const owner = new pg.Pool({ connectionString: ownerAddress(home.databaseUrl), max: 1 });
  for (const [former, present] of Object.entries(FORMER_MIGRATION_NAMES)) {
    await owner.query('update public.migration set name = $1 where name = $2', [former, present]);
  }
  await expect(requireMigrations(pool, homeDirectory())).rejects.toThrow(/a newer version runs/);
  await migrate(ownerAddress(home.databaseUrl), homeDirectory());
  await requireMigrations(pool, homeDirectory());
  const { rowCount } = await owner.query('select from public.migration');
  expect(rowCount).toBe(await countMigrations(homeDirectory()));
  await owner.end();
});

it('a version does not start on a database that a newer one has migrated, and says so', async () => {
  const { pool } = home.context;
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
