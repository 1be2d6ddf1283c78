import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLedger } from './open-ledger.ts';
import { rollUpHouse } from './roll-up-house.ts';
import {
  entry,
  findViolations,
  inTransaction,
  makeTestDatabase,
  openTestPool,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';
import { randomWork } from './testing/random-work.ts';
import { createSeededRandom } from './testing/seeded-random.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  // Transactions lock accounts in random order on purpose; a short deadlock_timeout keeps that
  // fast.
  await database.superuser.query(`
    do $$ begin
      execute format('alter database %I set deadlock_timeout = %L', current_database(), '20ms');
    end $$`);
});
afterAll(() => database.drop());

/** LEDGER_SEED reproduces a failed run; LEDGER_STEPS makes the run longer. */
const SEED = Number(process.env['LEDGER_SEED'] ?? randomInt(2 ** 31));
const STEPS = Number(process.env['LEDGER_STEPS'] ?? 60);

test(`concurrent random operations keep the invariants (LEDGER_SEED=${SEED})`, async () => {
  // Each ledger has separate connections, like a separate process.
  const pools = Array.from({ length: 3 }, () =>
    openTestPool(database.url, '-c role=fairhouse_app'),
  );
  const ledgers = pools.map((pool, n) =>
    openLedger({
      pool,
      codes: TEST_CODES,
      chart: TEST_CHART,
      accountCacheSize: n === 0 ? 3 : 100,
    }),
  );
  try {
    const [first] = ledgers;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await first?.book(entry('world:bank', `member:${name}:main`, 300n, { code: 'deposit' }));
    }
    const random = createSeededRandom(SEED);
    const work = randomWork({ ledgers, pool: database.pool, random });
    for (let step = 0; step < STEPS; step++) {
      await work.step(1 + random.below(40));
      if (random.below(5) === 0) await inTransaction(database.pool, 'commit', rollUpHouse);
      expect(await findViolations(database.superuser), `seed ${SEED}, step ${step}`).toEqual([]);
    }
    await work.checkBooks();
    // A run in which one of these did not occur has not tested it.
    for (const outcome of ['booked', 'refused', 'conflict', 'commit', 'rollback']) {
      expect(work.counts[outcome], `${outcome}, seed ${SEED}`).toBeGreaterThan(0);
    }
  } finally {
    await Promise.all(ledgers.map((ledger) => ledger.close()));
    await Promise.all(pools.map((pool) => pool.end()));
  }
}, 300_000);
