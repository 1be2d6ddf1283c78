import { amount } from '@fairhouse/values';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '../../../testing/agree.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  valueOf,
  type BetRequest,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import type { PlaceRow } from './bet-rows.ts';
import { betParticipant } from './bet-participant.ts';
import { findBoundDraw } from '../draws/bound-draw.ts';

let app: LotteryApp;
let backoffice: ReturnType<LotteryApp['backoffice']>;
let player: Player;
let other: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  player = await logInPlayer(app, 'player1', '100000');
  other = await logInPlayer(app, 'downline1', '100000');
});
afterAll(() => app.close());

const standing: string[] = [];
afterEach(async () => {
  for (const limit of standing.splice(0)) await end(limit);
});

/** Performs a back office action and returns once every process has received the signal. */
async function afterSignal<Value>(act: () => Promise<Value>): Promise<Value> {
  const { signals } = app.context;
  const heard = new Promise<void>((resolve) => {
    const stop = signals.listen(({ topic }) => {
      if (topic !== 'site') return;
      stop();
      resolve();
    });
  });
  const value = await act();
  await heard;
  return value;
}

type Terms = Parameters<typeof backoffice.call<'numberLimitAdd'>>[1]['terms'];

async function add(terms: Terms, issue?: string) {
  const limit = await afterSignal(async () =>
    valueOf(
      await backoffice.call('numberLimitAdd', {
        code: 'SSC1',
        terms,
        ...(issue === undefined ? {} : { issue }),
        reason: 'tried in a test',
      }),
    ),
  );
  standing.push(limit.id);
  return limit;
}

function end(limit: string) {
  const asked = { code: 'SSC1', limit, reason: 'tried in a test' };
  return afterSignal(async () => agree(app, await backoffice.call('numberLimitEnd', asked)));
}

async function place(who: Player, issue: string, ...bets: BetRequest[]) {
  const answer = await who.client.call('placeBets', { issue, bets: bets.map(betOf) });
  return answer.ok ? 'taken' : { code: answer.refusal.code, ...answer.refusal.value };
}

const place7 = { play: 'FixedPlace', pick: '||||7' } as const;
const big = { play: 'TotalBSOE', pick: 'B', style: 'FIXED', odds: '1.98' } as const;
const small = { ...big, pick: 'S' } as const;

