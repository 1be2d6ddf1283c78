import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instant, plus, type Day, type Id, type Instant } from '@fairhouse/values';
import type { EntryRequest, Ledger } from '../ledger.ts';
import { openLedger } from '../open-ledger.ts';
import { rollUpHouse } from '../roll-up-house.ts';
import { publishDailyRoot } from '../seal/publish-daily-root.ts';
import { sealBatches } from '../seal/seal-batches.ts';
import { sealHash } from '../seal/seal.ts';
import {
  address,
  copyTestDatabase,
  entry,
  finishBatches,
  inTransaction,
  leg,
  makeTestDatabase,
  MERCHANT,
  newEntryId,
  PHP,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from '../testing/index.ts';
import { auditLedger } from './audit-ledger.ts';
import { TAMPERS } from './tampers.ts';
import type { AuditReport } from './finding.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const signer = (hash: Uint8Array): Uint8Array => sign(null, hash, privateKey);

let books: TestDatabase;
/** Entry and hold ids by name, for the tampering below. */
const ids: Record<string, Id<'entry'>> = {};

function recordId(name: string, entry: EntryRequest): EntryRequest {
  ids[name] = entry.id;
  return entry;
}

async function databaseTime(): Promise<Instant> {
  const { rows } = await books.superuser.query(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now',
  );
  return instant(Number(rows[0].now));
}

/** Seals all entries, with a time two minutes ahead so that they are due. */
async function sealAll(): Promise<void> {
  const now = plus(await databaseTime(), 120_000);
  await finishBatches(books.superuser);
  await inTransaction(books.pool, 'commit', (client) => sealBatches(client, { signer, now }));
}

beforeAll(async () => {
  books = await makeTestDatabase();
  const ledger = openLedger({ pool: books.pool, codes: TEST_CODES, chart: TEST_CHART });
  await fillBooks(ledger);
  await ledger.close();
  await Promise.all([books.pool.end(), books.superuser.end()]);
});
afterAll(() => books.drop());

async function fillBooks(ledger: Ledger): Promise<void> {
  const [a, b] = ['member:a:main', 'member:b:main'];
  await ledger.book(recordId('deposit', entry('world:bank', a, 1000n, { code: 'deposit' })));
  await ledger.book(entry('world:bank', b, 1000n, { code: 'deposit' }));
  await ledger.book(recordId('stake', entry(a, 'house:lottery', 10n)));
  await ledger.book(recordId('refused', entry(a, 'house:lottery', 5000n)));
  await sealAll();
  const legs = [leg(a, b, 5n), leg(b, 'house:fees', 1n), leg('house:fees', 'house:x', 1n)] as const;
  await ledger.book(recordId('legs', entry(a, b, 5n, { legs })));
  await ledger.bookMany(Array.from({ length: 30 }, () => entry(b, 'house:lottery', 2n)));
  await inTransaction(books.pool, 'commit', async (client) => {
    for (const name of ['open', 'paid', 'back']) {
      ids[name] = newEntryId();
      const [from, held] = [address(a), address('member:a:held')];
      const rest = { merchant: MERCHANT, currency: PHP, code: 'hold', reference: name };
      await ledger.holdInTransaction(client, {
        ...rest,
        id: ids[name],
        from,
        held,
        amount: 20n as never,
      });
    }
    const end = (name: string) => {
      ids[`${name}End`] = newEntryId();
      return { merchant: MERCHANT, hold: ids[name] as never, entry: ids[`${name}End`] as never };
    };
    const to = address('world:bank');
    await ledger.settleHoldInTransaction(client, { ...end('paid'), to, code: 'paid' });
    await ledger.releaseHoldInTransaction(client, { ...end('back'), code: 'returned' });
  });
  await inTransaction(books.pool, 'commit', rollUpHouse);
  await sealAll();
  await inTransaction(books.pool, 'commit', async (client) =>
    publishDailyRoot(client, {
      merchant: MERCHANT,
      day: '2026-01-01' as Day,
      signer,
      now: await databaseTime(),
    }),
  );
  await ledger.book(recordId('later', entry('house:lottery', a, 7n, { code: 'payout' })));
  await sealAll();
  await ledger.book(recordId('unsealed', entry(a, 'house:lottery', 3n)));
}

async function auditCopy(tamper: (copy: TestDatabase) => Promise<unknown>): Promise<AuditReport> {
  const copy = await copyTestDatabase(books);
  const client = await copy.superuser.connect();
  try {
    await tamper(copy);
    return await auditLedger(client, { publicKey });
  } finally {
    client.release();
    await copy.drop();
  }
}

test('untampered books have no findings', async () => {
  const report = await auditCopy(() => Promise.resolve());
  expect(report).toEqual({ findings: [], movements: 44, seals: 3, roots: 1, unsealed: 1 });
});

test('seals and roots signed by another key are reported', async () => {
  const copy = await copyTestDatabase(books);
  const client = await copy.superuser.connect();
  const other = generateKeyPairSync('ed25519').publicKey;
  const { findings } = await auditLedger(client, { publicKey: other });
  client.release();
  await copy.drop();
  expect(findings.map(({ row }) => row)).toEqual([
    'seal 1',
    'seal 2',
    'daily_root 2026-01-01',
    'seal 3',
  ]);
});

test.each(TAMPERS)('tampering is reported: %s', async (_title, sql, named) => {
  const known: Record<string, string> = { ...ids, new: newEntryId() };
  const withIds = (text: string, quote: string): string =>
    text.replaceAll(/(?<!:):([a-zA-Z]+)/g, (whole, name: string) =>
      known[name] === undefined ? whole : `${quote}${known[name]}${quote}`,
    );
  const { findings } = await auditCopy((copy) => copy.superuser.query(withIds(sql, "'")));
  const rows = findings.map(({ row }) => row);
  for (const name of named) {
    expect(rows, JSON.stringify(findings)).toContainEqual(
      expect.stringMatching(`^${withIds(name, '')}`),
    );
  }
});

test('a consistent seal that was forged without the key is reported', async () => {
  const { findings } = await auditCopy(async (copy) => {
    const { rows } = await copy.superuser.query('select * from ledger.seal where number = 3');
    const row = rows[0];
    const hash = sealHash({
      merchant: 1,
      number: 3n,
      fromBatch: BigInt(row.from_batch),
      toBatch: BigInt(row.to_batch) + 1n,
      entries: row.entries,
      leaves: row.leaves,
      previous: row.previous,
    });
    await copy.superuser.query(
      'update ledger.seal set to_batch = to_batch + 1, hash = $1 where number = 3',
      [hash],
    );
  });
  expect(findings).toEqual([
    { row: 'seal 3', merchant: 1, problem: 'its signature is not of the house' },
  ]);
});
