import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MerchantId } from '@fairhouse/values';
import type { Currency, EntryRequest, Ledger } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  address,
  entry,
  assertInvariants,
  leg,
  makeTestDatabase,
  MERCHANT,
  newEntryId,
  PHP,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

let database: TestDatabase;
let ledger: Ledger;
const open = (accountCacheSize = 1000): Ledger =>
  openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART, accountCacheSize });

beforeAll(async () => {
  database = await makeTestDatabase();
  ledger = open();
});
afterEach(() => assertInvariants(database.superuser));
afterAll(async () => {
  await ledger.close();
  await database.drop();
});

let people = 0;
/** An unused player account with the given balance. */
async function newPlayer(units: bigint): Promise<string> {
  const path = `member:p${++people}:main`;
  if (units > 0n) await ledger.book(entry('world:bank', path, units, { code: 'deposit' }));
  return path;
}

const balanceOf = (path: string): Promise<bigint> =>
  ledger.balance(MERCHANT, PHP, address(path)) as Promise<bigint>;

test('concurrent movements are booked in order, each with its own outcome', async () => {
  const player = await newPlayer(100n);
  const outcomes = await Promise.all(
    [60n, 60n, 30n, 10n, 1n].map((units) => ledger.book(entry(player, 'house:lottery', units))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'booked',
    'refused',
    'booked',
    'booked',
    'refused',
  ]);
  expect(await balanceOf(player)).toBe(0n);
});

test('an unused account has a balance of zero', async () => {
  expect(await balanceOf('member:nobody:main')).toBe(0n);
});

test('a refused id stays refused when the balance suffices later', async () => {
  const player = await newPlayer(0n);
  const stake = entry(player, 'house:lottery', 5n);
  expect(await ledger.book(stake)).toEqual({
    status: 'refused',
    replayed: false,
    reason: 'insufficient_funds',
  });
  await ledger.book(entry('world:bank', player, 50n));
  expect(await ledger.book(stake)).toMatchObject({ status: 'refused', replayed: true });
  expect(await open().book(stake)).toMatchObject({ status: 'refused', replayed: true });
  expect(await ledger.findEntry(MERCHANT, stake.id)).toBeUndefined();
  expect(await balanceOf(player)).toBe(50n);
});

test('one id requested many times concurrently is booked once', async () => {
  const player = await newPlayer(100n);
  const stake = entry(player, 'house:lottery', 7n);
  const ledgers = [ledger, open(), open()];
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, n) => (ledgers[n % 3] as Ledger).book(stake)),
  );
  expect(outcomes.filter((one) => one.status === 'booked' && !one.replayed)).toHaveLength(1);
  expect(outcomes.every((one) => one.status === 'booked')).toBe(true);
  expect(new Set(outcomes.map((one) => one.status === 'booked' && one.at)).size).toBe(1);
  expect(await balanceOf(player)).toBe(93n);
});

test('a replayed outcome contains the balance after that entry, not the current one', async () => {
  const player = await newPlayer(100n);
  const stake = entry(player, 'house:lottery', 40n);
  const first = await ledger.book(stake);
  await ledger.book(entry(player, 'house:lottery', 40n));
  expect(await ledger.book(stake)).toEqual({ ...first, replayed: true });
});

test.each<[string, Partial<EntryRequest>]>([
  ['currency', { currency: 'VND' as Currency }],
  ['code', { code: 'payout' }],
  ['reference', { reference: 'another' }],
  ['legs', { legs: [leg('member:p1:main', 'house:lottery', 3n)] }],
  ['reverses', { reverses: newEntryId() }],
])('the same id with another %s is a conflict and books nothing', async (field, change) => {
  const stake = entry(await newPlayer(10n), 'house:lottery', 2n);
  await ledger.book(stake);
  expect(await ledger.book({ ...stake, ...change })).toEqual({ status: 'conflict', field });
  expect(await open().book({ ...stake, ...change })).toEqual({ status: 'conflict', field });
});

