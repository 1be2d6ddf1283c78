import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instant, plus, type Day, type Instant, type MerchantId } from '@fairhouse/values';
import { auditLedger } from '../audit/audit-ledger.ts';
import type { Ledger } from '../ledger.ts';
import { openLedger } from '../open-ledger.ts';
import {
  entry,
  finishBatches,
  inTransaction,
  makeTestDatabase,
  MERCHANT,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from '../testing/index.ts';
import { publishDailyRoot } from './publish-daily-root.ts';
import { sealBatches } from './seal-batches.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const signer = (hash: Uint8Array): Uint8Array => sign(null, hash, privateKey);

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

async function databaseTime(): Promise<Instant> {
  const { rows } = await database.superuser.query(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now',
  );
  return instant(Number(rows[0].now));
}

const sealAt = (now: Instant): Promise<number> =>
  inTransaction(database.pool, 'commit', (client) => sealBatches(client, { signer, now }));

/** Seals all finished batches. */
async function sealFinished(now: Instant): Promise<number> {
  await finishBatches(database.superuser);
  return sealAt(now);
}

async function counts(merchant: number = MERCHANT): Promise<number[]> {
  const { rows } = await database.superuser.query(
    'select entries from ledger.seal where merchant_id = $1 order by number',
    [merchant],
  );
  return rows.map((row) => row.entries as number);
}

const deposit = (more = {}) => entry('world:bank', 'member:a:main', 1n, more);

test('a few new entries are not sealed before a minute has passed', async () => {
  await ledger.bookMany(Array.from({ length: 5 }, () => deposit()));
  const now = await databaseTime();
  expect(await sealFinished(now)).toBe(0);
  expect(await sealFinished(plus(now, 60_000))).toBe(1);
  expect(await counts()).toEqual([5]);
  expect(await sealAt(plus(now, 120_000))).toBe(0);
});

test('a thousand entries are sealed immediately, in whole batches', async () => {
  await ledger.bookMany(Array.from({ length: 2500 }, () => deposit()));
  await ledger.book(deposit());
  const now = await databaseTime();
  await sealFinished(now);
  expect((await counts()).slice(1).every((entries) => entries >= 1000)).toBe(true);
});

test('no seal goes beyond an open transaction, which is sealed after its end', async () => {
  const later = plus(await databaseTime(), 120_000);
  await sealFinished(later);
  const before = (await counts()).length;
  await inTransaction(database.pool, 'commit', async (client) => {
    await ledger.bookInTransaction(client, [deposit()]);
    await ledger.book(entry('world:bank', 'member:b:main', 1n));
    expect(await sealAt(later)).toBe(0);
  });
  await sealFinished(later);
  expect((await counts()).slice(before)).toEqual([2]);
});

test('refused entries are sealed too, so that a refusal cannot be removed', async () => {
  const later = plus(await databaseTime(), 120_000);
  const before = (await counts()).length;
  await ledger.book(entry('member:poor:main', 'house:lottery', 1n));
  await sealFinished(later);
  expect((await counts()).slice(before)).toEqual([1]);
});

test('each merchant has a separate chain', async () => {
  await ledger.book(deposit({ merchant: 2 as MerchantId }));
  const later = plus(await databaseTime(), 120_000);
  await sealFinished(later);
  const { rows } = await database.superuser.query(
    'select number::integer, previous from ledger.seal where merchant_id = 2',
  );
  expect(rows).toEqual([{ number: 1, previous: Buffer.alloc(32) }]);
});

test('sealing in several processes during bookings makes one unbroken chain', async () => {
  const later = plus(await databaseTime(), 120_000);
  const moves = Array.from({ length: 400 }, () => ledger.book(deposit()));
  await Promise.all([...moves, ...Array.from({ length: 10 }, () => sealAt(later))]);
  await sealFinished(later);
  const client = await database.superuser.connect();
  const report = await auditLedger(client, { publicKey });
  client.release();
  expect(report.findings).toEqual([]);
});

test('the root of a day is published once and does not change', async () => {
  const now = await databaseTime();
  const publish = (day: string) =>
    inTransaction(database.pool, 'commit', (client) =>
      publishDailyRoot(client, { merchant: MERCHANT, day: day as Day, signer, now }),
    );
  const first = await publish('2026-01-01');
  await ledger.book(deposit());
  await sealFinished(plus(now, 120_000));
  expect(await publish('2026-01-01')).toEqual(first);
  const next = await publish('2026-01-02');
  expect(next?.root).not.toEqual(first?.root);
  expect(next?.accounts).toBe(first?.accounts);
});

test('no root is published before the first seal', async () => {
  const nobody = { merchant: 99 as MerchantId, day: '2026-01-01' as Day };
  const now = await databaseTime();
  const published = await inTransaction(database.pool, 'commit', (client) =>
    publishDailyRoot(client, { ...nobody, signer, now }),
  );
  expect(published).toBeUndefined();
});

test('a reset transaction counter is reported with the remedy', async () => {
  await database.superuser.query(`
    insert into ledger.seal select merchant_id, number + 1, to_batch, to_batch + 1000000000, 1,
      leaves, hash, hash, signature, sealed_at
      from ledger.seal where merchant_id = 2 order by number desc limit 1`);
  await expect(sealAt(await databaseTime())).rejects.toThrow('ledger.lifetime');
});
