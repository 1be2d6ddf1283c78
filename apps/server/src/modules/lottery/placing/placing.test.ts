import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currencyOf, houseAccount } from '../../../accounts.ts';
import {
  balanceOf,
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';

let app: LotteryApp;
let player: Player;
let other: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  player = await logInPlayer(app, 'player1', '100000');
  other = await logInPlayer(app, 'downline1', '100000');
});
afterAll(() => app.close());

const one = (digit = '7') => betOf({ play: 'FixedPlace', pick: `${digit}||||` });

async function setLottery(change: string): Promise<void> {
  await app.context.pool.query(`update lottery.lottery set ${change} where merchant_id = $1`, [
    app.merchant.id,
  ]);
  const { signals } = app.context;
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

async function ticketsOf(issue: string) {
  const { rows } = await app.context.pool.query<{ count: number; most: number; leaves: number }>(
    `select count(*)::int as count, coalesce(max(t.seq), 0) as most, max(b.leaf_count) as leaves
     from lottery.draw d join lottery.draw_book b using (merchant_id, draw_id)
     left join lottery.ticket t using (merchant_id, draw_id)
     where d.merchant_id = $1 and d.issue = $2`,
    [app.merchant.id, issue],
  );
  return rows[0];
}

/** A player's stakes, losses and used limits, as the player reads them. */
async function stakesOf({ client }: Player) {
  const { total } = valueOf(await client.call('personalProfit', {}));
  const { limits } = valueOf(await client.call('protection', {}));
  return { total, used: limits.map(({ kind, used }) => ({ kind, used })) };
}

/** The fees that the house has received. */
function feesOfHouse(): Promise<bigint> {
  const { merchant } = app;
  const fees = houseAccount('real', 'fees');
  return app.context.ledger.balance(merchant.id, currencyOf(merchant.currency), fees);
}

describe('an order', () => {
  test('requested many times concurrently under one id is one order with one receipt', async () => {
    const { issue } = await drawOnSale(app);
    const before = await balanceOf(app, player.member);
    const asked = { issue, bets: [one(), one('8')] };
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.client.call('placeBets', asked, { idempotencyKey })),
    );
    const receipts = new Set(answers.map((answer) => JSON.stringify(valueOf(answer))));
    expect(receipts.size).toBe(1);
    expect(Number(before) - Number(await balanceOf(app, player.member))).toBe(4);
    await setLottery('enabled = false');
    const retried = await player.client.call('placeBets', asked, { idempotencyKey });
    expect(receipts).toContain(JSON.stringify(valueOf(retried)));
    await setLottery('enabled = true');
    const later = await player.client.call(
      'placeBets',
      { issue, bets: [one('9')] },
      { idempotencyKey },
    );
    expect(later).toMatchObject({ ok: false, refusal: { code: 'idempotency.reused' } });
  });

  test('numbers its tickets without gaps under concurrent orders', async () => {
    const { issue } = await freshDraw(app);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? player : other).client.call('placeBets', {
          issue,
          bets: Array.from({ length: 1 + (index % 5) }, () => one()),
        }),
      ),
    );
    const seqs = answers.flatMap((answer) => valueOf(answer).bets.map((bet) => bet.seq));
    expect(seqs.sort((a, b) => a - b)).toEqual(seqs.map((_, index) => index + 1));
    expect(await ticketsOf(issue)).toEqual({
      count: seqs.length,
      most: seqs.length,
      leaves: seqs.length,
    });
  });

  test('is refused with wrong notes or stake, outdated odds, or too many notes', async () => {
    const { issue } = await drawOnSale(app);
    const place = async (bet: ReturnType<typeof one>, acceptChange = false) => {
      const answer = await player.client.call('placeBets', { issue, bets: [bet], acceptChange });
      return answer.ok ? 'taken' : answer.refusal.code;
    };
    expect(await place({ ...one(), notes: 2 })).toBe('bet.stake_mismatch');
    expect(await place({ ...one(), stake: '1.9999' })).toBe('bet.stake_mismatch');
    expect(await place({ ...one(), pick: '|||7' })).toBe('bet.not_legal');
    expect(await place({ ...one(), group: 1957 })).toBe('bet.group_out_of_range');
    expect(await place({ ...one(), unit: '3.0000', stake: '3.0000' })).toBe('bet.unit_not_offered');
    const big = betOf({ play: 'TotalBSOE', pick: 'B', style: 'FIXED', odds: '1.99' });
    expect(await place(big)).toBe('bet.odds_changed');
    expect(await place(big, true)).toBe('taken');
    const field = Array(5).fill('0123456789').join('|');
    expect(await place(betOf({ play: 'FixedPlace', pick: field }))).toBe('bet.too_many_notes');
  });

  test('respects a member’s stake limit on a draw under concurrent orders', async () => {
    await setLottery('max_draw_stake = 100000');
    const { issue } = await freshDraw(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.client.call('placeBets', { issue, bets: [one()] })),
    );
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
    expect(answers.length - refused.length).toBe(5);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['bet.draw_limit']));
    expect(refused[0]?.value).toEqual({ remaining: '0.0000' });
    await setLottery('max_draw_stake = 0');
  });

  test('respects the liability limit of a number over all members', async () => {
    await setLottery('max_number_liability = 1000000');
    const { issue } = await freshDraw(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? player : other).client.call('placeBets', { issue, bets: [one()] }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
    expect(answers.length - refused.length).toBe(5);
    expect(refused[0]).toMatchObject({
      code: 'bet.number_limit',
      value: { remaining: '2.2000', item: 'FixedPlace:0:7' },
    });
    const elsewhere = await player.client.call('placeBets', { issue, bets: [one('8')] });
    expect(elsewhere.ok).toBe(true);
    await setLottery('max_number_liability = 0');
  });

  test('is accepted until the close and never after, and the root counts exactly those', async () => {
    const draw = await freshDraw(app);
    // Some time into its sale: in the first second a player is offered the same draw again, because
    // it may not be open yet by the database's clock.
    await turnTo(app, draw.closesAt - 20_000);
    const taken: number[] = [];
    let turned: Promise<void> | undefined;
    let refusals = 0;
    const closing = new AbortController();
    const players = [player, other, player, other].map(async ({ client }) => {
      while (refusals < 20) {
        const answer = await client.call('placeBets', { issue: draw.issue, bets: [one()] });
        if (answer.ok) {
          // The close happens while all players bet, however slow this machine is.
          if (taken.push(answer.value.placedAt) === 8) turned = turnTo(app, draw.closesAt - 100);
        } else {
          expect(answer.refusal).toMatchObject({ code: 'bet.draw_closed' });
          expect(answer.refusal.value['next']).not.toBe(draw.issue);
          refusals += 1;
        }
      }
    });
    const closer = (async () => {
      while (!closing.signal.aborted) await app.runJobs('lottery-close');
    })();
    await Promise.all(players).finally(() => closing.abort());
    await Promise.all([closer, turned]);
    // The last round may have begun before the close.
    await app.runJobs('lottery-close');
    expect(taken.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...taken)).toBeLessThan(draw.closesAt);
    const proof = valueOf(await app.client().call('drawProof', { issue: draw.issue }));
    expect(proof['count']).toBe(taken.length);
    expect(await ticketsOf(draw.issue)).toMatchObject({ count: taken.length });
  });

  test('can be cancelled once before the deadline, and its leaf stays in the tree', async () => {
    const draw = await freshDraw(app);
    const before = await balanceOf(app, player.member);
    const { order } = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: [one(), one('3')] }),
    );
    const foreign = await other.client.call('cancelBets', { order });
    expect(foreign).toMatchObject({ ok: false, refusal: { code: 'order.unknown' } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => player.client.call('cancelBets', { order })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await balanceOf(app, player.member)).toBe(before);
    expect(await ticketsOf(draw.issue)).toMatchObject({ count: 2, leaves: 4 });
    const late = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: [one()] }),
    );
    await turnTo(app, draw.closesAt - 1500);
    const answer = await player.client.call('cancelBets', { order: late.order });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'bet.cancel_too_late' } });
  });

  test('that is cancelled costs the fee that was shown, and the ledger has the fee', async () => {
    await setLottery('cancel_fee_share = 50000');
    const draw = await freshDraw(app);
    const before = Number(await balanceOf(app, player.member));
    const { order } = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: [one(), one('3')] }),
    );
    const recordOf = async () => valueOf(await player.client.call('myOrder', { order })).record;
    expect(await recordOf()).toMatchObject({ stake: '4.0000', cancelFee: '0.2000' });
    const cheaper = await player.client.call('cancelBets', { order, fee: '0.1000' });
    expect(cheaper).toMatchObject({ ok: false, refusal: { code: 'bet.cancel_fee_changed' } });
    const { refunded } = valueOf(await player.client.call('cancelBets', { order, fee: '0.2000' }));
    expect(refunded).toBe('3.8000');
    expect(Number(await balanceOf(app, player.member))).toBeCloseTo(before - 0.2, 4);
    await setLottery('cancel_fee_share = 0');
    expect(await recordOf()).toMatchObject({ refunded: '3.8000', cancelFee: '0.2000' });
    expect(await feesOfHouse()).toBe(2000n);
  });

  test('that is cancelled for a fee counts in no stake figure and in no limit', async () => {
    await setLottery('cancel_fee_share = 500000');
    const draw = await freshDraw(app);
    for (const kind of ['stake', 'loss'] as const) {
      const limit = { kind, period: 'day', amount: '50000' } as const;
      valueOf(await other.client.call('protectionLimit', limit));
    }
    const staked = await stakesOf(other);
    const { order } = valueOf(
      await other.client.call('placeBets', { issue: draw.issue, bets: [one(), one('3')] }),
    );
    valueOf(await other.client.call('cancelBets', { order }));
    await setLottery('cancel_fee_share = 0');
    expect(await stakesOf(other)).toEqual(staked);
    const record = valueOf(await other.client.call('memTransDet', {})).list;
    expect(record.slice(0, 3)).toMatchObject([
      { kind: 'FEE', amount: '-2.0000' },
      { kind: 'REFUND', amount: '4.0000' },
      { kind: 'BET', amount: '-4.0000' },
    ]);
  });

  test('whose fee was left uncharged is charged later, once', async () => {
    await setLottery('cancel_fee_share = 500000');
    const draw = await freshDraw(app);
    const { order } = valueOf(
      await other.client.call('placeBets', { issue: draw.issue, bets: [one(), one('3')] }),
    );
    valueOf(await other.client.call('cancelBets', { order }));
    await setLottery('cancel_fee_share = 0');
    const [balance, fees] = [await balanceOf(app, other.member), await feesOfHouse()];
    await app.context.pool.query(
      `update lottery.bet_order set fee_due = true where merchant_id = $1 and order_id = $2`,
      [app.merchant.id, order],
    );
    await app.turnClock(11_000);
    await app.runJobs('lottery-cancel-fees');
    await app.runJobs('lottery-cancel-fees');
    expect([await balanceOf(app, other.member), await feesOfHouse()]).toEqual([balance, fees]);
    const { rows } = await app.context.pool.query<{ due: boolean }>(
      `select fee_due as due from lottery.bet_order where merchant_id = $1 and order_id = $2`,
      [app.merchant.id, order],
    );
    expect(rows).toEqual([{ due: false }]);
  });

  test('of a trial account moves play money only and adds no liability', async () => {
    const draw = await freshDraw(app);
    const trial = valueOf(await app.client().call('freePlay', { random: 'x'.repeat(32) }));
    const client = app.client({ token: trial.token });
    const placed = valueOf(await client.call('placeBets', { issue: draw.issue, bets: [one()] }));
    expect(placed.bets[0]?.seq).toBe(1);
    const { rows } = await app.context.pool.query<{ items: string[]; trial: boolean }>(
      `select s.items, o.trial from lottery.bet_order o join lottery.draw_step s using
        (merchant_id, draw_id)
       where o.merchant_id = $1 and o.order_id = $2`,
      [app.merchant.id, placed.order],
    );
    expect(rows).toEqual([{ items: [], trial: true }]);
  });
});
