// Ids taken beforehand: every kind of caller sends as its key every id that the house will derive,
// those of an older house and those of this one, and nothing is held up or gained.
import { assert, amount, parseId, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, houseAccount, mainAccount } from '../../accounts.ts';
import { houseId, spaceOf } from '../../ground/keyed-ids.ts';
import { logInOperator } from '../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryHouse,
  playerWith,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../testing/lottery-house.ts';
import { olderId } from './older-id.ts';

let house: LotteryHouse;
let player: Player;
let other: Player;
let visitor: Player['client'];

beforeAll(async () => {
  house = await openLotteryHouse();
  player = await playerWith(house, 'player1', '1000');
  other = await playerWith(house, 'downline1', '1000');
  const trial = valueOf(await house.client().call('freePlay', { random: 'x'.repeat(32) }));
  visitor = house.client({ token: trial.token });
});
afterAll(() => house.close());

/** Bets under every id of these reasons, as a visitor, as another member and as the member. */
async function take(issue: string, reasons: readonly string[]): Promise<void> {
  const keys = reasons.flatMap((reason) => [
    olderId(reason),
    houseId<'entry'>(house.house.keys, reason),
  ]);
  const bet = () => betOf({ play: 'FixedPlace', pick: '1||||' });
  for (const idempotencyKey of keys) {
    for (const client of [visitor, other.client]) {
      const ask = { issue, bets: [bet()] };
      const { order } = valueOf(await client.call('placeBets', ask, { idempotencyKey }));
      expect(spaceOf(order)).toBe('call');
      expect(keys).not.toContain(order);
    }
  }
}

const named = (issue: string, version: number, who = player) =>
  `${house.merchant.code}-${issue}:${version}:${who.member}`;

async function stateOf(issue: string): Promise<string | undefined> {
  const { rows } = await house.house.pool.query<{ state: string }>(
    'select state from lottery.draw where merchant_id = $1 and issue = $2',
    [house.merchant.id, issue],
  );
  return rows[0]?.state;
}

async function setAside(): Promise<readonly { entry_id: string; reason: string }[]> {
  const { rows } = await house.house.pool.query<{ entry_id: string; reason: string }>(
    'select entry_id, reason from wallet.conflict where merchant_id = $1',
    [house.merchant.id],
  );
  return rows;
}

/** Sets what taking an order back costs, and waits until the house has heard of it. */
async function chargeShare(millionths: number): Promise<void> {
  const { pool, signals } = house.house;
  await pool.query('update lottery.lottery set cancel_fee_share = $2 where merchant_id = $1', [
    house.merchant.id,
    millionths,
  ]);
  const heard = new Promise<void>((resolve) => {
    const stop = signals.listen(({ topic }) => {
      if (topic !== 'site') return;
      stop();
      resolve();
    });
  });
  signals.send({ topic: 'site', merchant: house.merchant.id });
  await heard;
}

async function voidByTwo(issue: string): Promise<void> {
  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const { approval: id } = valueOf(await desk.call('drawVoid', { issue, reason: 'machine fault' }));
  const checker = house.desk({ token: await logInOperator(house, 'partner') });
  valueOf(await checker.call('approvalDecide', { id, decision: 'approve', reason: 'agreed' }));
}

test('a draw is settled, and voided again, whatever ids were taken before', async () => {
  const draw = await freshDraw(house);
  const before = Number(await balanceOf(house, player.member));
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  const codes = ['payout', 'stake_refund', 'rebate'];
  await take(draw.issue, [
    ...codes.flatMap((code) => [1, 2].map((version) => `${code}:${named(draw.issue, version)}`)),
    ...['payout_reversal', 'refund_reversal'].flatMap((code) =>
      [1, 2].map((attempt) => `${code}:${named(draw.issue, 1)}:${attempt}`),
    ),
  ]);
  await turnTo(house, draw.drawAt);
  await runLottery(house);
  expect(await stateOf(draw.issue)).toBe('SETTLED');
  expect(Number(await balanceOf(house, player.member))).toBeCloseTo(before - 2.2, 4);
  await voidByTwo(draw.issue);
  await house.runJobs('lottery-settle');
  expect(await stateOf(draw.issue)).toBe('VOID');
  expect(Number(await balanceOf(house, player.member))).toBeCloseTo(before, 4);
  expect(await setAside()).toEqual([]);
});

test('an order is cancelled and its fee charged, whatever ids were taken before', async () => {
  await chargeShare(50_000);
  const draw = await freshDraw(house);
  const before = Number(await balanceOf(house, player.member));
  const ask = { issue: draw.issue, bets: sureBets() };
  const { order } = valueOf(await player.client.call('placeBets', ask));
  const tries = [1, 2, 3].map((attempt) => `cancel-fee:${order}:${attempt}`);
  await take(draw.issue, [`cancel:${order}:8`, ...tries]);
  const { record } = valueOf(await player.client.call('myOrder', { order }));
  const { refunded } = valueOf(
    await player.client.call('cancelBets', { order, fee: record.cancelFee ?? '0' }),
  );
  const fee = 100 - Number(refunded);
  expect(fee).toBeCloseTo(5, 4);
  expect(Number(await balanceOf(house, player.member))).toBeCloseTo(before - fee, 4);
  await chargeShare(0);
  expect(await setAside()).toEqual([]);
});

