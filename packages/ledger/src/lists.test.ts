import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MerchantId } from '@fairhouse/values';
import type { AccountLine, Currency, EntryLine, EntryQuery, Ledger } from './ledger.ts';
import type { CrossingLine, CrossingQuery } from './list-crossings.ts';
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

let database: TestDatabase;
let ledger: Ledger;
const deposit = entry('world:bank', 'member:a:main', 100n, { code: 'deposit', reference: 'in' });
const whole = entry('member:a:main', 'member:b:main', 1n, {
  reference: 'three',
  reverses: deposit.id,
  legs: [
    leg('member:a:main', 'member:b:main', 3n),
    leg('member:b:main', 'house:fees', 1n),
    leg('house:fees', 'house:bonus', 1n),
  ],
});
const refused = entry('member:b:main', 'house:lottery', 50n);

beforeAll(async () => {
  database = await makeTestDatabase();
  ledger = openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });
  await ledger.book(deposit);
  await ledger.book(whole);
  await ledger.book(refused);
  await ledger.bookMany(Array.from({ length: 12 }, () => entry('member:a:main', 'house:x', 1n)));
  const more = { currency: 'VND' as Currency };
  await ledger.book(entry('world:bank', 'member:a:main', 9n, more));
  await ledger.book(entry('world:bank', 'member:z:main', 9n, { merchant: 2 as MerchantId }));
});
afterAll(async () => {
  await ledger.close();
  await database.drop();
});

