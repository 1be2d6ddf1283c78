// An id belongs to the first entry that uses it: any other entry with that id, by any method, moves
// nothing and gets a conflict.
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Amount, Id } from '@fairhouse/values';
import type { EntryRequest, Ledger, Outcome } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  address,
  assertInvariants,
  entry,
  inTransaction,
  makeTestDatabase,
  MERCHANT,
  newEntryId,
  openTestPool,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

let database: TestDatabase;
let ledgers: readonly [Ledger, Ledger];

beforeAll(async () => {
  database = await makeTestDatabase();
  // Two ledgers with separate connections, like two processes.
  const open = () =>
    openLedger({
      pool: openTestPool(database.url, '-c role=fairhouse_app'),
      codes: TEST_CODES,
      chart: TEST_CHART,
    });
  ledgers = [open(), open()];
  for (const name of ['a', 'b']) {
    await ledgers[0].book(entry('world:bank', `member:${name}:main`, 10_000n, { code: 'deposit' }));
  }
});
afterEach(() => assertInvariants(database.superuser));
afterAll(async () => {
  await Promise.all(ledgers.map((ledger) => ledger.close()));
  await database.drop();
});

/** The differences that two entries of one id may have. */
const CHANGES: Readonly<Record<string, (first: EntryRequest) => EntryRequest>> = {
  code: (first) => ({ ...first, code: first.code === 'paid' ? 'stake' : 'paid' }),
  reference: (first) => ({ ...first, reference: `${first.reference}!` }),
  reverses: (first) => ({ ...first, reverses: newEntryId() }),
  amount: ({ legs: [leg], ...first }) => ({
    ...first,
    legs: [{ ...leg, amount: (leg.amount + 1n) as Amount }],
  }),
  debit: ({ legs: [leg], ...first }) => ({
    ...first,
    legs: [{ ...leg, debit: address('member:b:main') }],
  }),
  credit: ({ legs: [leg], ...first }) => ({
    ...first,
    legs: [{ ...leg, credit: address('house:other') }],
  }),
  'one leg more': ({ legs, ...first }) => ({ ...first, legs: [legs[0], legs[0]] }),
  currency: (first) => ({ ...first, currency: 'USD' as EntryRequest['currency'] }),
};

const METHODS: Readonly<
  Record<string, (ledger: Ledger, wanted: EntryRequest) => Promise<Outcome>>
> = {
  book: (ledger, wanted) => ledger.book(wanted),
  bookMany: async (ledger, wanted) => (await ledger.bookMany([wanted]))[0] as Outcome,
  refuseMany: async (ledger, wanted) =>
    (await ledger.refuseMany([wanted], 'superseded'))[0] as Outcome,
  bookInTransaction: async (ledger, wanted) =>
    (
      await inTransaction(database.pool, 'commit', (client) =>
        ledger.bookInTransaction(client, [wanted]),
      )
    )[0] as Outcome,
};

const first = (units: bigint, id: Id<'entry'>): EntryRequest => ({
  ...entry('member:a:main', 'house:lottery', units),
  id,
});

async function linesOf(id: string): Promise<number> {
  const { rows } = await database.superuser.query(
    'select 1 from ledger.movement where merchant_id = $1 and entry_id = $2',
    [MERCHANT, id],
  );
  return rows.length;
}

test('an id with different content is a conflict, for each field and each method', async () => {
  const any = fc.record({
    change: fc.constantFrom(...Object.keys(CHANGES)),
    before: fc.constantFrom(...Object.keys(METHODS)),
    after: fc.constantFrom(...Object.keys(METHODS)),
    other: fc.boolean(),
    // Some of them exceed the balance and are refused for good.
    units: fc.constantFrom(1n, 7n, 9_000_000n),
  });
  await fc.assert(
    fc.asyncProperty(any, async ({ change, before, after, other, units }) => {
      const wanted = first(units, newEntryId());
      await METHODS[before]?.(ledgers[0], wanted);
      const stored = await ledgers[0].findRecordedEntry(MERCHANT, wanted.id);
      const changed = CHANGES[change]?.(wanted) ?? wanted;
      const outcome = await METHODS[after]?.(ledgers[other ? 1 : 0], changed);
      expect(outcome).toMatchObject({ status: 'conflict' });
      expect(await ledgers[0].findRecordedEntry(MERCHANT, wanted.id)).toEqual(stored);
      expect(await linesOf(wanted.id)).toBe(1);
    }),
    { numRuns: 120 },
  );
});

test('of two concurrent entries with one id and different content, one conflicts', async () => {
  for (let round = 0; round < 20; round += 1) {
    const wanted = first(2n, newEntryId());
    const changed = CHANGES[Object.keys(CHANGES)[round % 8] ?? '']?.(wanted) ?? wanted;
    const outcomes = await Promise.all([ledgers[0].book(wanted), ledgers[1].book(changed)]);
    expect(outcomes.map(({ status }) => status).sort()).toContain('conflict');
    expect(outcomes.filter(({ status }) => status === 'conflict')).toHaveLength(1);
  }
});

test('a refused id is never booked, and a booked id stays booked', async () => {
  const never = first(3n, newEntryId());
  const [withheld] = await ledgers[0].refuseMany([never], 'superseded');
  expect(withheld).toEqual({ status: 'refused', reason: 'superseded', replayed: false });
  expect(await ledgers[1].book(never)).toMatchObject({ status: 'refused', replayed: true });
  const booked = first(3n, newEntryId());
  await ledgers[1].book(booked);
  const [late] = await ledgers[0].refuseMany([booked], 'superseded');
  expect(late).toMatchObject({ status: 'booked', replayed: true });
});

test('of a concurrent booking and refusal of one id, both get the same outcome', async () => {
  for (let round = 0; round < 20; round += 1) {
    const wanted = first(1n, newEntryId());
    const [booked, [withheld]] = await Promise.all([
      ledgers[0].book(wanted),
      ledgers[1].refuseMany([wanted], 'superseded'),
    ]);
    expect(withheld?.status).toBe(booked.status);
  }
});
