import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '@fairhouse/values';
import type { EntryRequest } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  assertInvariants,
  entry,
  makeTestDatabase,
  MERCHANT,
  openTestPool,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

let database: TestDatabase;
beforeAll(async () => (database = await makeTestDatabase()));
afterAll(() => database.drop());

const open = () => openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART });

/** Kills a booking process after a number of outcomes and returns the lines that it printed. */
async function bookAndKill(answers: number): Promise<string[]> {
  const script = fileURLToPath(new URL('testing/book-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    answered += text.split('booked').length - 1;
    if (answered >= answers) child.kill('SIGKILL');
  });
  await once(child, 'close');
  // The last line may be incomplete.
  return said.split('\n').slice(0, -1);
}

test('a killed process has booked acknowledged entries once; a retry decides the rest', async () => {
  for (let kill = 0; kill < 4; kill++) {
    const lines = await bookAndKill(200 + randomInt(2000));
    const asked = new Map<string, EntryRequest>();
    const booked = new Set<string>();
    for (const [word, id = '', player, reference] of lines.map((line) => line.split(' '))) {
      if (word === 'booked') booked.add(id);
      if (word !== 'asked') continue;
      const path = `member:k${player}:main`;
      const more = { id: id as Id<'entry'>, reference: String(reference) };
      asked.set(id, entry('world:bank', path, 1n, more));
    }
    expect(booked.size).toBeGreaterThan(0);
    const { rows } = await database.superuser.query(
      'select entry_id from ledger.movement where merchant_id = $1 and entry_id = any ($2)',
      [MERCHANT, [...booked]],
    );
    expect(rows, 'every acknowledged movement is present once').toHaveLength(booked.size);
    const ledger = open();
    const outcomes = await ledger.bookMany([...asked.values()]);
    expect(outcomes.every(({ status }) => status === 'booked')).toBe(true);
    await ledger.close();
    await assertInvariants(database.superuser);
  }
});

test('terminated connections neither lose nor duplicate a movement', async () => {
  const pool = openTestPool(database.url, '-c role=fairhouse_app -c application_name=cut');
  const ledger = openLedger({ pool, codes: TEST_CODES, chart: TEST_CHART });
  const deposits = Array.from({ length: 4000 }, (_, n) =>
    entry('world:bank', `member:cut${n % 30}:main`, 1n),
  );
  let answered = 0;
  let cuts = 0;
  // Terminated after a number of further outcomes, not after a time: a slow run still progresses.
  const cut = async (): Promise<void> => {
    const { rowCount } = await database.superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'cut' and datname = current_database()
         and (state <> 'idle' or $1)`,
      // The first cut takes idle connections too: on a slow machine none may be active just now.
      [cuts === 0],
    );
    cuts += rowCount ?? 0;
  };
  const outcomes = await Promise.all(
    deposits.map(async (one) => {
      const outcome = await ledger.book(one);
      answered += 1;
      if (answered % 100 === 0) await cut();
      return outcome;
    }),
  );
  expect(cuts).toBeGreaterThan(0);
  expect(outcomes.every(({ status }) => status === 'booked')).toBe(true);
  await ledger.close();
  await pool.end();
  const { rows } = await database.superuser.query(`
    select sum(held.balance)::integer as total from ledger.balance as held
      join ledger.account as account using (merchant_id, account_id)
     where account.address like 'member:cut%'`);
  expect(rows[0].total).toBe(4000);
  await assertInvariants(database.superuser);
});
