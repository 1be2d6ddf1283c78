import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Amount } from '@fairhouse/values';
import type { HoldRequest, Ledger, Outcome } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  address,
  entry,
  assertInvariants,
  inTransaction,
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

beforeAll(async () => {
  database = await makeTestDatabase();
  ledger = openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });
});
afterEach(() => assertInvariants(database.superuser));
afterAll(async () => {
  await ledger.close();
  await database.drop();
});

let people = 0;
async function newPlayer(units: bigint): Promise<string> {
  const name = `h${++people}`;
  await ledger.book(entry('world:bank', `member:${name}:main`, units, { code: 'deposit' }));
  return name;
}

function holdOf(name: string, units: bigint): HoldRequest {
  return {
    merchant: MERCHANT,
    id: newEntryId(),
    currency: PHP,
    code: 'hold',
    reference: 'withdrawal 1',
    from: address(`member:${name}:main`),
    held: address(`member:${name}:held`),
    amount: units as Amount,
  };
}

const hold = (request: HoldRequest): Promise<Outcome> =>
  inTransaction(database.pool, 'commit', (client) => ledger.holdInTransaction(client, request));
const settle = (request: HoldRequest, id = newEntryId()): Promise<Outcome> =>
  inTransaction(database.pool, 'commit', (client) =>
    ledger.settleHoldInTransaction(client, {
      merchant: MERCHANT,
      hold: request.id,
      entry: id,
      to: address('world:bank'),
      code: 'paid',
    }),
  );
const release = (request: HoldRequest, id = newEntryId()): Promise<Outcome> =>
  inTransaction(database.pool, 'commit', (client) =>
    ledger.releaseHoldInTransaction(client, {
      merchant: MERCHANT,
      hold: request.id,
      entry: id,
      code: 'returned',
    }),
  );

async function balances(name: string): Promise<bigint[]> {
  const read = (kind: string) =>
    ledger.balance(MERCHANT, PHP, address(`member:${name}:${kind}`)) as Promise<bigint>;
  return [await read('main'), await read('held')];
}

test('a hold moves money to the held account, and settling pays it', async () => {
  const name = await newPlayer(100n);
  const request = holdOf(name, 40n);
  expect(await hold(request)).toMatchObject({ status: 'booked', replayed: false });
  expect(await balances(name)).toEqual([60n, 40n]);
  expect(await settle(request)).toMatchObject({ status: 'booked' });
  expect(await balances(name)).toEqual([60n, 0n]);
});

test('releasing returns the money', async () => {
  const name = await newPlayer(100n);
  const request = holdOf(name, 40n);
  await hold(request);
  expect(await release(request)).toMatchObject({ status: 'booked' });
  expect(await balances(name)).toEqual([100n, 0n]);
});

test('an ended hold is not ended by another entry, which is refused every time', async () => {
  const request = holdOf(await newPlayer(100n), 40n);
  await hold(request);
  const paid = newEntryId();
  const first = await settle(request, paid);
  expect(await settle(request, paid)).toEqual({ ...first, replayed: true });
  const late = newEntryId();
  const refusal = { status: 'refused', reason: 'hold_ended', replayed: false };
  expect(await release(request, late)).toEqual(refusal);
  expect(await release(request, late)).toEqual({ ...refusal, replayed: true });
  expect(await release(request, paid)).toEqual({ status: 'conflict', field: 'code' });
});

test('a hold above the balance is refused, and the id stays refused', async () => {
  const name = await newPlayer(10n);
  const request = holdOf(name, 11n);
  const refusal = { status: 'refused', reason: 'insufficient_funds', replayed: false };
  expect(await hold(request)).toEqual(refusal);
  await ledger.book(entry('world:bank', `member:${name}:main`, 5n));
  expect(await hold(request)).toEqual({ ...refusal, replayed: true });
});

test('a replayed hold returns the stored outcome; different content is a conflict', async () => {
  const request = holdOf(await newPlayer(100n), 40n);
  const first = await hold(request);
  expect(await hold(request)).toEqual({ ...first, replayed: true });
  expect(await hold({ ...request, amount: 41n as Amount })).toEqual({
    status: 'conflict',
    field: 'legs',
  });
});

test('ending a hold that does not exist throws', async () => {
  await expect(settle(holdOf('nobody', 1n))).rejects.toThrow('there is no hold');
});

test('a rolled back transaction leaves no hold and no end', async () => {
  const name = await newPlayer(100n);
  const request = holdOf(name, 40n);
  await inTransaction(database.pool, 'rollback', (client) =>
    ledger.holdInTransaction(client, request),
  );
  expect(await balances(name)).toEqual([100n, 0n]);
  expect(await ledger.book(entry(`member:${name}:main`, 'house:lottery', 100n))).toMatchObject({
    status: 'booked',
  });
});

test('of twenty concurrent ends of one hold, one succeeds', async () => {
  const name = await newPlayer(100n);
  const request = holdOf(name, 40n);
  await hold(request);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? settle(request) : release(request))),
  );
  expect(outcomes.filter(({ status }) => status === 'booked')).toHaveLength(1);
});

test('of twenty concurrent withdrawals of a whole balance, one succeeds', async () => {
  const name = await newPlayer(100n);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => hold(holdOf(name, 100n))));
  expect(outcomes.filter(({ status }) => status === 'booked')).toHaveLength(1);
  expect(await balances(name)).toEqual([0n, 100n]);
});

test('concurrent holds and bets on one balance never spend it twice', async () => {
  const name = await newPlayer(100n);
  const outcomes = await Promise.all([
    ...Array.from({ length: 8 }, () => hold(holdOf(name, 30n))),
    ...Array.from({ length: 40 }, () => ledger.book(entry(`member:${name}:main`, 'house:x', 9n))),
  ]);
  const [main = 0n, held = 0n] = await balances(name);
  const bets = outcomes.slice(8).filter(({ status }) => status === 'booked').length;
  expect(main + held + BigInt(bets) * 9n).toBe(100n);
  expect(main).toBeLessThan(9n);
});
