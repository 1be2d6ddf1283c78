// A migration takes as long as it takes, and ends when its database falls silent.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { homeDirectory } from '../../home.ts';
import { openTestHouse, type TestHouse } from '../../testing/index.ts';
import { ownerAddress } from '../../testing/test-roles.ts';
import { openSilentProxy } from '../../testing/silent-proxy.ts';
import { migrate } from '../migrate.ts';

/** Three looks without an answer, two connections' patience each. */
const NOTICED_MS = 20_000;

let home: TestHouse;
beforeAll(async () => {
  home = await openTestHouse({ cast: false });
});
afterAll(() => home.close());

it('waits for a lock for as long as its database speaks, and no longer', async () => {
  const direct = new URL(ownerAddress(home.databaseUrl));
  const proxy = await openSilentProxy(Number(direct.port));
  const behind = new URL(direct);
  behind.port = String(proxy.port);
  const other = new pg.Client({ connectionString: direct.href });
  await other.connect();
  await other.query('begin; lock table public.migration in access exclusive mode');
  const outcome = vi.fn();
  const migrating = migrate(behind.href, homeDirectory()).then(
    () => outcome('migrated'),
    () => outcome('given up'),
  );
  // Longer than silence would be borne.
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
