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
import { countMovements } from '../../testing/lines/count-movements.ts';
import { logInOperator, openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let member: Id<'member'>;

beforeAll(async () => {
  app = await openTestApp();
  member = app.context.newId<'member'>();
});
afterAll(() => app.close());

async function book(code: Code, from: string, to: string, units: bigint, merchant = app.merchant) {
  const done = await app.context.ledger.book({
    merchant: merchant.id,
    id: app.context.newId<'entry'>(),
    currency: currencyOf(merchant.currency),
    code,
    reference: 'test',
    legs: [{ debit: from as never, credit: to as never, amount: amount(units) }],
  });
  expect(done.status).toBe('booked');
}

/** A deposit, bets, a refunded bet, a payout, a chase, a rebate and a withdrawal. */
async function play(ledgerBook: Book): Promise<void> {
  const main = mainAccount(ledgerBook, member);
  const lottery = houseAccount(ledgerBook, 'lottery');
  await book('deposit', worldAccount(ledgerBook, 'bank'), main, 1_000_000n);
  await book('stake', main, lottery, 100_000n);
  await book('stake', main, lottery, 50_000n);
  await book('stake', main, lottery, 20_000n);
  await book('stake_refund', lottery, main, 20_000n);
  await book('payout', lottery, main, 90_000n);
  // The part of a chase that is not placed yet is not a stake.
  const chase = houseAccount(ledgerBook, 'chase');
  await book('stake_hold', main, chase, 80_000n);
  await book('stake', chase, lottery, 30_000n);
  await book('stake_refund', chase, main, 10_000n);
  await book('rebate', houseAccount(ledgerBook, 'rebate'), main, 1_000n);
  await book('withdrawal_paid', main, worldAccount(ledgerBook, 'bank'), 300_000n);
}

const backoffice = async () => app.backoffice({ token: await logInOperator(app, 'owner') });

async function dashboard() {
  const answer = await (await backoffice()).call('dashboard', {});
  assert(answer.ok, 'owners see the dashboard');
  return answer.value;
}

test('the day’s figures are the sums of the booked movements in real money only', async () => {
  await play('real');
  await play('trial');
  await countMovements(app);
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

test('counting again counts no movement twice and adds the new ones', async () => {
  await countMovements(app);
  await countMovements(app);
  expect((await dashboard()).result).toBe('8.9000');
  await book('payout', houseAccount('real', 'lottery'), mainAccount('real', member), 100_000n);
  await countMovements(app);
  expect((await dashboard()).result).toBe('-1.1000');
});

test('two processes that count at the same time count once', async () => {
  await book('stake', mainAccount('real', member), houseAccount('real', 'lottery'), 11_000n);
  await Promise.all(Array.from({ length: 4 }, () => countMovements(app)));
  expect((await dashboard()).result).toBe('0.0000');
});

test('a chart has a point for each hour, also without movements, and its points add up to the day', async () => {
  const series = async (by: 'hour' | 'day', count: number) => {
    const answer = await (await backoffice()).call('dashboardSeries', { by, count });
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
  const token = await logInOperator(app, 'owner');
  const saigon = await app.backoffice({ token, merchant: 'saigon' }).call('dashboard', {});
  assert(saigon.ok, 'owners of both see both');
  expect(saigon.value).toMatchObject({ currency: 'VND', deposits: { count: 0 } });
});

test('a request that waits for a second person is in a queue until it is decided', async () => {
  const owner = await backoffice();
  const asked = await owner.call('roleSave', {
    code: 'watch',
    name: 'Watch',
    rights: [],
    reason: 'to be seen',
  });
  assert(asked.ok, 'an owner asks');
  const kinds = async () => {
    const answer = await owner.call('dashboardQueues', {});
    assert(answer.ok, 'operators see queues');
    return answer.value.list.map((each) => each.queue);
  };
  expect(await kinds()).toContain('approvals');
  const id = asked.value.approvalId;
  await owner.call('approvalDecide', { id, decision: 'withdraw', reason: 'no more' });
  expect(await kinds()).not.toContain('approvals');
});
