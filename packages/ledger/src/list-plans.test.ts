// The lists of the ledger on long tables: each text reads by an index, and a time or a cursor
// bounds what is read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instant } from '@fairhouse/values';
import { listAccounts } from './list-accounts.ts';
import { listCrossings, type CrossingQuery } from './list-crossings.ts';
import { listEntries } from './list-entries.ts';
import type { AccountQuery, EntryQuery, SqlClient, StatementQuery } from './ledger.ts';
import { readStatement } from './statement.ts';
import {
  address,
  makeTestDatabase,
  MERCHANT,
  newEntryId,
  PHP,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

const MERCHANTS = 30;
const ACCOUNTS = 12_000;
const MOVEMENTS = 60_000;
/** Of the merchant that is listed. */
const OWN_ACCOUNTS = ACCOUNTS / MERCHANTS;
const ENDS_AT = Date.UTC(2027, 2, 1);
const [PAYER, LIMIT] = [address('member:5970:main'), 50];

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
  // One movement per second. Each of 3000 payers has twenty lines, and the same number of payees.
  await database.superuser.query(`
    insert into ledger.account (merchant_id, account_id, address, currency, kind)
           overriding system value
    select 1 + n % ${MERCHANTS}, n, 'member:' || n || ':main', 'PHP', 1
      from generate_series(1, ${ACCOUNTS}) n;
    insert into ledger.balance (merchant_id, account_id, balance, version)
    select 1 + n % ${MERCHANTS}, n, 7, 20 from generate_series(1, ${ACCOUNTS}) n;
    insert into ledger.movement
      (merchant_id, batch, debit_id, credit_id, amount, debit_sequence, debit_balance,
       credit_sequence, credit_balance, booked_at, entry_id, leg, code, reference)
    select 1 + n % ${MERCHANTS}, n, 3000 + n % 3000, 6000 + n % 3000, 1, 1 + (n - 1) / 3000, 7,
           1 + (n - 1) / 3000, 7,
           to_timestamp(${ENDS_AT} / 1000) - (${MOVEMENTS} - n) * interval '1 second',
           gen_random_uuid(), 0, 1 + n % 6, 'order ' || n
      from generate_series(1, ${MOVEMENTS}) n`);
  await database.superuser.query('vacuum analyze ledger.account, ledger.balance, ledger.movement');
}, 60_000);
afterAll(() => database.drop());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** What a list sends, explained as it runs; the list itself gets the rows. */
async function explain(list: (client: SqlClient) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = [];
  const query = async (text: string, values: readonly unknown[] = []) => {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    );
    const [row] = rows;
    if (row !== undefined) plans.push(...nodesOf(row['QUERY PLAN'][0].Plan));
    return database.pool.query(text, [...values]);
  };
  await list({ query } as SqlClient);
  return plans;
}

const scannedWhole = (nodes: readonly Plan[]) =>
  nodes
    .filter((node) => node['Node Type'].includes('Seq Scan'))
    .map((node) => node['Relation Name']);

