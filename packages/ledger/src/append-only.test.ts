import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLedger } from './open-ledger.ts';
import {
  entry,
  makeTestDatabase,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  const ledger = openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });
  await ledger.book(entry('world:bank', 'member:a:main', 10n));
  await ledger.close();
});
afterAll(() => database.drop());

test.each([
  'update ledger.movement set amount = 1',
  'update ledger.movement set refused = null',
  'delete from ledger.movement',
  'truncate ledger.movement',
  'update ledger.house_delta set change = 0',
  'delete from ledger.house_delta',
  'delete from ledger.balance',
  'update ledger.balance set account_id = 1',
  "update ledger.account set address = 'member:b:main'",
  'delete from ledger.account',
  'insert into ledger.balance (merchant_id, account_id, balance) values (1, 99, 5)',
  'insert into ledger.house_balance (merchant_id, account_id, balance) values (1, 99, 5)',
  'update ledger.house_balance set account_id = 99',
  'delete from ledger.hold',
  'update ledger.hold set amount = 1',
  'update ledger.seal set signature = hash',
  'delete from ledger.seal',
  'update ledger.daily_root set accounts = 0',
  'delete from ledger.daily_root',
  'update ledger.root_leaves set leaves = root',
  'delete from ledger.root_leaves',
  'insert into ledger.lifetime (start) values (9)',
  'alter table ledger.movement disable trigger all',
  'drop table ledger.movement',
  'create table ledger.more (n integer)',
])('the application may not run: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('the table constraint rejects a negative balance', async () => {
  const below = 'update ledger.balance set balance = -1';
  await expect(database.pool.query(below)).rejects.toThrow('check constraint');
});
