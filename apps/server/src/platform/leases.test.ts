import { assert } from '@fairhouse/values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { openApp, type App } from '../open-app.ts';
import { JOBS } from '../jobs.ts';
import { openLeases } from './leases.ts';
import { claimRequestId } from './request-store.ts';
import { requireSessionSettings } from './database/session-options.ts';
import { openPool, transaction } from './sql.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeDirectory } from '../home.ts';

let first: TestApp;
/** Another copy of the server, on the same database. */
let second: App;

beforeAll(async () => {
  first = await openTestApp();
  second = await openApp(first.context.config, first.context.log);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Expires the lease in the database, as six seconds after the last renewal. */
async function endLease(name: string): Promise<void> {
  await first.context.pool.query(`update ground.lease set ends_at = '-infinity' where name = $1`, [
    name,
  ]);
}

/** Waits for another process; the test's own timeout ends the wait. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}
function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const nothing = async (): Promise<void> => undefined;

describe('a lease', () => {
  it('stays released if a renewal that was sent before its release is executed after it', async () => {
    const [sent, late] = [gate(), gate()];
    const { secondaryPool, pool, log } = first.context;
    const query = async (text: string, values: readonly unknown[]) => {
      const renews = values.length === 3 && text.includes('holder = $2 order by');
      if (renews) {
        sent.open();
        await late.opened;
      }
      return secondaryPool.query(text, [...values]);
    };
    const pools = { pool, secondaryPool: { query } as unknown as pg.Pool };
    const leases = openLeases(pools, log, { leaseMs: 6000, renewMs: 1, lookMs: 1000 });
    expect(await leases.run('renewed', () => sent.opened)).toBe(true);
    late.open();
    await leases.close();
    expect(await isHeld('renewed')).toBe(false);
  });

  it('lets one copy work at a time, and the next one once it is released', async () => {
    const busy = gate();
    const work = first.context.leases.run('alone', () => busy.opened);
    await until(async () => isHeld('alone'));
    expect(await second.leases.run('alone', nothing)).toBe(false);
    busy.open();
    expect(await work).toBe(true);
    expect(await second.leases.run('alone', nothing)).toBe(true);
  });

  it('passes from a copy that has stopped answering to another, under a higher number', async () => {
    const busy = gate();
    const work = first.context.leases.run('silent', () => busy.opened);
    await until(async () => isHeld('silent'));
    const before = await fenceOf('silent');
    await endLease('silent');
    expect(await second.leases.run('silent', nothing)).toBe(true);
    expect(await fenceOf('silent')).toBe(before + 1n);
    busy.open();
    await work;
  });

  it('is kept between runs, and released when its copy closes', async () => {
    const leaving = await openApp(first.context.config, first.context.log);
    expect(await leaving.leases.runAndKeep('kept', nothing)).toBe(true);
    expect(await leaving.leases.runAndKeep('kept', nothing)).toBe(true);
    expect(await second.leases.run('kept', nothing)).toBe(false);
    await leaving.close();
    expect(await second.leases.run('kept', nothing)).toBe(true);
  });

  it('uses the machine’s time, not a turned clock', async () => {
    await second.leases.runAndKeep('turned', nothing);
    await first.turnClock(3_600_000);
    expect(await first.context.leases.run('turned', nothing)).toBe(false);
  });

  it('refuses a copy’s commit after the lease has passed on, and only then', async () => {
    const write = (text: string) =>
      first.context.leases.transaction('fenced', async (sql) => {
        await sql.query('insert into ground.idempotency values ($1, $2, $3, $4, $5, null, now())', [
          first.merchant.id,
          'fence',
          text,
          'none',
          Buffer.alloc(32),
        ]);
        return { commit: true, value: undefined };
      });
    let refused: unknown;
    await first.context.leases.run('fenced', async () => {
      await write('while-it-is-mine');
      await endLease('fenced');
      await write('ended-but-nobody-else-has-it');
      await second.leases.run('fenced', nothing);
      refused = await write('after-another-had-it').catch((error: unknown) => error);
    });
    expect(refused).toMatchObject({ code: 'FH001' });
    const { rows } = await first.context.pool.query<{ key: string }>(
      `-- every merchant: the rows of this test
       select key from ground.idempotency where caller = 'fence' order by key`,
    );
    expect(rows.map(({ key }) => key)).toEqual([
      'ended-but-nobody-else-has-it',
      'while-it-is-mine',
    ]);
  });

  it('has the same name in a job and in the job’s fenced transactions', () => {
    const named = namesIn(/leases\.transaction\(\s*(?:'([^']+)'|([A-Z_]+))/g);
    expect(named.length).toBeGreaterThan(15);
    const jobs = new Set(JOBS.map(({ name }) => name));
    expect(named.filter((name) => name === undefined || !jobs.has(name))).toEqual([]);
  });

  it('has the same name in a job and in the job’s alarms', () => {
    const named = namesIn(/\{ app, job: (?:'([^']+)'|([A-Z_]+)) \}/g);
    expect(named.length).toBeGreaterThan(35);
    const jobs = new Set(JOBS.map(({ name }) => name));
    expect(named.filter((name) => name === undefined || !jobs.has(name))).toEqual([]);
  });
});

/**
 * What a pattern finds in the sources: a text, or the value of a constant of the file; undefined
 * for a constant of another file.
 */
function namesIn(pattern: RegExp): (string | undefined)[] {
  const sources = join(homeDirectory(), 'apps/server/src');
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(sources, file), 'utf8');
      const constants = new Map(
        [...text.matchAll(/^const ([A-Z_]+) = '([^']+)';$/gm)].map(([, name = '', value]) => {
          return [name, value];
        }),
      );
      return [...text.matchAll(pattern)].map(([, literal, name = '']) => {
        return literal ?? constants.get(name);
      });
    });
}