/** How many rows of a table are read, those that a filter drops included. */
const rowsRead = (nodes: readonly Plan[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => {
      const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      return sum + each * node['Actual Loops'];
    }, 0);

const codes = new Map(Object.entries(TEST_CODES).map(([name, code]) => [code, name]));
const books = { codes: TEST_CODES, codeNames: codes, findAccountKind: () => 'player' as const };
const HOUR_MS = 3_600_000;
/** Four minutes, in which the merchant has eight movements, and each account at most one. */
const WINDOW = {
  from: instant(ENDS_AT - 3 * HOUR_MS),
  to: instant(ENDS_AT - 3 * HOUR_MS + 240_000),
};
/** Twenty movements of the merchant in the ten minutes by which a window is widened. */
const IN_WINDOW = 8 + 20;
/** What the first movement of the window is for. */
const FIRST_IN_WINDOW = `order ${MOVEMENTS - (3 * HOUR_MS) / 1000}`;
/** Of an account that pays. */
const LINES = 20;
const EVERY = Object.keys(TEST_CODES);
/**
 * The first row of the next page, a row at the cursor, and the next batch, by which the sort knows
 * that one has ended.
 */
const BEYOND = 3;
const entryCursor = (batch: number) => `${batch}.${newEntryId()}.0`;

test.each<[Omit<EntryQuery, 'merchant' | 'limit'>, number]>([
  [{}, LIMIT],
  [{ refused: true }, LIMIT],
  [{ cursor: entryCursor(30_000) }, LIMIT],
  [{ from: WINDOW.from }, LIMIT],
  [{ to: WINDOW.to }, LIMIT + 20],
  [WINDOW, IN_WINDOW],
  [{ ...WINDOW, cursor: entryCursor(MOVEMENTS) }, IN_WINDOW],
  [{ codes: EVERY }, LIMIT],
  [{ address: PAYER }, LINES],
  [{ address: PAYER, from: WINDOW.from, codes: EVERY, reference: 'order 30' }, LINES],
  [{ reference: 'order 30' }, 1],
  [{ codes: ['deposit'] }, LIMIT],
  [{ codes: ['deposit'], cursor: entryCursor(30_000) }, LIMIT],
  // Each code compares the entry of the reference with its own.
  [
    { ...WINDOW, codes: EVERY, reference: FIRST_IN_WINDOW, address: PAYER, refused: true },
    EVERY.length,
  ],
])('entries with %j: at most %i movements are read', async (query, most) => {
  const given = { merchant: MERCHANT, limit: LIMIT, ...query };
  const nodes = await explain((client) => listEntries(client, books, given));
  expect(scannedWhole(nodes)).toEqual([]);
  expect(rowsRead(nodes, 'movement')).toBeGreaterThan(0);
  expect(rowsRead(nodes, 'movement')).toBeLessThanOrEqual(most + BEYOND);
});

test.each<[Partial<CrossingQuery>, number]>([
  [WINDOW, IN_WINDOW],
  [{ ...WINDOW, references: { begins: 'order', whole: '' } }, IN_WINDOW],
  [{ cursor: entryCursor(30_000) }, 30_000 / MERCHANTS],
])('crossings with %j: at most %i movements are read', async (query, most) => {
  const given = { merchant: MERCHANT, codes: EVERY, within: 'member:5970', limit: LIMIT, ...query };
  const nodes = await explain((client) => listCrossings(client, books, given));
  expect(scannedWhole(nodes)).toEqual([]);
  expect(rowsRead(nodes, 'movement')).toBeGreaterThan(0);
  expect(rowsRead(nodes, 'movement')).toBeLessThanOrEqual(most + BEYOND);
});

test.each<[Omit<AccountQuery, 'merchant' | 'limit'>, number]>([
  [{ prefix: '' }, LIMIT],
  [{ prefix: 'member:5970:' }, 1],
  [{ prefix: '', cursor: `${PAYER} PHP` }, LIMIT],
  [{ prefix: '', currency: PHP }, LIMIT],
  [{ prefix: 'member:', currency: PHP, cursor: `${PAYER} PHP` }, LIMIT],
])('accounts with %j: at most %i are read', async (query, most) => {
  const given = { merchant: MERCHANT, limit: LIMIT, ...query };
  const nodes = await explain((client) => listAccounts(client, given));
  expect(scannedWhole(nodes).filter((table) => !table?.startsWith('house'))).toEqual([]);
  expect(rowsRead(nodes, 'account')).toBeGreaterThan(0);
  expect(rowsRead(nodes, 'account')).toBeLessThanOrEqual(most + 1);
  expect(OWN_ACCOUNTS).toBeGreaterThan(2 * most);
});

test.each<[Omit<StatementQuery, 'merchant' | 'currency' | 'addresses' | 'limit'>, number]>([
  [{}, 5],
  [{ cursor: '8' }, 5],
  [{ from: WINDOW.from }, 5],
  [{ to: WINDOW.to }, 5],
  [WINDOW, 1],
  // Five entries of the index, and their five rows.
  [{ codes: EVERY }, 10],
  // A code that the account never had: its entries of the index, and no row.
  [{ codes: ['deposit'] }, LINES],
  [{ ...WINDOW, codes: EVERY, cursor: '99' }, 1],
])('the lines of an account with %j: at most %i movements are read', async (query, most) => {
  const given = { merchant: MERCHANT, currency: PHP, addresses: [PAYER], limit: 4, ...query };
  const nodes = await explain((client) => readStatement(client, books, given));
  expect(scannedWhole(nodes)).toEqual([]);
  expect(rowsRead(nodes, 'movement')).toBeLessThanOrEqual(most);
});

test('a whole table that is read is seen', async () => {
  const nodes = await explain((client) =>
    client.query('select from ledger.movement where upper(refused) = $1', ['X']),
  );
  expect(scannedWhole(nodes)).toEqual(['movement']);
  expect(rowsRead(nodes, 'movement')).toBe(MOVEMENTS);
});