describe('a closed number', () => {
  test('is refused by name in its draw only, and other numbers are accepted', async () => {
    const { issue } = await freshDraw(app);
    await add({ kind: 'pay', item: 'FixedPlace:4:7', payPercent: 0 }, issue);
    const refused = { code: 'bet.number_suspended', bet: 2, item: 'FixedPlace:4:7' };
    const mixed = { play: 'FixedPlace', pick: '1||||678' };
    const eight = { play: 'FixedPlace', pick: '|||7|8' };
    expect(await place(player, issue, eight, mixed)).toEqual(refused);
    expect(await place(player, issue, eight)).toBe('taken');
    const board = valueOf(await player.client.call('lotteryBoard', { gameCode: 'SSC1' }));
    expect(board.numbers).toEqual([{ item: 'FixedPlace:4:7', payPercent: 0, issue }]);
    const next = await freshDraw(app);
    expect(await place(player, next.issue, place7)).toBe('taken');
  });

  test('stays closed until an operator reopens it, and the audit has both actions', async () => {
    const limit = await add({ kind: 'pay', item: 'FixedPlace:4:7', payPercent: 0 });
    const { issue } = await freshDraw(app);
    expect(await place(player, issue, place7)).toMatchObject({ code: 'bet.number_suspended' });
    await end(standing.pop() ?? '');
    expect(await place(player, issue, place7)).toBe('taken');
    const again = await backoffice.call('numberLimitEnd', {
      code: 'SSC1',
      limit: limit.id,
      reason: 'tried in a test',
    });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'limit.unknown' } });
    const { list } = valueOf(await backoffice.call('numberLimits', { code: 'SSC1' }));
    expect(list[0]).toMatchObject({
      id: limit.id,
      state: 'ended',
      endedBy: 'owner, partner',
      terms: limit.terms,
    });
    const { rows } = await app.context.pool.query<{ count: number }>(
      `select count(*)::int as count from operators.audit
       where merchant_id = $1 and (after->>'numberLimit' = $2 or before->>'numberLimit' = $2)`,
      [app.merchant.id, limit.id],
    );
    expect(rows[0]?.count).toBe(2);
  });

  test('causes a refund of the chase’s order', async () => {
    const { issue } = await freshDraw(app);
    const { list: near } = valueOf(
      await app.client().call('nearDraws', { gameCode: 'SSC1', count: 2 }),
    );
    const chase = valueOf(
      await player.client.call('createChase', {
        issue,
        kind: 'same',
        bets: [betOf(place7)],
        multiples: [1, 1],
        stopOnWin: false,
        stopOnNumber: false,
        total: '4.0000',
      }),
    );
    await add({ kind: 'pay', item: 'FixedPlace:4:7', payPercent: 0 }, near[1]?.issue);
    await app.runJobs('lottery-chase');
    await freshDraw(app);
    await app.runJobs('lottery-chase');
    const { list } = valueOf(await player.client.call('myChases', {}));
    const steps = list.find(({ id }) => id === chase.id)?.steps;
    expect(steps?.[0]?.state).toBe('PLACED');
    expect(steps?.[1]).toMatchObject({ state: 'RETURNED', status: 20 });
  });

  test('must be sold by the lottery, and must have fixed odds to be reduced', async () => {
    const tried = async (terms: Terms, issue?: string) => {
      const more = issue === undefined ? {} : { issue };
      const reason = 'tried in a test';
      const answer = await backoffice.call('numberLimitAdd', {
        code: 'SSC1',
        terms,
        reason,
        ...more,
      });
      return answer.ok ? 'ok' : answer.refusal.code;
    };
    expect(await tried({ kind: 'pay', item: 'Lo2:12', payPercent: 0 })).toBe('limit.no_number');
    expect(await tried({ kind: 'pay', item: 'Last2Straight:12', payPercent: 50 })).toBe(
      'limit.not_reducible',
    );
    const closed = { kind: 'pay', item: 'Last2Straight:12', payPercent: 0 } as const;
    expect(await tried(closed, 'SSC1-20200101-0001')).toBe('draw.unknown');
  });
});

describe('a number that pays less', () => {
  test('is sold alone at its reduced odds, and the ticket keeps them', async () => {
    const { issue } = await drawOnSale(app);
    await add({ kind: 'pay', item: 'TotalBSOE:B', payPercent: 50 });
    expect(await place(player, issue, small, big)).toEqual({
      code: 'bet.odds_changed',
      bets: [{ bet: 2, odds: '0.99' }],
    });
    const reduced = { code: 'bet.number_reduced', bet: 1, item: 'TotalBSOE:B', percent: 50 };
    expect(await place(player, issue, { ...big, pick: 'BS' })).toEqual(reduced);
    expect(await place(player, issue, { play: 'TotalBSOE', pick: 'B' })).toEqual(reduced);
    const bets = [betOf({ ...big, odds: '0.99' }), betOf(small)];
    const receipt = valueOf(await player.client.call('placeBets', { issue, bets }));
    expect(receipt.bets.map(({ odds }) => odds)).toEqual(['0.99', '1.98']);
  });
});