test('merchants have separate ids, accounts and balances', async () => {
  const stake = entry('world:bank', 'member:same:main', 9n);
  const elsewhere = { ...stake, merchant: 2 as MerchantId };
  const [here, there] = await Promise.all([ledger.book(stake), ledger.book(elsewhere)]);
  expect([here, there]).toMatchObject([{ replayed: false }, { replayed: false }]);
  await ledger.book({ ...elsewhere, id: newEntryId() });
  expect(await balanceOf('member:same:main')).toBe(9n);
  expect(await ledger.balance(2 as MerchantId, PHP, address('member:same:main'))).toBe(18n);
});

test('a ledger with a stale cached balance reads the current one before it decides', async () => {
  const player = await newPlayer(10n);
  const other = open();
  await other.book(entry(player, 'house:lottery', 1n));
  await ledger.book(entry('world:bank', player, 91n));
  // The other ledger has cached 9.
  expect(await other.book(entry(player, 'house:lottery', 100n))).toMatchObject({
    status: 'booked',
  });
  // This one has cached 100, which is spent: it must not book from the stale balance.
  expect(await ledger.book(entry(player, 'house:lottery', 50n))).toMatchObject({
    status: 'refused',
  });
  await other.book(entry('world:bank', player, 50n));
  expect(await ledger.book(entry(player, 'house:lottery', 50n))).toMatchObject({
    status: 'booked',
  });
});

test('a group of entries is booked in order, in several batches when it is large', async () => {
  const player = await newPlayer(0n);
  const payouts = Array.from({ length: 5000 }, () =>
    entry('house:lottery', player, 1n, { code: 'payout' }),
  );
  const outcomes = await ledger.bookMany(payouts);
  expect(outcomes.map((one) => one.status === 'booked' && one.balances[0]?.balance)).toEqual(
    payouts.map((_, n) => BigInt(n + 1)),
  );
});

test('concurrent movements of all players on one house account are all booked', async () => {
  const before = await balanceOf('house:hot');
  const players = await Promise.all(Array.from({ length: 50 }, () => newPlayer(100n)));
  await Promise.all(
    players.flatMap((player) =>
      Array.from({ length: 20 }, () => ledger.book(entry(player, 'house:hot', 5n))),
    ),
  );
  expect((await balanceOf('house:hot')) - before).toBe(5000n);
});

test('a ledger with a minimal account cache books the same', async () => {
  const forgetful = open(2);
  const players = await Promise.all(Array.from({ length: 20 }, () => newPlayer(10n)));
  const outcomes = await Promise.all(
    [...players, ...players, ...players].map((player) =>
      forgetful.book(entry(player, 'house:lottery', 4n)),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'booked')).toHaveLength(40);
});

test('an invalid request fails only that request', async () => {
  const player = await newPlayer(10n);
  const [good, bad] = await Promise.allSettled([
    ledger.book(entry(player, 'house:lottery', 1n)),
    ledger.book(entry(player, 'nowhere', 1n)),
  ]);
  expect(good.status).toBe('fulfilled');
  expect(bad.status).toBe('rejected');
});

test('a closed ledger finishes queued entries and accepts no more', async () => {
  const player = await newPlayer(10n);
  const closing = open();
  const asked = Array.from({ length: 10 }, () => closing.book(entry(player, 'house:lottery', 1n)));
  const closed = closing.close();
  await expect(closing.book(entry(player, 'house:lottery', 1n))).rejects.toThrow('closed');
  await closed;
  expect((await Promise.all(asked)).every(({ status }) => status === 'booked')).toBe(true);
});

test('two codes with the same number are rejected', () => {
  expect(() =>
    openLedger({ pool: database.pool, chart: TEST_CHART, codes: { a: 1, b: 1 } }),
  ).toThrow('two codes');
});

test('after a failover no balance is computed from the cache', async () => {
  const player = await newPlayer(100n);
  // The new server lost movements and booked others since: the version is the same.
  const put = (balance: bigint): Promise<unknown> =>
    database.superuser.query(
      `update ledger.balance b set balance = $2 from ledger.account a
        where a.merchant_id = b.merchant_id and a.account_id = b.account_id and a.address = $1`,
      [player, balance],
    );
  await put(40n);
  ledger.clearCache();
  const outcome = await ledger.book(entry(player, 'house:lottery', 60n));
  expect(outcome.status).toBe('refused');
  await put(100n);
  ledger.clearCache();
});