test('a chase is bet, and given back, whatever ids were taken before', async () => {
  const before = Number(await balanceOf(house, player.member));
  const draw = await drawOnSale(house);
  const plan = {
    issue: draw.issue,
    kind: 'same' as const,
    multiples: [1, 1, 1],
    stopOnWin: false,
    bets: sureBets(),
    total: '300.0000',
  };
  const { id } = valueOf(await player.client.call('createChase', plan));
  const { rows } = await house.house.pool.query<{ order_id: string }>(
    'select order_id from lottery.chase_step where merchant_id = $1 and chase_id = $2',
    [house.merchant.id, id],
  );
  const steps = [1, 2, 3].map((step) => `chase:${id}:${step}`);
  await take(draw.issue, [...steps, ...rows.map((row) => `returned:${row.order_id}`)]);
  // Among what was taken are the very ids of the steps, which the plan's member could learn.
  expect(rows.map((row) => row.order_id)).toEqual(
    expect.arrayContaining(steps.map((step) => houseId<'entry'>(house.house.keys, step))),
  );
  await house.runJobs('lottery-chase');
  valueOf(await player.client.call('stopChase', { id }));
  expect(Number(await balanceOf(house, player.member))).toBeCloseTo(before, 4);
  expect(await setAside()).toEqual([]);
});

test('two members with one key have two orders, and each gets its own again', async () => {
  const { issue } = await drawOnSale(house);
  const ask = { issue, bets: [betOf({ play: 'FixedPlace', pick: '1||||' })] };
  const once = { idempotencyKey: 'one-key-for-all' };
  const callers = [player.client, other.client, visitor];
  const orders = await Promise.all(
    [...callers, ...callers].map(async (client) => {
      return valueOf(await client.call('placeBets', ask, once)).order;
    }),
  );
  expect(new Set(orders).size).toBe(3);
  expect(orders.slice(0, 3)).toEqual(orders.slice(3));
});

test('one credit that cannot be booked is set aside, once, and everybody else is paid', async () => {
  const draw = await freshDraw(house);
  const before = [player, other].map(({ member }) => balanceOf(house, member));
  const [mine, theirs] = (await Promise.all(before)).map(Number);
  for (const { client } of [player, other]) {
    valueOf(await client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  }
  const id = houseId<'entry'>(house.house.keys, `payout:${named(draw.issue, 1)}`);
  assert(parseId(id) !== undefined, 'a derived id is an id');
  // As only somebody within the house could: no caller reaches this space.
  const foreign = await house.house.ledger.book({
    merchant: house.merchant.id,
    id: id as Id<'entry'>,
    currency: currencyOf(house.merchant.currency),
    code: 'adjustment_credit',
    reference: 'foreign',
    legs: [
      {
        debit: houseAccount('real', 'adjustment'),
        credit: mainAccount('real', player.member),
        amount: amount(1n),
      },
    ],
  });
  expect(foreign.status).toBe('booked');
  await turnTo(house, draw.drawAt);
  await runLottery(house);
  await house.runJobs('lottery-settle');
  expect(await stateOf(draw.issue)).toBe('SETTLED');
  expect(Number(await balanceOf(house, other.member))).toBeCloseTo((theirs ?? 0) - 2.2, 4);
  expect(Number(await balanceOf(house, player.member))).toBeCloseTo((mine ?? 0) - 99.9999, 4);
  expect(await setAside()).toEqual([{ entry_id: id, reason: 'code' }]);
  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const { list } = valueOf(await desk.call('lotteryAlarms', {}));
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'entry_set_aside', issue: draw.issue }),
  );
  await voidByTwo(draw.issue);
  await house.runJobs('lottery-settle');
  // Who was never paid has nothing to give back.
  expect(Number(await balanceOf(house, player.member))).toBeCloseTo((mine ?? 0) + 0.0001, 4);
  expect(Number(await balanceOf(house, other.member))).toBeCloseTo(theirs ?? 0, 4);
});

test('a draw that is stuck while it is settled can be voided', async () => {
  const draw = await freshDraw(house);
  const before = await balanceOf(house, player.member);
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  await turnTo(house, draw.drawAt);
  await house.runJobs('lottery-close', 'lottery-draw');
  expect(await stateOf(draw.issue)).toBe('DRAWN');
  await voidByTwo(draw.issue);
  await house.runJobs('lottery-settle');
  expect(await stateOf(draw.issue)).toBe('VOID');
  expect(await balanceOf(house, player.member)).toBe(before);
});
