// A migration may take any time, and ends when its database falls silent.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { homeDirectory } from '../../home.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { ownerAddress } from '../../testing/test-roles.ts';
import { openSilentProxy } from '../../testing/peers/silent-proxy.ts';
import { migrate } from './migrate.ts';

/** Three checks without an answer, each with the time limit of two connections. */
const NOTICED_MS = 20_000;

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ demoMembers: false });
});
afterAll(() => home.close());

it('waits for a lock as long as the database answers, and no longer', async () => {
  const direct = new URL(ownerAddress(home.databaseUrl));
  const proxy = await openSilentProxy(Number(direct.port));
  const behind = new URL(direct);
  behind.searchParams.delete('host');
  behind.port = String(proxy.port);
  const other = new pg.Client({ connectionString: direct.href });
  await other.connect();
  await other.query('begin; lock table public.migration in access exclusive mode');
  const outcome = vi.fn();
  const migrating = migrate(behind.href, homeDirectory()).then(
    () => outcome('migrated'),
    () => outcome('given up'),
  );
  // Longer than the time after which silence counts.
  await wait(NOTICED_MS / 2);
  expect(outcome).not.toHaveBeenCalled();
  proxy.fallSilent();
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('given up'), {
    timeout: NOTICED_MS,
  });
  await migrating;
  await other.query('rollback');
  await other.end();
  proxy.speak();
  await migrate(behind.href, homeDirectory());
  await proxy.close();
}, 90_000);