describe('a limit on a number', () => {
  test('applies to each member under concurrent orders, and the refusal names the remainder', async () => {
    const { issue } = await freshDraw(app);
    const most = '11.0000';
    const item = 'FixedPlace:4:7';
    await add({ kind: 'cap', item, scope: 'member', measure: 'stake', most });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => place(index % 2 ? player : other, issue, place7)),
    );
    const refused = answers.filter((answer) => answer !== 'taken');
    expect(answers.length - refused.length).toBe(10);
    expect(refused[0]).toEqual({
      code: 'bet.number_stake_limit',
      remaining: '1.0000',
      item,
      scope: 'member',
    });
  });

  test('is enforced by a process that placed none of the orders', async () => {
    const { issue } = await freshDraw(app);
    const item = 'FixedPlace:4:7';
    const cap = { item, scope: 'member', measure: 'stake', most: 50_000n } as const;
    await add({ kind: 'cap', item, scope: 'member', measure: 'stake', most: '5.0000' });
    expect(await place(player, issue, place7, place7)).toBe('taken');
    const draw = await findBoundDraw(app.context, app.merchant, issue);
    const put = { item, stake: amount(20_000n), liability: amount(195_600n) };
    const row = (member: Player['member']) =>
      ({
        kind: 'place',
        merchant: app.merchant.id,
        calendar: app.merchant,
        draw: draw?.id,
        member,
        stake: put.stake,
        items: [put],
        memberItems: [put],
        caps: [cap],
        pairs: [],
        maxDrawStake: 0n,
        maxNumberLiability: 0n,
      }) as unknown as PlaceRow;
    const client = await app.context.pool.connect();
    await client.query('begin');
    const batch = await betParticipant().open(client, [row(player.member)]);
    expect(batch.admit(row(player.member), [])).toBe(`number_stake:10000:member:${item}`);
    expect(batch.admit(row(other.member), [])).toBeUndefined();
    await client.query('rollback');
    client.release();
  });

  test('accepts only one of two orders that exceed it together, and frees the amount of a cancelled one', async () => {
    const { issue } = await freshDraw(app);
    const cap = { kind: 'cap', item: 'FixedPlace:*', scope: 'merchant', most: '3.0000' } as const;
    await add({ ...cap, measure: 'stake' }, issue);
    const [first, second] = await Promise.all(
      [player, other].map(async (who) => ({
        who,
        answer: await who.client.call('placeBets', { issue, bets: [betOf(place7)] }),
      })),
    );
    const taken = [first, second].filter((each) => each?.answer.ok);
    expect(taken).toHaveLength(1);
    expect(await place(player, issue, place7)).toMatchObject({ remaining: '1.0000' });
    const winner = taken[0];
    if (winner === undefined) throw new Error('one was taken');
    const { order } = valueOf(winner.answer);
    valueOf(await winner.who.client.call('cancelBets', { order }));
    expect(await place(other, issue, place7)).toBe('taken');
  });

  test('applies to a number within a ticket that is listed as a whole', async () => {
    const { issue } = await freshDraw(app);
    const item = 'Last3Straight:123';
    const most = '1500.0000';
    await add({ kind: 'cap', item, scope: 'merchant', measure: 'liability', most }, issue);
    const whole = { play: 'Last3Straight', pick: '01234567|01234567|01234567' };
    expect(await place(player, issue, { ...whole, unit: '0.2' })).toBe('taken');
    expect(await place(other, issue, { ...whole, pick: '1|2|3' })).toMatchObject({
      code: 'bet.number_limit',
      remaining: '1304.4000',
      item,
    });
    expect(await place(other, issue, { ...whole, pick: '1|2|4' })).toBe('taken');
  });

  test('applies to all bets of one order together', async () => {
    const { issue } = await drawOnSale(app);
    await add({ kind: 'cap', item: '*', scope: 'order', measure: 'stake', most: '3.0000' });
    expect(await place(player, issue, place7, place7)).toEqual({
      code: 'bet.item_maximum',
      max: '3.0000',
      item: 'FixedPlace:4:7',
    });
    expect(await place(player, issue, place7, { play: 'FixedPlace', pick: '||||8' })).toBe('taken');
    expect(await place(player, issue, place7)).toBe('taken');
  });
});

describe('opposite sides', () => {
  test('can both be bet on by a member up to the limit on the smaller stake', async () => {
    const { issue } = await freshDraw(app);
    await add({ kind: 'pair', most: '5.0000' });
    expect(await place(player, issue, { ...big, unit: '100' })).toBe('taken');
    expect(await place(player, issue, { ...small, unit: '4' })).toBe('taken');
    expect(await place(player, issue, { ...small, unit: '2' })).toEqual({
      code: 'bet.pair_limit',
      remaining: '1.0000',
      item: 'TotalBSOE:S',
      opposite: 'TotalBSOE:B',
    });
    expect(await place(player, issue, { ...big, unit: '100' })).toBe('taken');
    expect(await place(other, issue, { ...small, unit: '50' })).toBe('taken');
    const both = { ...big, pick: 'BS', unit: '6' } as const;
    const { issue: next } = await freshDraw(app);
    expect(await place(player, next, both)).toMatchObject({ code: 'bet.pair_limit' });
  });
});
