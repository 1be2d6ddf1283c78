import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instant, type Amount, type Day, type MerchantId } from '@fairhouse/values';
import type { Ledger } from '../ledger.ts';
import { openLedger } from '../open-ledger.ts';
import {
  address,
  entry,
  finishBatches,
  inTransaction,
  leg,
  makeTestDatabase,
  MERCHANT,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from '../testing/index.ts';
import { listDailyRoots, listSeals } from './list-seals.ts';
import { proveBalances, type BalanceProof } from './prove-balances.ts';
import { publishDailyRoot } from './publish-daily-root.ts';
import { sealBatches } from './seal-batches.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const signer = (hash: Uint8Array): Uint8Array => sign(null, hash, privateKey);
const FAR = instant(4_000_000_000_000);
const MEMBERS = 2100;
const [FIRST, SECOND] = ['2026-01-01' as Day, '2026-01-02' as Day];

let database: TestDatabase;
let ledger: Ledger;

beforeAll(async () => {
  database = await makeTestDatabase();
  ledger = openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });
  await ledger.bookMany(
    Array.from({ length: MEMBERS }, (_, n) => entry('world:bank', main(n), BigInt(1000 + n))),
  );
  await closeDay(FIRST);
  await ledger.bookMany([
    entry(main(7), 'house:lottery', 100n),
    entry('world:bank', 'member:late:main', 1n),
    entry('world:bank', 'member:other:main', 5n, { merchant: 2 as MerchantId }),
  ]);
  await closeDay(SECOND);
});
afterAll(async () => {
  await ledger.close();
  await database.drop();
});

const main = (n: number): string => `member:${String(n).padStart(5, '0')}:main`;

async function closeDay(day: Day): Promise<void> {
  await finishBatches(database.superuser);
  await inTransaction(database.pool, 'commit', async (client) => {
    await sealBatches(client, { signer, now: FAR });
    await publishDailyRoot(client, { merchant: MERCHANT, day, signer, now: FAR });
  });
}

const prove = (day: Day, ...addresses: string[]) =>
  inTransaction(database.pool, 'rollback', (client) =>
    proveBalances(client, { merchant: MERCHANT, day, addresses: addresses.map(address) }),
  );

/** The root of a proof, computed independently of the ledger's tree. */
function rootOf(proof: BalanceProof, size: number): string {
  const { address: name, currency, balance, lines, blind, index, path } = proof;
  const text = JSON.stringify([name, currency, String(balance), String(lines)]);
  const sha = (...parts: (Uint8Array | string)[]): Buffer =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
  let [at, last, hash] = [index, size - 1, sha(Buffer.from([0]), blind, text)];
  for (const beside of path) {
    while (at === last && at % 2 === 0 && at > 0) [at, last] = [at >> 1, last >> 1];
    const pair = at % 2 === 1 ? [beside, hash] : [hash, beside];
    hash = sha(Buffer.from([1]), ...pair);
    [at, last] = [at >> 1, last >> 1];
  }
  return hash.toString('hex');
}

test('every balance leads to the root of its day, across rows of leaves', async () => {
  for (const day of [FIRST, SECOND]) {
    const days = await inTransaction(database.pool, 'rollback', (client) =>
      listDailyRoots(client, { merchant: MERCHANT, limit: 10 }),
    );
    const root = days.find((each) => each.day === day);
    for (const n of [0, 7, 1023, 1024, 2047, 2048, MEMBERS - 1]) {
      const [proof] = (await prove(day, main(n))) ?? [];
      expect(proof && rootOf(proof, root?.accounts ?? 0)).toBe(root?.root.toString('hex'));
    }
  }
});

test('the proved balance is that of the day, regardless of later bookings', async () => {
  expect(await prove(FIRST, main(7))).toMatchObject([{ balance: 1007n, lines: 1n }]);
  expect(await prove(SECOND, main(7))).toMatchObject([{ balance: 907n, lines: 2n }]);
});

test('an account unused by then is in no tree, and a day without a root has no proof', async () => {
  expect(await prove(FIRST, 'member:late:main')).toEqual([]);
  expect(await prove(SECOND, 'member:late:main')).toHaveLength(1);
  expect(await prove('2026-01-03' as Day, main(7))).toBeUndefined();
});

test('house accounts have no proofs', async () => {
  expect(await prove(SECOND, 'house:lottery', 'world:bank')).toEqual([]);
});

test('a neighbour’s hash cannot be found by brute force', async () => {
  const [proof] = (await prove(FIRST, main(0))) ?? [];
  const guess = JSON.stringify([main(1), 'PHP', '1001', '1']);
  const guessed = createHash('sha256')
    .update(Buffer.from([0]))
    .update(guess)
    .digest();
  expect(proof?.path.some((hash) => hash.equals(guessed))).toBe(false);
  const [replayed] = (await prove(SECOND, main(0))) ?? [];
  expect(replayed?.blind).not.toEqual(proof?.blind);
});

test('seals are listed newest first by pages, each chained to the next of the list', async () => {
  const legs = [leg('member:late:main', 'house:lottery', 1n as Amount)] as const;
  await ledger.book(entry('member:late:main', 'house:lottery', 1n, { legs }));
  await closeDay('2026-01-04' as Day);
  const list = (more: { before?: bigint; limit: number }) =>
    inTransaction(database.pool, 'rollback', (client) =>
      listSeals(client, { merchant: MERCHANT, ...more }),
    );
  const all = await list({ limit: 1000 });
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const [at, seal] of all.entries()) {
    expect(seal.previous).toEqual(all[at + 1]?.hash ?? Buffer.alloc(32));
  }
  const [newest] = await list({ limit: 1 });
  expect(newest).toEqual(all[0]);
  expect(await list({ before: newest?.number ?? 0n, limit: 1000 })).toEqual(all.slice(1));
});

test('daily roots are listed newest first, for one merchant only', async () => {
  const list = (merchant: number, before?: Day) =>
    inTransaction(database.pool, 'rollback', (client) =>
      listDailyRoots(client, {
        merchant: merchant as MerchantId,
        limit: 2,
        ...(before === undefined ? {} : { before }),
      }),
    );
  expect((await list(MERCHANT, SECOND)).map(({ day }) => day)).toEqual([FIRST]);
  expect(await list(2)).toEqual([]);
});
