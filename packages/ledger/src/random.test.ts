import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLedger } from './open-ledger.ts';
import { rollUpHouse } from './roll-up-house.ts';
import {
  entry,
  findBreaches,
  inTransaction,
  makeTestDatabase,
  openTestPool,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';
import { randomWork } from './testing/random-work.ts';
import { seededChance } from './testing/seeded.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  // Transactions here lock accounts in any order on purpose; deadlocks need not take a second each.
  await database.superuser.query(`
    do $$ begin
      execute format('alter database %I set deadlock_timeout = %L', current_database(), '20ms');
    end $$`);
});
afterAll(() => database.drop());

/** LEDGER_SEED replays a seed that failed; LEDGER_STEPS makes the run longer. */
const SEED = Number(process.env['LEDGER_SEED'] ?? randomInt(2 ** 31));
const STEPS = Number(process.env['LEDGER_STEPS'] ?? 60);

test(`random operations, both ways at once, keep the invariants (LEDGER_SEED=${SEED})`, async () => {
  // Each ledger has connections of its own, as processes have.
  const pools = Array.from({ length: 3 }, () =>
    openTestPool(database.url, '-c role=fairhouse_app'),
  );
  const ledgers = pools.map((pool, n) =>
    openLedger({
      pool,
      codes: TEST_CODES,
      chart: TEST_CHART,
      rememberedAccounts: n === 0 ? 3 : 100,
    }),
  );
  try {
    const [first] = ledgers;
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await first?.book(entry('world:bank', `member:${name}:main`, 300n, { code: 'deposit' }));
    }
    const chance = seededChance(SEED);
    const work = randomWork({ ledgers, pool: database.pool, chance });
    for (let step = 0; step < STEPS; step++) {
      await work.step(1 + chance.below(40));
      if (chance.below(5) === 0) await inTransaction(database.pool, 'commit', rollUpHouse);
      expect(await findBreaches(database.superuser), `seed ${SEED}, step ${step}`).toEqual([]);
    }
    await work.checkBooks();
    // A run in which one of these never happened has shown nothing about it.
    for (const outcome of ['booked', 'refused', 'conflict', 'commit', 'rollback']) {
      expect(work.counts[outcome], `${outcome}, seed ${SEED}`).toBeGreaterThan(0);
    }
  } finally {
    await Promise.all(ledgers.map((ledger) => ledger.close()));
    await Promise.all(pools.map((pool) => pool.end()));
  }
}, 300_000);
