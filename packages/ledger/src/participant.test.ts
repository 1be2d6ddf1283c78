import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { EntryRequest, Ledger, Outcome, BatchParticipant, SqlClient } from './ledger.ts';
import { openLedger } from './open-ledger.ts';
import {
  address,
  entry,
  assertInvariants,
  makeTestDatabase,
  MERCHANT,
  PHP,
  TEST_CHART,
  TEST_CODES,
  type TestDatabase,
} from './testing/index.ts';

interface Ticket {
  readonly name: string;
  readonly draw: string;
  /** A fault that the participant injects. */
  readonly trouble?: 'write' | 'open' | 'constraint';
}

let database: TestDatabase;
let ledger: Ledger;
let other: Ledger;

/** Tickets of a draw with a limit; the row of the draw is locked while they are counted. */
const tickets: BatchParticipant<Ticket> = {
  async open(client: SqlClient, rows) {
    if (rows.some(({ trouble }) => trouble === 'open')) throw new Error('cannot open');
    const draws = [...new Set(rows.map(({ draw }) => draw))].sort();
    const { rows: found } = await client.query(
      'select draw, room from draw where draw = any ($1) order by draw for update',
      [draws],
    );
    const room = new Map(found.map((row) => [row['draw'] as string, Number(row['room'])]));
    return {
      admit(row) {
        const left = room.get(row.draw) ?? 0;
        if (left === 0) return 'draw_full';
        room.set(row.draw, left - 1);
        return undefined;
      },
      write(admitted) {
        if (admitted.some(({ trouble }) => trouble === 'write')) throw new Error('cannot write');
        const names = admitted.map(({ name, trouble }) => (trouble === 'constraint' ? null : name));
        const drawn = admitted.map(({ draw }) => draw);
        return [
          {
            name: 'test-tickets',
            text: 'insert into ticket (name, draw) select * from unnest($1::text[], $2::text[])',
            values: [names, drawn],
          },
          {
            name: 'test-room',
            text: `update draw set room = room - taken.count
                     from (select draw, count(*) from unnest($1::text[]) as draw group by 1) as taken
                    where draw.draw = taken.draw`,
            values: [drawn],
          },
        ];
      },
    };
  },
};

beforeAll(async () => {
  database = await makeTestDatabase();
  await database.superuser.query(`
    create table ticket (name text not null primary key, draw text not null);
    create table draw (draw text primary key, room integer not null check (room >= 0));
    grant all on ticket, draw to fairhouse_app;
    insert into draw values ('open', 1000000), ('full', 0), ('three', 3), ('ten', 10)`);
  const participants = {
    tickets: tickets as BatchParticipant<unknown>,
    notes: tickets as BatchParticipant<unknown>,
  };
  const open = () =>
    openLedger({ pool: database.pool, codes: TEST_CODES, chart: TEST_CHART, participants });
  ledger = open();
  other = open();
  await ledger.book(entry('world:bank', 'member:a:main', 1000n, { code: 'deposit' }));
});
afterEach(async () => {
  await assertInvariants(database.superuser);
  // Every ticket has its stake, and every stake its ticket.
  const { rows } = await database.superuser.query(`
    select coalesce(ticket.name, stake.reference) as name from ticket
      full join (select reference from ledger.movement where code = 2 and refused is null) as stake
        on stake.reference = ticket.name
     where ticket.name is null or stake.reference is null`);
  if (rows.length > 0) throw new Error(`alone: ${rows.map(({ name }) => String(name)).join(', ')}`);
});
afterAll(async () => {
  await Promise.all([ledger.close(), other.close()]);
  await database.drop();
});

let names = 0;
const stake = (more: Partial<EntryRequest> = {}): EntryRequest =>
  entry('member:a:main', 'house:lottery', 1n, { reference: `t${++names}`, ...more });

function bet(on: Ledger, asked: EntryRequest, ticket: Partial<Ticket> = {}): Promise<Outcome> {
  const row: Ticket = { name: asked.reference, draw: 'open', ...ticket };
  return on.book(asked, { participant: 'tickets', row });
}

test('a ticket is written with its stake', async () => {
  const asked = stake();
  expect(await bet(ledger, asked)).toMatchObject({ status: 'booked', replayed: false });
  expect(await bet(ledger, asked)).toMatchObject({ status: 'booked', replayed: true });
});

test('a refusal by a participant is permanent', async () => {
  const asked = stake();
  const answer = { status: 'refused', replayed: false, reason: 'draw_full' };
  expect(await bet(ledger, asked, { draw: 'full' })).toEqual(answer);
  expect(await bet(ledger, asked, { draw: 'full' })).toEqual({ ...answer, replayed: true });
});

test('admission counts the earlier movements of the batch', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () => bet(ledger, stake(), { draw: 'three' })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(
    ['booked', 'booked', 'booked', 'refused', 'refused', 'refused'].sort(),
  );
});

test('two processes never admit more tickets than the limit of the draw', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, n) => bet(n % 2 ? ledger : other, stake(), { draw: 'ten' })),
  );
  expect(outcomes.filter(({ status }) => status === 'booked')).toHaveLength(10);
});

test('movements with and without participants are batched together in order', async () => {
  const before = await ledger.balance(MERCHANT, PHP, address('member:a:main'));
  const plain = entry('house:lottery', 'member:a:main', 5n, { code: 'payout' });
  const outcomes = await Promise.all([
    bet(ledger, stake()),
    ledger.book(plain),
    bet(ledger, stake()),
  ]);
  expect(outcomes.map((one) => one.status === 'booked' && one.balances[0]?.balance)).toEqual([
    before - 1n,
    before + 4n,
    before + 3n,
  ]);
});

test.each(['write', 'open', 'constraint'] as const)(
  'a participant that fails in %s fails only its own movement',
  async (trouble) => {
    const asked = [stake(), stake(), stake(), stake(), stake()];
    const settled = await Promise.allSettled(
      asked.map((one, n) => bet(ledger, one, n === 2 ? { trouble } : {})),
    );
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const failed = asked[2] as EntryRequest;
    expect(await bet(ledger, failed), 'nothing was stored: a retry books').toMatchObject({
      replayed: false,
      status: 'booked',
    });
  },
);

test('an unknown participant throws and books nothing', async () => {
  const asked = stake();
  await expect(ledger.book(asked, { participant: 'nobody', row: {} })).rejects.toThrow('nobody');
  expect(await ledger.findEntry(MERCHANT, asked.id)).toBeUndefined();
});

test('one id used concurrently by two processes writes one ticket', async () => {
  const asked = stake();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => bet(n % 2 ? ledger : other, asked)),
  );
  expect(outcomes.filter((one) => one.status === 'booked' && !one.replayed)).toHaveLength(1);
});
