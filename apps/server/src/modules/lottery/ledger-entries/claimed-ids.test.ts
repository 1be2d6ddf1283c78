// Ids claimed in advance: every kind of caller sends as its idempotency key every id that the
// server will derive, keyed and unkeyed, and neither blocks nor gains anything.
import { assert, amount, parseId, type Id } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import { derivedId, spaceOf } from '../../../platform/keys/keyed-ids.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { unkeyedId } from './unkeyed-id.ts';

let app: LotteryApp;
let player: Player;
let other: Player;
let visitor: Player['client'];

beforeAll(async () => {
  app = await openLotteryApp();
  player = await logInPlayer(app, 'player1', '1000');
  other = await logInPlayer(app, 'downline1', '1000');
  const trial = valueOf(await app.client().call('freePlay', { random: 'x'.repeat(32) }));
  visitor = app.client({ token: trial.token });
});
afterAll(() => app.close());

/** Places bets under every id of these reasons, as a trial visitor and as another member. */
async function take(issue: string, reasons: readonly string[]): Promise<void> {
  const keys = reasons.flatMap((reason) => [
    unkeyedId(reason),
    derivedId<'entry'>(app.context.keys, reason),
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
  `${app.merchant.code}-${issue}:${version}:${who.member}`;

async function stateOf(issue: string): Promise<string | undefined> {
  const { rows } = await app.context.pool.query<{ state: string }>(
    'select state from lottery.draw where merchant_id = $1 and issue = $2',
    [app.merchant.id, issue],
  );
  return rows[0]?.state;
}

async function readConflicts(): Promise<readonly { entry_id: string; reason: string }[]> {
  const { rows } = await app.context.pool.query<{ entry_id: string; reason: string }>(
    'select entry_id, reason from wallet.conflict where merchant_id = $1',
    [app.merchant.id],
  );
  return rows;
}

/** Sets the cancellation fee and waits until the server has received the signal. */
async function chargeShare(millionths: number): Promise<void> {
  const { pool, signals } = app.context;
  await pool.query('update lottery.lottery set cancel_fee_share = $2 where merchant_id = $1', [
    app.merchant.id,
    millionths,
  ]);
  const heard = new Promise<void>((resolve) => {
    const stop = signals.listen(({ topic }) => {
      if (topic !== 'site') return;
      stop();
      resolve();
    });
  });
  signals.send({ topic: 'site', merchant: app.merchant.id });
  await heard;
}

async function voidByTwo(issue: string): Promise<void> {
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const { approval: id } = valueOf(
    await backoffice.call('drawVoid', { issue, reason: 'machine fault' }),
  );
  const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
  valueOf(await checker.call('approvalDecide', { id, decision: 'approve', reason: 'agreed' }));
}

test('a draw is settled and then voided, whatever ids were claimed before', async () => {
  const draw = await freshDraw(app);
  const before = Number(await balanceOf(app, player.member));
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  const codes = ['payout', 'stake_refund', 'rebate'];
  await take(draw.issue, [
    ...codes.flatMap((code) => [1, 2].map((version) => `${code}:${named(draw.issue, version)}`)),
    ...['payout_reversal', 'refund_reversal'].flatMap((code) =>
      [1, 2].map((attempt) => `${code}:${named(draw.issue, 1)}:${attempt}`),
    ),
  ]);
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  expect(await stateOf(draw.issue)).toBe('SETTLED');
  expect(Number(await balanceOf(app, player.member))).toBeCloseTo(before - 2.2, 4);
  await voidByTwo(draw.issue);
  await app.runJobs('lottery-settle');
  expect(await stateOf(draw.issue)).toBe('VOID');
  expect(Number(await balanceOf(app, player.member))).toBeCloseTo(before, 4);
  expect(await readConflicts()).toEqual([]);
});

test('an order is cancelled and its fee charged, whatever ids were claimed before', async () => {
  await chargeShare(50_000);
  const draw = await freshDraw(app);
  const before = Number(await balanceOf(app, player.member));
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
  expect(Number(await balanceOf(app, player.member))).toBeCloseTo(before - fee, 4);
  await chargeShare(0);
  expect(await readConflicts()).toEqual([]);
});

test('a chase is bet and refunded, whatever ids were claimed before', async () => {
  const before = Number(await balanceOf(app, player.member));
  const draw = await drawOnSale(app);
  const plan = {
    issue: draw.issue,
    kind: 'same' as const,
    multiples: [1, 1, 1],
    stopOnWin: false,
    bets: sureBets(),
    total: '300.0000',
  };
  const { id } = valueOf(await player.client.call('createChase', plan));
  const { rows } = await app.context.pool.query<{ order_id: string }>(
    'select order_id from lottery.chase_step where merchant_id = $1 and chase_id = $2',
    [app.merchant.id, id],
  );
  const steps = [1, 2, 3].map((step) => `chase:${id}:${step}`);
  await take(draw.issue, [...steps, ...rows.map((row) => `returned:${row.order_id}`)]);
  // The claimed ids include the ids of the chase orders, which the member could learn.
  expect(rows.map((row) => row.order_id)).toEqual(
    expect.arrayContaining(steps.map((step) => derivedId<'entry'>(app.context.keys, step))),
  );
  await app.runJobs('lottery-chase');
  valueOf(await player.client.call('stopChase', { id }));
  expect(Number(await balanceOf(app, player.member))).toBeCloseTo(before, 4);
  expect(await readConflicts()).toEqual([]);
});

test('members with the same key have separate orders, and each retry returns its own', async () => {
  const { issue } = await drawOnSale(app);
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

test('a credit that cannot be booked is recorded as a conflict once, and all others are paid', async () => {
  // Bets of the tests above are settled first: one that wins by chance would change a balance.
  await turnTo(app, (await freshDraw(app)).drawAt);
  await runLottery(app);
  await app.runJobs('lottery-settle');
  const draw = await freshDraw(app);
  const before = [player, other].map(({ member }) => balanceOf(app, member));
  const [mine, theirs] = (await Promise.all(before)).map(Number);
  for (const { client } of [player, other]) {
    valueOf(await client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  }
  const id = derivedId<'entry'>(app.context.keys, `payout:${named(draw.issue, 1)}`);
  assert(parseId(id) !== undefined, 'a derived id is an id');
  // As only an insider could: no caller can reach this id space.
  const foreign = await app.context.ledger.book({
    merchant: app.merchant.id,
    id: id as Id<'entry'>,
    currency: currencyOf(app.merchant.currency),
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
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await app.runJobs('lottery-settle');
  expect(await stateOf(draw.issue)).toBe('SETTLED');
  expect(Number(await balanceOf(app, other.member))).toBeCloseTo((theirs ?? 0) - 2.2, 4);
  expect(Number(await balanceOf(app, player.member))).toBeCloseTo((mine ?? 0) - 99.9999, 4);
  expect(await readConflicts()).toEqual([{ entry_id: id, reason: 'code' }]);
  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const { list } = valueOf(await backoffice.call('lotteryAlarms', {}));
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'entry_set_aside', issue: draw.issue }),
  );
  await voidByTwo(draw.issue);
  await app.runJobs('lottery-settle');
  // A member who was not paid has nothing to give back.
  expect(Number(await balanceOf(app, player.member))).toBeCloseTo((mine ?? 0) + 0.0001, 4);
  expect(Number(await balanceOf(app, other.member))).toBeCloseTo(theirs ?? 0, 4);
});

test('a draw that is stuck in settlement can be voided', async () => {
  const draw = await freshDraw(app);
  const before = await balanceOf(app, player.member);
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets: sureBets() }));
  await turnTo(app, draw.drawAt);
  await app.runJobs('lottery-close', 'lottery-draw');
  expect(await stateOf(draw.issue)).toBe('DRAWN');
  await voidByTwo(draw.issue);
  await app.runJobs('lottery-settle');
  expect(await stateOf(draw.issue)).toBe('VOID');
  expect(await balanceOf(app, player.member)).toBe(before);
});
