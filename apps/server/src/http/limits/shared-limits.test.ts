import type { CallRow } from '@fairhouse/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type App } from '../../open-app.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { Refusal } from '../envelope.ts';
import { openLimiter, type Limiter } from './limiter.ts';
import { openSharedLimits, type SharedLimits } from './shared-limits.ts';

let app: TestApp;
let copies: { app: App; shared: SharedLimits; limiter: Limiter }[] = [];

/** Copies that all count on their own at first, as after running for a while. */
async function openCopy(): Promise<(typeof copies)[number]> {
  const { config, log } = app.context;
  for (;;) {
    const opened = await openApp(config, log);
    await copiesEnd(`'-infinity'`);
    const shared = await openSharedLimits(opened);
    await copiesEnd(`pg_catalog.clock_timestamp() + interval '6 seconds'`);
    if (shared.freeOf(8, 60) === 1) {
      return { app: opened, shared, limiter: openLimiter(1, shared) };
    }
    // Another copy was renewed in between, and it counts with that one.
    shared.close();
    await opened.close();
  }
}

async function copiesEnd(at: string): Promise<void> {
  await app.context.pool.query(
    `-- every merchant: copies of the server
     update ground.lease set ends_at = ${at} where name like 'copy:%'`,
  );
}

beforeAll(async () => {
  app = await openTestApp();
  for (let count = 0; count < 3; count += 1) copies.push(await openCopy());
});
afterAll(async () => {
  for (const copy of copies) {
    copy.shared.close();
    await copy.app.close();
  }
  copies = [];
  await app.close();
});

const rowOf = (count: number, method: 'GET' | 'POST' = 'POST'): CallRow =>
  ({ method, limits: [{ per: 'address', count, seconds: 60 }] }) as unknown as CallRow;

/** Whether one call is within the limit of a copy. */
async function passes(
  limiter: Limiter | undefined,
  row: CallRow,
  caller: string,
): Promise<boolean> {
  try {
    await limiter?.count('call', row, 'address', caller);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

const passed = (outcomes: readonly boolean[]): number => outcomes.filter(Boolean).length;

/**
 * How many of sixty calls, sent at once and to the copies in turn, are within a limit of thirty.
 */
async function passOfSixty(caller: string): Promise<number> {
  const calls = Array.from({ length: 60 }, (_, call) =>
    passes(copies[call % 3]?.limiter, rowOf(30), caller),
  );
  return passed(await Promise.all(calls));
}

describe('a limit over three copies', () => {
  it.each([1, 5, 30, 120])('of %i lets exactly that many sequential calls pass', async (most) => {
    const outcomes: boolean[] = [];
    for (let call = 0; call < most * 2; call += 1) {
      outcomes.push(await passes(copies[call % 3]?.limiter, rowOf(most), `in-turn-${most}`));
    }
    expect(passed(outcomes)).toBe(most);
    expect(outcomes.slice(-1)).toEqual([false]);
  });

  it.each([5, 30, 120])('of %i lets exactly that many calls of a burst pass', async (most) => {
    const calls = Array.from({ length: most * 3 }, (_, call) =>
      passes(copies[call % 3]?.limiter, rowOf(most), `burst-${most}`),
    );
    expect(passed(await Promise.all(calls))).toBe(most);
  });

  it('holds when all calls reach one copy', async () => {
    const outcomes: boolean[] = [];
    for (let call = 0; call < 60; call += 1) {
      outcomes.push(await passes(copies[0]?.limiter, rowOf(30), 'one-copy'));
    }
    expect(passed(outcomes)).toBe(30);
  });

  it('counts the calls that other copies let pass before the store was asked', async () => {
    const row = rowOf(30);
    const early = [0, 1, 2].flatMap((copy) => [copy, copy, copy]);
    for (const copy of early) {
      expect(await passes(copies[copy]?.limiter, row, 'early')).toBe(true);
    }
    const outcomes: boolean[] = [];
    for (let call = 0; call < 60; call += 1) {
      outcomes.push(await passes(copies[1]?.limiter, row, 'early'));
    }
    expect(passed(outcomes)).toBe(30 - early.length);
  });

  it('does not ask the store while there are few calls', async () => {
    for (const { limiter } of copies) {
      for (let call = 0; call < 3; call += 1) {
        expect(limiter.count('call', rowOf(30), 'address', 'few')).toBeUndefined();
      }
    }
    const { rows } = await app.context.pool.query(
      `-- every merchant: this test's windows
       select 1 from ground.limit_use where key like '%few'`,
    );
    expect(rows).toEqual([]);
  });

  it('is not exceeded by the uncounted calls of a vanished copy', async () => {
    await app.context.pool.query(
      `-- every merchant: a copy of the server
       insert into ground.lease values
         ('copy:vanished', 'vanished', 1, pg_catalog.clock_timestamp() + interval '1 second')`,
    );
    // An eighth of thirty is reserved for it.
    expect(await passOfSixty('vanished')).toBe(27);
    await app.context.pool.query(`delete from ground.lease where name = 'copy:vanished'`);
  });

  it('is not reduced by copies that ended before they counted any calls', async () => {
    // A process that dies and restarts ten times in a row while other copies run.
    await app.context.pool.query(
      `-- every merchant: copies of the server
       insert into ground.lease
       select 'copy:' || (extract(epoch from died - interval '5 seconds') * 1000)::bigint || ':' || n,
         'dead', 1, died
       from generate_series(1, 10) n,
         lateral (select pg_catalog.clock_timestamp() - n * interval '1 second' as died) d`,
    );
    expect(await passOfSixty('restarted')).toBe(30);
    await app.context.pool.query(`delete from ground.lease where holder = 'dead'`);
  });

  it('reserves an eighth for a copy that ran for the length of a window', async () => {
    await app.context.pool.query(
      `-- every merchant: a copy of the server
       insert into ground.lease values (
         'copy:' || (extract(epoch from pg_catalog.clock_timestamp()) * 1000)::bigint - 70000 || ':x',
         'dead', 1, pg_catalog.clock_timestamp() - interval '1 second')`,
    );
    expect(await passOfSixty('old')).toBe(27);
    await app.context.pool.query(`delete from ground.lease where holder = 'dead'`);
  });
});

it('a copy that joins others counts everything in the store at once', async () => {
  const { config, log } = app.context;
  const late = await openApp(config, log);
  const shared = await openSharedLimits(late);
  expect(shared.freeOf(800, 60)).toBe(0);
  expect(copies[0]?.shared.freeOf(800, 60)).toBe(100);
  shared.close();
  await late.close();
});

it('while the store is unavailable reads are counted locally, and other calls are refused', async () => {
  const take = async (): Promise<never> => Promise.reject(new Error('away'));
  const shared = await openSharedLimits(app.context, { take });
  const limiter = openLimiter(1, shared);
  const read = rowOf(3, 'GET');
  const outcomes = [];
  for (let call = 0; call < 5; call += 1) outcomes.push(await passes(limiter, read, 'away'));
  expect(outcomes).toEqual([true, true, true, false, false]);
  expect(await passes(limiter, rowOf(3), 'away-too')).toBe(false);
  shared.close();
});