describe('locks of a copy that froze in the middle of a transaction', () => {
  it('are released: its rows, its request ids, its advisory locks', async () => {
    const pool = openPool(first.databaseUrl, { max: 1, name: 'frozen' });
    const owner = { merchant: first.merchant.id, caller: 'member:frozen', key: 'frozen-key' };
    const claim = { ...owner, call: 'none', hash: Buffer.alloc(32) };
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(4713, 1)');
    expect(await claimRequestId(client, claim)).toBe(true);
    // Ten seconds on every connection, which is too long for a test.
    await client.query('set local idle_in_transaction_session_timeout = 50');
    // Waits for the row of the frozen copy, and gets it.
    const claimed = await transaction(first.context.pool, async (sql) => {
      const value = await claimRequestId(sql, claim);
      await sql.query('select pg_advisory_xact_lock(4713, 1)');
      return { commit: false, value };
    });
    expect(claimed).toBe(true);
    await expect(client.query('commit')).rejects.toThrow();
    client.release(true);
    await pool.end();
  });

  it('last for seconds at most on every connection, which the start checks', async () => {
    await requireSessionSettings(first.context.pool);
    const careless = new pg.Pool({ connectionString: first.databaseUrl, max: 1 });
    await expect(requireSessionSettings(careless)).rejects.toThrow('idle_in_transaction');
    await careless.end();
  });
});

async function fenceOf(name: string): Promise<bigint> {
  const { rows } = await first.context.pool.query<{ fence: bigint }>(
    'select fence from ground.lease where name = $1',
    [name],
  );
  assert(rows[0] !== undefined, 'the lease is known');
  return rows[0].fence;
}

async function isHeld(name: string): Promise<boolean> {
  const { rows } = await first.context.pool.query(
    'select 1 from ground.lease where name = $1 and ends_at > pg_catalog.clock_timestamp()',
    [name],
  );
  return rows.length > 0;
}
