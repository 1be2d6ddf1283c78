import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Id } from '@fairhouse/values';
import type { EntryRequest, Ledger, Participation } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  address,
  assertInvariants,
  entry,
  makeTestDatabase,
  MERCHANT,
  newEntryId,
  PHP,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

let database: TestDatabase;
let ledgers: Ledger[];
const plain = {
  open: () => Promise.resolve({ admit: () => undefined, write: () => [] }),
};
/** Its row says whether it keeps what is attached. */
const choosing = {
  open: () =>
    Promise.resolve({
      admit: () => undefined,
      keepsAttached: (row: unknown) => row === true,
      write: () => [],
    }),
};
const participation: Participation = { participant: 'plain', row: {} };

beforeAll(async () => {
  database = await makeTestDatabase();
  ledgers = [0, 1].map(() =>
    openLedger({
      pool: database.pool,
      codes: TEST_CODES,
      chart: TEST_CHART,
      participants: { plain, choosing },
    }),
  );
});
afterEach(() => assertInvariants(database.superuser));
afterAll(async () => {
  for (const each of ledgers) await each.close();
  await database.drop();
});

const ledger = (): Ledger => ledgers[0] as Ledger;
const balanceOf = (path: string) => ledger().balance(MERCHANT, PHP, address(path));
const fill = (player: string, units: bigint) =>
  ledger().book(entry('world:bank', player, units, { code: 'deposit' }));
const toPot = (units: bigint, pot: string, id: Id<'entry'> = newEntryId()): EntryRequest =>
  entry('house:lottery', pot, units, { id, code: 'payout' });

test('attached entries are booked with their entry, and not with a refused one', async () => {
  await fill('member:a:main', 10n);
  const [paid, unpaid] = [toPot(3n, 'house:pot1'), toPot(5n, 'house:pot1')];
  for (const own of [undefined, participation]) {
    const [first, second] = await Promise.all([
      ledger().book(entry('member:a:main', 'house:lottery', 5n), own, [
        own === undefined ? paid : toPot(2n, 'house:pot1'),
      ]),
      ledger().book(entry('member:a:main', 'house:lottery', 50n), own, [unpaid]),
    ]);
    expect([first.status, second.status]).toEqual(['booked', 'refused']);
  }
  expect(await balanceOf('house:pot1')).toBe(5n);
  expect(await ledger().findRecordedEntry(MERCHANT, paid.id)).toMatchObject({ code: 'payout' });
  expect(await ledger().findRecordedEntry(MERCHANT, unpaid.id)).toBeUndefined();
});

test('a participant leaves attached entries out, and books the movement', async () => {
  await fill('member:c:main', 20n);
  const left = toPot(3n, 'house:pot5');
  const ids = [true, false].map((keeps) =>
    ledger().book(
      entry('member:c:main', 'house:lottery', 5n),
      { participant: 'choosing', row: keeps },
      [keeps ? toPot(2n, 'house:pot5') : left],
    ),
  );
  expect((await Promise.all(ids)).map(({ status }) => status)).toEqual(['booked', 'booked']);
  expect(await balanceOf('house:pot5')).toBe(2n);
  expect(await ledger().findRecordedEntry(MERCHANT, left.id)).toBeUndefined();
});

test('an attached id is booked once, whatever entries name it and whichever process', async () => {
  await fill('member:b:main', 400n);
  const shared = toPot(7n, 'house:pot2');
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      (ledgers[at % 2] as Ledger).book(
        entry('member:b:main', 'house:lottery', 1n),
        at % 3 === 0 ? participation : undefined,
        [shared, toPot(1n, 'house:pot3')],
      ),
    ),
  );
  expect(outcomes.every(({ status }) => status === 'booked')).toBe(true);
  expect([await balanceOf('house:pot2'), await balanceOf('house:pot3')]).toEqual([7n, 40n]);
});

test('a repeated entry attaches nothing', async () => {
  await fill('member:c:main', 5n);
  const once = entry('member:c:main', 'house:lottery', 5n);
  await ledger().book(once, participation, [toPot(1n, 'house:pot4')]);
  const again = await ledger().book(once, participation, [toPot(1n, 'house:pot4')]);
  expect(again).toMatchObject({ status: 'booked', replayed: true });
  expect(await balanceOf('house:pot4')).toBe(1n);
});

test('an attached entry that moves a player’s money is a bug', async () => {
  const wrong = entry('member:a:main', 'house:pot1', 1n);
  await expect(
    ledger().book(entry('world:bank', 'member:a:main', 1n), undefined, [wrong]),
  ).rejects.toThrow('between accounts of the house');
});
