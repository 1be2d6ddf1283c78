import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Ledger } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  address,
  entry,
  assertInvariants,
  inTransaction,
  leg,
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
afterEach(() => assertInvariants(database.superuser));
afterAll(async () => {
  await ledger.close();
  await database.drop();
});

const balanceOf = (path: string): Promise<bigint> =>
  ledger.balance(MERCHANT, PHP, address(path)) as Promise<bigint>;

test('entries in a transaction are booked in order, at its commit', async () => {
  const outcomes = await inTransaction(database.pool, 'commit', (client) =>
    ledger.bookInTransaction(client, [
      entry('world:bank', 'member:a:main', 10n),
      entry('member:a:main', 'member:b:main', 4n),
      entry('member:a:main', 'house:lottery', 7n),
      entry('member:b:main', 'house:lottery', 4n),
    ]),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['booked', 'booked', 'refused', 'booked']);
  expect(await balanceOf('member:a:main')).toBe(6n);
});

test('an empty list of entries does nothing', async () => {
  expect(
    await inTransaction(database.pool, 'commit', (client) => ledger.bookInTransaction(client, [])),
  ).toEqual([]);
});

test('a rolled back entry is not booked, and leaves no stale balance in the cache', async () => {
  const player = 'member:c:main';
  await ledger.book(entry('world:bank', player, 10n));
  const lost = entry(player, 'house:lottery', 10n);
  await inTransaction(database.pool, 'rollback', async (client) => {
    expect(await ledger.bookInTransaction(client, [lost])).toMatchObject([{ status: 'booked' }]);
    expect(await ledger.bookInTransaction(client, [lost])).toMatchObject([{ replayed: true }]);
  });
  expect(await ledger.findEntry(MERCHANT, lost.id)).toBeUndefined();
  expect(await ledger.book(entry(player, 'house:lottery', 10n))).toMatchObject({
    status: 'booked',
  });
  expect(await ledger.book(lost)).toMatchObject({ status: 'refused' });
});

test('an account opened by a transaction that rolls back is opened again', async () => {
  const paid = entry('world:bank', 'member:new:main', 10n);
  await inTransaction(database.pool, 'rollback', (client) =>
    ledger.bookInTransaction(client, [paid]),
  );
  expect(await ledger.book(paid)).toMatchObject({ status: 'booked', replayed: false });
});

test('a batch waits for a transaction on its account and uses the balance after it', async () => {
  const player = 'member:d:main';
  await ledger.book(entry('world:bank', player, 10n));
  const bet = entry(player, 'house:lottery', 8n);
  const { batch } = await inTransaction(database.pool, 'commit', async (client) => {
    await ledger.bookInTransaction(client, [entry(player, 'house:lottery', 5n)]);
    // Called while the row is locked: it resolves after the commit.
    return { batch: ledger.book(bet) };
  });
  expect(await batch).toMatchObject({ status: 'refused', reason: 'insufficient_funds' });
  expect(await balanceOf(player)).toBe(5n);
});

test('ids are shared by `book` and `bookInTransaction`', async () => {
  const player = 'member:e:main';
  const paid = entry('world:bank', player, 10n);
  const first = await ledger.book(paid);
  const [replayed, conflict] = await inTransaction(database.pool, 'commit', (client) =>
    ledger.bookInTransaction(client, [paid, { ...paid, legs: [leg('world:bank', player, 11n)] }]),
  );
  expect(replayed).toEqual({ ...first, replayed: true });
  expect(conflict).toEqual({ status: 'conflict', field: 'legs' });
});

test('an id used concurrently by another process does not fail the transaction', async () => {
  // Entries between house accounts lock no balance: only the entry id can conflict.
  const moved = entry('world:bank', 'house:lottery', 3n);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      inTransaction(database.pool, 'commit', async (client) => {
        const booked = await ledger.bookInTransaction(client, [moved]);
        await client.query('select 1');
        return booked[0];
      }),
    ),
  );
  expect(outcomes.filter((one) => one?.status === 'booked' && !one.replayed)).toHaveLength(1);
  expect(outcomes.every((one) => one?.status === 'booked')).toBe(true);
});

test('transactions on the same accounts in opposite order do not block each other', async () => {
  await ledger.bookMany([
    entry('world:bank', 'member:f:main', 1000n),
    entry('world:bank', 'member:g:main', 1000n),
  ]);
  const paths = ['member:f:main', 'member:g:main'] as const;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 4 === 0
        ? ledger.book(entry(paths[n % 2 ? 1 : 0], paths[n % 2 ? 0 : 1], 1n))
        : inTransaction(database.pool, 'commit', (client) =>
            ledger.bookInTransaction(client, [
              entry(paths[n % 2 ? 1 : 0], paths[n % 2 ? 0 : 1], 1n),
            ]),
          ).then(([one]) => one),
    ),
  );
  expect(outcomes.every((one) => one?.status === 'booked')).toBe(true);
  expect((await balanceOf(paths[0])) + (await balanceOf(paths[1]))).toBe(2000n);
});
