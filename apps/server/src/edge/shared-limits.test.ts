import type { CallRow } from '@fairhouse/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type OpenHouse } from '../open-house.ts';
import { openTestHouse, type TestHouse } from '../testing/index.ts';
import { Refusal } from './envelope.ts';
import { openLimiter, type Limiter } from './limits.ts';
import { openSharedLimits, type SharedLimits } from './shared-limits.ts';

let house: TestHouse;
let copies: { house: OpenHouse; shared: SharedLimits; limiter: Limiter }[] = [];

/** Copies that all count by themselves at first, as after they ran for a while. */
async function openCopy(): Promise<(typeof copies)[number]> {
  const { config, log } = house.house;
  for (;;) {
    const opened = await openHouse(config, log);
    await copiesEnd(`'-infinity'`);
    const shared = await openSharedLimits(opened);
    await copiesEnd(`pg_catalog.clock_timestamp() + interval '6 seconds'`);
    if (shared.freeOf(8, 60) === 1) {
      return { house: opened, shared, limiter: openLimiter(1, shared) };
    }
    // Another one was renewed in between, and it counts with that one.
    shared.close();
    await opened.close();
  }
}

async function copiesEnd(at: string): Promise<void> {
  await house.house.pool.query(
    `-- every merchant: copies of the server
     update ground.lease set ends_at = ${at} where name like 'copy:%'`,
  );
}

beforeAll(async () => {
  house = await openTestHouse();
  for (let count = 0; count < 3; count += 1) copies.push(await openCopy());
});
afterAll(async () => {
  for (const copy of copies) {
    copy.shared.close();
    await copy.house.close();
  }
  copies = [];
  await house.close();
});

const rowOf = (count: number, method: 'GET' | 'POST' = 'POST'): CallRow =>
  ({ method, limits: [{ per: 'address', count, seconds: 60 }] }) as unknown as CallRow;

/** Whether one call gets past the limit of a copy. */
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

describe('a limit over three copies', () => {
  it.each([1, 5, 30, 120])(
    'of %i lets exactly so many calls pass, one after another',
    async (most) => {
      const outcomes: boolean[] = [];
      for (let call = 0; call < most * 2; call += 1) {
        outcomes.push(await passes(copies[call % 3]?.limiter, rowOf(most), `in-turn-${most}`));
      }
      expect(passed(outcomes)).toBe(most);
      expect(outcomes.slice(-1)).toEqual([false]);
    },
  );

  it.each([5, 30, 120])('of %i lets exactly so many of a burst pass', async (most) => {
    const calls = Array.from({ length: most * 3 }, (_, call) =>
      passes(copies[call % 3]?.limiter, rowOf(most), `burst-${most}`),
    );
    expect(passed(await Promise.all(calls))).toBe(most);
  });

  it('holds where all calls come to one copy', async () => {
    const outcomes: boolean[] = [];
    for (let call = 0; call < 60; call += 1) {
      outcomes.push(await passes(copies[0]?.limiter, rowOf(30), 'one-copy'));
    }
    expect(passed(outcomes)).toBe(30);
  });

  it('counts what the other copies let pass before anybody asked', async () => {
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

  it('asks the store nothing while the calls are few', async () => {
    for (const { limiter } of copies) {
      for (let call = 0; call < 3; call += 1) {
        expect(limiter.count('call', rowOf(30), 'address', 'few')).toBeUndefined();
      }
    }
    const { rows } = await house.house.pool.query(
      `-- every merchant: this test's windows
       select 1 from ground.limit_use where key like '%few'`,
    );
    expect(rows).toEqual([]);
  });

  it('is never passed by what a copy that vanished may have let through', async () => {
    await house.house.pool.query(
      `-- every merchant: a copy of the server
       insert into ground.lease values
         ('copy:vanished', 'vanished', 1, pg_catalog.clock_timestamp() + interval '1 second')`,
    );
    const calls = Array.from({ length: 60 }, (_, call) =>
      passes(copies[call % 3]?.limiter, rowOf(30), 'vanished'),
    );
    // An eighth of thirty is kept for it.
    expect(passed(await Promise.all(calls))).toBe(27);
    await house.house.pool.query(`delete from ground.lease where name = 'copy:vanished'`);
  });

  it('is whole where copies ended before they had counted anything by themselves', async () => {
    // A process that dies and is started again, ten times in a row, to others that were there.
    await house.house.pool.query(
      `-- every merchant: copies of the server
       insert into ground.lease
       select 'copy:' || (extract(epoch from died - interval '5 seconds') * 1000)::bigint || ':' || n,
         'dead', 1, died
       from generate_series(1, 10) n,
         lateral (select pg_catalog.clock_timestamp() - n * interval '1 second' as died) d`,
    );
    const calls = Array.from({ length: 60 }, (_, call) =>
      passes(copies[call % 3]?.limiter, rowOf(30), 'restarted'),
    );
    expect(passed(await Promise.all(calls))).toBe(30);
    await house.house.pool.query(`delete from ground.lease where holder = 'dead'`);
  });

  it('keeps an eighth for one that lived for the length of a window', async () => {
    await house.house.pool.query(
      `-- every merchant: a copy of the server
       insert into ground.lease values (
         'copy:' || (extract(epoch from pg_catalog.clock_timestamp()) * 1000)::bigint - 70000 || ':x',
         'dead', 1, pg_catalog.clock_timestamp() - interval '1 second')`,
    );
    const calls = Array.from({ length: 60 }, (_, call) =>
      passes(copies[call % 3]?.limiter, rowOf(30), 'old'),
    );
    expect(passed(await Promise.all(calls))).toBe(27);
    await house.house.pool.query(`delete from ground.lease where holder = 'dead'`);
  });
});

it('a copy that comes to others counts everything with them at once', async () => {
  const { config, log } = house.house;
  const late = await openHouse(config, log);
  const shared = await openSharedLimits(late);
  expect(shared.freeOf(800, 60)).toBe(0);
  expect(copies[0]?.shared.freeOf(800, 60)).toBe(100);
  shared.close();
  await late.close();
});

it('while the store is away reads are counted alone, and everything else is refused', async () => {
  const take = async (): Promise<never> => Promise.reject(new Error('away'));
  const shared = await openSharedLimits(house.house, { take });
  const limiter = openLimiter(1, shared);
  const read = rowOf(3, 'GET');
  const outcomes = [];
  for (let call = 0; call < 5; call += 1) outcomes.push(await passes(limiter, read, 'away'));
  expect(outcomes).toEqual([true, true, true, false, false]);
  expect(await passes(limiter, rowOf(3), 'away-too')).toBe(false);
  shared.close();
});
