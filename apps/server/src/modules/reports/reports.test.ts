import { amount, assert, HOUR_MS, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  currencyOf,
  houseAccount,
  mainAccount,
  worldAccount,
  type Book,
  type Code,
} from '../../accounts.ts';
import { logInOperator, openTestHouse, type TestHouse } from '../../testing/index.ts';

let house: TestHouse;
let member: Id<'member'>;

beforeAll(async () => {
  house = await openTestHouse();
  member = house.house.newId<'member'>();
});
afterAll(() => house.close());

async function book(
  code: Code,
  from: string,
  to: string,
  units: bigint,
  merchant = house.merchant,
) {
  const done = await house.house.ledger.book({
    merchant: merchant.id,
    id: house.house.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code,
    reference: 'test',
    legs: [{ debit: from as never, credit: to as never, amount: amount(units) }],
  });
  expect(done.status).toBe('booked');
}

/** A deposit, two bets of which one wins, a rebate, and a bet taken back. */
async function play(of: Book): Promise<void> {
  const main = mainAccount(of, member);
  const lottery = houseAccount(of, 'lottery');
  await book('deposit', worldAccount(of, 'bank'), main, 1_000_000n);
  await book('stake', main, lottery, 100_000n);
  await book('stake', main, lottery, 50_000n);
  await book('stake', main, lottery, 20_000n);
  await book('stake_refund', lottery, main, 20_000n);
  await book('payout', lottery, main, 90_000n);
  // Of a chase, what was not placed yet is nobody's stake.
  const chase = houseAccount(of, 'chase');
  await book('stake_hold', main, chase, 80_000n);
  await book('stake', chase, lottery, 30_000n);
  await book('stake_refund', chase, main, 10_000n);
  await book('rebate', houseAccount(of, 'rebate'), main, 1_000n);
  await book('withdrawal_paid', main, worldAccount(of, 'bank'), 300_000n);
}

/**
 * Counts until everything booked is counted. The count stops at the oldest transaction that runs in
 * the whole cluster, which may be one of another test.
 */
async function count(): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    await house.runJobs('count-movements');
    const { rows } = await house.house.pool.query<{ done: boolean }>(
      `select (select coalesce(max(batch), 0) from ledger.movement) < upto as done
        from reports.counted`,
    );
    if (rows[0]?.done === true) return;
  }
  throw new Error('the movements are never counted');
}

const desk = async () => house.desk({ token: await logInOperator(house, 'owner') });

async function dashboard() {
  const answer = await (await desk()).call('dashboard', {});
  assert(answer.ok, 'owners see the dashboard');
  return answer.value;
}

test('the day’s figures are the sums of what was booked, in real money alone', async () => {
  await play('real');
  await play('trial');
  await count();
  expect(await dashboard()).toMatchObject({
    currency: 'PHP',
    deposits: { count: 1, amount: '100.0000' },
    withdrawals: { count: 1, amount: '30.0000' },
    stakes: { count: 4, amount: '18.0000' },
    payouts: { count: 1, amount: '9.0000' },
    rebates: { count: 1, amount: '0.1000' },
    result: '8.9000',
  });
});

test('counting again counts nothing twice, and what came since is added', async () => {
  await count();
  await count();
  expect((await dashboard()).result).toBe('8.9000');
  await book('payout', houseAccount('real', 'lottery'), mainAccount('real', member), 100_000n);
  await count();
  expect((await dashboard()).result).toBe('-1.1000');
});

test('two processes that count at the same time count once', async () => {
  await book('stake', mainAccount('real', member), houseAccount('real', 'lottery'), 11_000n);
  await Promise.all(Array.from({ length: 4 }, count));
  expect((await dashboard()).result).toBe('0.0000');
});

test('a chart has a point for each hour, empty ones included, and its points sum to the day', async () => {
  const series = async (by: 'hour' | 'day', count: number) => {
    const answer = await (await desk()).call('dashboardSeries', { by, count });
    assert(answer.ok, 'owners see charts');
    return answer.value.points;
  };
  const hours = await series('hour', 24);
  expect(hours).toHaveLength(24);
  const gaps = hours.slice(1).map((point, index) => point.at - (hours[index]?.at ?? 0));
  expect(new Set(gaps)).toEqual(new Set([HOUR_MS]));
  expect(hours.reduce((sum, point) => sum + point.bets, 0)).toBe(5);
  const days = await series('day', 7);
  expect(days).toHaveLength(7);
  expect(days.at(-1)?.at).toBe((await dashboard()).dayFrom);
  expect(days.at(-1)?.result).toBe('0.0000');
});

test('one merchant’s figures are not shown to another', async () => {
  const token = await logInOperator(house, 'owner');
  const saigon = await house.desk({ token, merchant: 'saigon' }).call('dashboard', {});
  assert(saigon.ok, 'owners of both see both');
  expect(saigon.value).toMatchObject({ currency: 'VND', deposits: { count: 0 } });
});

test('a request that waits for a second person is an alert until it is decided', async () => {
  const owner = await desk();
  const asked = await owner.call('roleSave', {
    code: 'watch',
    name: 'Watch',
    rights: [],
    reason: 'to be seen',
  });
  assert(asked.ok, 'an owner asks');
  const kinds = async () => (await dashboard()).alerts.map((each) => each.kind);
  expect(await kinds()).toContain('approvals_waiting');
  const id = asked.value.approvalId;
  await owner.call('approvalDecide', { id, decision: 'withdraw', reason: 'no more' });
  expect(await kinds()).not.toContain('approvals_waiting');
});