async function accounts(prefix: string, limit: number, currency?: Currency) {
  const found: AccountLine[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await ledger.listAccounts({
      merchant: MERCHANT,
      prefix,
      limit,
      ...(currency === undefined ? {} : { currency }),
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(...page.accounts);
    if (page.next === undefined) return found;
    cursor = page.next;
  }
}

const name = (one: AccountLine): string => `${one.address} ${one.currency} ${one.balance}`;

test.each([1, 2, 100])('accounts are listed by address, %i per page', async (limit) => {
  expect((await accounts('', limit)).map(name)).toEqual([
    'house:bonus PHP 1',
    'house:fees PHP 0',
    'house:lottery PHP 0',
    'house:x PHP 12',
    'member:a:main PHP 85',
    'member:a:main VND 9',
    'member:b:main PHP 2',
    'world:bank PHP -100',
    'world:bank VND -9',
  ]);
});

test('accounts are filtered by prefix and currency', async () => {
  expect((await accounts('member:a:', 10)).map(name)).toHaveLength(2);
  expect((await accounts('member:a:', 10, PHP)).map(name)).toEqual(['member:a:main PHP 85']);
  expect(await accounts('member:%', 10)).toEqual([]);
});

test('accounts are listed with their kind and number of lines', async () => {
  expect(await accounts('member:b', 10)).toMatchObject([{ kind: 'player', lines: 2n }]);
  expect(await accounts('house:x', 10)).toMatchObject([{ kind: 'house', lines: 0n }]);
});

async function entries(query: Partial<EntryQuery>): Promise<EntryLine[]> {
  const found: EntryLine[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await ledger.listEntries({
      merchant: MERCHANT,
      limit: 100,
      ...query,
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(...page.entries);
    if (page.next === undefined) return found;
    cursor = page.next;
  }
}

test.each([1, 4, 100])('entries are listed newest first, %i legs per page', async (limit) => {
  const found = await entries({ limit });
  expect(found).toHaveLength(17);
  expect(found[0]).toMatchObject({ currency: 'VND', amount: 9n });
  expect(found[16]).toMatchObject({ entry: deposit.id, reference: 'in', code: 'deposit' });
  expect(found.slice(13, 16).map((one) => one.leg)).toEqual([2, 1, 0]);
});

test.each([1, 2, 100])('the lines of a player are listed in order, %i per page', async (limit) => {
  const of = (one: string) => entries({ address: address(one), limit });
  const found = await of('member:a:main');
  const all = await entries({});
  const own = all.filter((each) => [each.debit, each.credit].includes(address('member:a:main')));
  expect(own.length).toBeGreaterThan(2);
  expect(found).toEqual(own);
  expect(await entries({ address: address('member:a:main'), codes: ['deposit'], limit })).toEqual(
    own.filter(({ code }) => code === 'deposit'),
  );
  expect(await of('member:nobody:main')).toEqual([]);
});

test('entries are filtered by account, code, reference and time', async () => {
  expect(await entries({ address: address('house:fees') })).toHaveLength(2);
  expect(await entries({ codes: ['deposit'] })).toHaveLength(1);
  expect(await entries({ reference: 'three' })).toHaveLength(3);
  const [newest] = await entries({ limit: 1 });
  const at = newest?.at ?? (0 as never);
  expect((await entries({ from: at })).length).toBeGreaterThan(0);
  expect(await entries({ to: (await entries({ reference: 'in' }))[0]?.at ?? at })).toEqual([]);
});

test('refused entries are listed on request, with their reason', async () => {
  expect(await entries({ refused: true })).toHaveLength(18);
  const [shown] = await entries({ refused: true, address: address('house:lottery') });
  expect(shown).toMatchObject({ entry: refused.id, refused: 'insufficient_funds' });
});

test('an entry is found by its id with all legs, only for its merchant', async () => {
  const { merchant, id, ...content } = whole;
  expect(await ledger.findEntry(merchant, id)).toMatchObject({ merchant, id, ...content });
  expect(await ledger.findEntry(2 as MerchantId, id)).toBeUndefined();
  expect(await ledger.findEntry(merchant, refused.id)).toBeUndefined();
});

async function crossings(query: Partial<CrossingQuery>) {
  const found: CrossingLine[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await ledger.listCrossings({
      merchant: MERCHANT,
      codes: Object.keys(TEST_CODES),
      within: 'house',
      limit: 100,
      ...query,
      ...(cursor === undefined ? {} : { cursor }),
    });
    found.push(...page.crossings);
    if (page.next === undefined) return found;
    cursor = page.next;
  }
}

test.each([1, 5, 100])('legs into and out of accounts are listed, %i per page', async (limit) => {
  const found = await crossings({ limit });
  // Not the leg between two accounts of the house, nor what was refused.
  expect(found.map(({ debit, credit, inward }) => [debit, credit, inward])).toEqual([
    ...Array.from({ length: 12 }, () => ['member:a:main', 'house:x', true]),
    ['member:b:main', 'house:fees', true],
  ]);
});

test('legs that cross are filtered by address, reference, code and time', async () => {
  expect(await crossings({ within: 'house:bonus' })).toMatchObject([
    { debit: 'house:fees', credit: 'house:bonus', inward: true },
  ]);
  expect(await crossings({ within: 'house:fees' })).toMatchObject([{ inward: false }, {}]);
  expect(await crossings({ without: 'house:x' })).toHaveLength(1);
  expect(await crossings({ within: 'hou' })).toEqual([]);
  const references = { begins: 'thr', whole: 'none' };
  expect(await crossings({ references })).toHaveLength(1);
  expect(await crossings({ references: { begins: 'x', whole: 'three' } })).toHaveLength(1);
  expect(await crossings({ references: { begins: 'hree', whole: 'thre' } })).toEqual([]);
  expect(await crossings({ codes: ['deposit'] })).toEqual([]);
  expect(await crossings({ within: 'world' })).toHaveLength(2);
  expect(await crossings({ codes: ['deposit'], within: 'world' })).toMatchObject([
    { entry: deposit.id, inward: false },
  ]);
  const [newest] = await crossings({ limit: 1 });
  const at = newest?.at ?? (0 as never);
  expect((await crossings({ from: at })).length).toBeGreaterThan(0);
  expect(await crossings({ to: (await entries({ reference: 'in' }))[0]?.at ?? at })).toEqual([]);
});
