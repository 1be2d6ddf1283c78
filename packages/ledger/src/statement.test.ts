import { afterAll, beforeAll, expect, test } from 'vitest';
import { instant, plus, type Instant } from '@fairhouse/values';
import type { Currency, Ledger, StatementLine, StatementQuery } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  address,
  entry,
  leg,
  makeTestDatabase,
  MERCHANT,
  PHP,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

const [A, B] = [address('member:a:main'), address('member:b:main')];
const QUERY: StatementQuery = { merchant: MERCHANT, currency: PHP, addresses: [A], limit: 50 };

let database: TestDatabase;
let ledger: Ledger;
/** The booking time of each line of A. */
const times: Instant[] = [];

beforeAll(async () => {
  database = await makeTestDatabase();
  ledger = openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });
  await ledger.book(entry('world:bank', A, 1000n, { code: 'deposit', reference: 'in' }));
  await ledger.bookMany(Array.from({ length: 20 }, () => entry(A, 'house:lottery', 10n)));
  await ledger.book(
    entry(A, B, 1n, { legs: [leg(A, B, 100n), leg('house:bonus', B, 5n), leg(B, A, 1n)] }),
  );
  await ledger.book(entry('world:bank', A, 7n, { currency: 'VND' as Currency }));
  // The test does not wait: the lines are backdated, spread over 23 seconds of another day.
  await database.superuser.query(`
    update ledger.movement
       set booked_at = '2026-01-01Z'::timestamptz + make_interval(secs =>
         (case when leg > 0 then 23
               else coalesce(debit_sequence, credit_sequence) end)::integer)`);
  for (let second = 1; second <= 23; second++) {
    times.push(plus(instant(Date.UTC(2026, 0, 1)), second * 1000));
  }
});
afterAll(async () => {
  await ledger.close();
  await database.drop();
});

async function pages(query: StatementQuery): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await ledger.statement({ ...query, ...(cursor === undefined ? {} : { cursor }) });
    lines.push(...page.lines);
    if (page.next === undefined) return lines;
    expect(page.lines).toHaveLength(query.limit);
    cursor = page.next;
  }
}

test('a statement has every line of an account, newest first, numbered without gaps', async () => {
  const lines = await pages(QUERY);
  expect(lines.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 23 }, (_, n) => BigInt(23 - n)),
  );
  expect(lines[0]).toMatchObject({ change: 1n, balance: 701n, counter: B, leg: 2, code: 'stake' });
  expect(lines[22]).toMatchObject({ change: 1000n, counter: 'world:bank', reference: 'in' });
  for (const [index, line] of lines.slice(0, -1).entries()) {
    expect(line.balance - line.change).toBe(lines[index + 1]?.balance);
  }
});

test.each([1, 2, 7, 23])('pages of %i return the same lines, each once', async (limit) => {
  expect(await pages({ ...QUERY, limit })).toEqual(await pages(QUERY));
});

test('several accounts are merged, each in its own order', async () => {
  const both = { ...QUERY, addresses: [A, B] };
  const whole = await pages(both);
  expect(whole).toHaveLength(26);
  expect(await pages({ ...both, limit: 3 })).toEqual(whole);
  expect(whole.filter((line) => line.address === B).map((line) => line.sequence)).toEqual([
    3n,
    2n,
    1n,
  ]);
});

test('a period is half-open: the start is inclusive, the end exclusive', async () => {
  const [from, to] = [times[4], times[9]];
  const lines = await pages({ ...QUERY, from: from as Instant, to: to as Instant, limit: 2 });
  expect(lines.map(({ sequence }) => sequence)).toEqual([9n, 8n, 7n, 6n, 5n]);
  const late = plus(times[22] as Instant, 1);
  expect(await pages({ ...QUERY, from: late })).toEqual([]);
  expect(await pages({ ...QUERY, to: times[0] as Instant })).toEqual([]);
});

test('lines are filtered by code', async () => {
  expect(await pages({ ...QUERY, codes: ['deposit'] })).toHaveLength(1);
  expect(await pages({ ...QUERY, codes: ['stake', 'deposit'], limit: 5 })).toHaveLength(23);
  expect(await pages({ ...QUERY, codes: ['paid'] })).toEqual([]);
});

test('an unused account has no lines', async () => {
  expect(await pages({ ...QUERY, addresses: [address('member:nobody:main')] })).toEqual([]);
});

test('a cursor of another statement and a house account are rejected', async () => {
  await expect(ledger.statement({ ...QUERY, cursor: '1.2' })).rejects.toThrow('another statement');
  await expect(ledger.statement({ ...QUERY, cursor: '1;drop' })).rejects.toThrow();
  const house = [address('house:lottery')];
  await expect(ledger.statement({ ...QUERY, addresses: house })).rejects.toThrow('player');
});
