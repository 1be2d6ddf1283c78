import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ledger } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import { rollUpHouse } from './roll-up-house.ts';
import {
  address,
  entry,
  findViolations,
  finishBatches,
  inTransaction,
  makeTestDatabase,
  MERCHANT,
  PHP,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

let database: TestDatabase;
let ledger: Ledger;

beforeAll(async () => {
  database = await makeTestDatabase();
  ledger = openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });
});
afterAll(async () => {
  await ledger.close();
  await database.drop();
});

const balanceOf = (path: string): Promise<bigint> =>
  ledger.balance(MERCHANT, PHP, address(path)) as Promise<bigint>;
const rollUp = () => inTransaction(database.pool, 'commit', rollUpHouse);

async function deltasBehind(): Promise<number> {
  const { rows } = await database.superuser.query(`
    select count(*)::integer as count from ledger.house_delta as later
      join ledger.house_balance as rolled using (merchant_id, account_id)
     where later.batch >= rolled.upto`);
  return rows[0].count;
}

/** Rolls up all finished batches. */
async function rollUpAll(): Promise<void> {
  await finishBatches(database.superuser);
  await rollUp();
  expect(await deltasBehind()).toBe(0);
}

test('rolling up changes no balance, and a second run has nothing to do', async () => {
  await ledger.book(entry('world:bank', 'house:a', 70n));
  await ledger.book(entry('world:bank', 'house:a', 30n));
  await ledger.book(entry('world:bank', 'house:b', 5n));
  await rollUpAll();
  expect(await balanceOf('house:a')).toBe(100n);
  expect(await rollUp()).toBe(0);
  await ledger.book(entry('house:a', 'house:b', 1n));
  expect(await balanceOf('house:a')).toBe(99n);
  await rollUpAll();
  expect([await balanceOf('house:a'), await balanceOf('house:b')]).toEqual([99n, 6n]);
});

test('uncommitted batches, and later ones, are left for the next run', async () => {
  await ledger.book(entry('world:bank', 'house:c', 1n));
  await inTransaction(database.pool, 'commit', async (client) => {
    await ledger.bookInTransaction(client, [entry('world:bank', 'house:c', 10n)]);
    await ledger.book(entry('world:bank', 'house:c', 1n));
    await rollUp();
    expect(await balanceOf('house:c')).toBe(2n);
  });
  expect(await balanceOf('house:c')).toBe(12n);
  await rollUpAll();
  expect(await balanceOf('house:c')).toBe(12n);
});

test('rolling up in several processes concurrently with bookings loses nothing', async () => {
  const moves = Array.from({ length: 300 }, () => ledger.book(entry('world:bank', 'house:d', 1n)));
  await Promise.all([...moves, ...Array.from({ length: 24 }, rollUp)]);
  await rollUpAll();
  expect(await balanceOf('house:d')).toBe(300n);
  expect(await findViolations(database.superuser)).toEqual([]);
});
