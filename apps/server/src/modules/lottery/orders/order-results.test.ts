// What orders came to, as the lists of a member's bets and their sums have it: for the member and
// for operators, through settling, cancelling, a void and a correction.
import type { OperatorCalls } from '@fairhouse/calls/operator';
import type { Client } from '@fairhouse/calls/client';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buffersOf } from '../../../testing/lists/buffers-of.ts';
import { vacuumWhole } from '../../../testing/lists/vacuum-whole.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  freshDraw,
  logInPlayer,
  openLotteryApp,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';

let app: LotteryApp;
let player: Player;
let owner: Client<OperatorCalls>;
let superuser: pg.Client;

const STATES = ['open', 'won', 'lost', 'returned'] as const;
const BUFFERS_MAX = 1_000;

beforeAll(async () => {
  app = await openLotteryApp();
  superuser = new pg.Client({ connectionString: app.databaseUrl });
  await superuser.connect();
  player = await logInPlayer(app, 'player1', '100000');
  owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  await provisionEnteredLottery(app, 'CQREAD');
  await runLottery(app);
});
beforeEach(async () => {
  await superuser.query('delete from lottery.order_result');
  await superuser.query('delete from lottery.bet_order');
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

async function place(issue: string, bets: ReturnType<typeof betOf>[]) {
  return valueOf(await player.client.call('placeBets', { issue, bets })).order;
}

/** The orders in each state; the member's list, the operators' and their totals must agree. */
async function ordersByState(gameCode?: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const filter = gameCode === undefined ? {} : { gameCode };
  for (const state of STATES) {
    const own = valueOf(await player.client.call('myBets', { ...filter, state }));
    const asked = { id: player.member, ...filter, state };
    const shown = valueOf(await owner.call('memberBets', asked));
    const totals = valueOf(await owner.call('memberBetTotals', asked));
    expect(shown.list.map(({ order }) => order)).toEqual(own.list.map(({ order }) => order));
    expect([own.total, shown.total, totals.count]).toEqual(Array(3).fill(own.list.length));
    found[state] = own.list.map(({ order }) => order);
  }
  return found;
}

test('an order is open, and then won or lost', async () => {
  const draw = await freshDraw(app, 'CQREAD');
  const won = await place(draw.issue, [betOf({ play: 'FixedPlace', pick: '||||01234' })]);
  const lost = await place(draw.issue, [betOf({ play: 'FixedPlace', pick: '||||56789' })]);
  expect(await ordersByState()).toEqual({ open: [lost, won], won: [], lost: [], returned: [] });
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, '12342');
  expect(await ordersByState()).toEqual({ open: [], won: [won], lost: [lost], returned: [] });
  expect(await ordersByState('SSC1')).toEqual({ open: [], won: [], lost: [], returned: [] });
  const totals = { id: player.member, state: 'won' } as const;
  expect(valueOf(await owner.call('memberBetTotals', totals)).sums).toEqual({
    stake: '10.0000',
    returned: '19.5600',
  });
});

test('a corrected result opens its orders again until it is settled', async () => {
  const draw = await freshDraw(app, 'CQREAD');
  const low = await place(draw.issue, [betOf({ play: 'FixedPlace', pick: '||||01234' })]);
  const high = await place(draw.issue, [betOf({ play: 'FixedPlace', pick: '||||56789' })]);
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, '12342');
  const asked = valueOf(
    await owner.call('drawCorrect', {
      issue: draw.issue,
      numbers: '12347',
      reason: 'misread source',
    }),
  );
  const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
  const id = asked.approval;
  valueOf(await checker.call('approvalDecide', { id, decision: 'approve', reason: 'agreed' }));
  expect(await ordersByState()).toEqual({ open: [high, low], won: [], lost: [], returned: [] });
  await app.runJobs('lottery-settle');
  expect(await ordersByState()).toEqual({ open: [], won: [high], lost: [low], returned: [] });
});

test('cancelled orders and those of a void draw were given back', async () => {
  const draw = await freshDraw(app);
  const cancelled = await place(draw.issue, sureBets());
  valueOf(await player.client.call('cancelBets', { order: cancelled }));
  expect(await ordersByState()).toEqual({ open: [], won: [], lost: [], returned: [cancelled] });
  const kept = await place(draw.issue, sureBets());
  const asked = valueOf(await owner.call('drawVoid', { issue: draw.issue, reason: 'a fault' }));
  const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
  const id = asked.approval;
  valueOf(await checker.call('approvalDecide', { id, decision: 'approve', reason: 'agreed' }));
  expect(await ordersByState()).toEqual({ open: [kept], won: [], lost: [], returned: [cancelled] });
  await app.runJobs('lottery-settle');
  const returned = [kept, cancelled];
  expect(await ordersByState()).toEqual({ open: [], won: [], lost: [], returned });
  const totals = { id: player.member, state: 'returned' } as const;
  expect(valueOf(await owner.call('memberBetTotals', totals)).sums).toEqual({
    stake: '200.0000',
    returned: '200.0000',
  });
});

test('a page of a member with 20,000 orders reads at most 1,000 buffers', async () => {
  const draw = await freshDraw(app);
  await superuser.query(
    `insert into lottery.bet_order (merchant_id, order_id, member_id, username, trial, draw_id,
       first_seq, bets, stake, content_hash, placed_at, lottery)
     select d.merchant_id, gen_random_uuid(), $2, 'player1', false, d.draw_id, n, 1, 20000, '',
       d.opens_at - n * interval '1 minute', case when n % 100 = 0 then 'FH60' else 'SSC1' end
     from lottery.draw d, generate_series(1, 20000) n
     where d.merchant_id = $1 and d.issue = $3`,
    [app.merchant.id, player.member, draw.issue],
  );
  await superuser.query(
    `insert into lottery.order_result (merchant_id, member_id, result, placed_at, order_id, lottery,
       stake, returned)
     select merchant_id, member_id,
       case when first_seq % 1000 = 0 then 16 when first_seq % 10 = 0 then 4 else 0 end,
       placed_at, order_id, lottery, stake, 0 from lottery.bet_order`,
  );
  await vacuumWhole(superuser, 'lottery.bet_order');
  await vacuumWhole(superuser, 'lottery.order_result');
  await superuser.query('analyze lottery.draw');
  const inputs = [{}, ...STATES.map((state) => ({ state }))].flatMap((input) => [
    input,
    { ...input, gameCode: 'FH60' },
    { ...input, gameCode: 'K3' },
  ]);
  const heavy: string[] = [];
  for (const input of inputs) {
    const wanted = { id: player.member, ...input };
    const calls = {
      myBets: () => player.client.call('myBets', input),
      memberBets: () => owner.call('memberBets', { ...wanted, pageSize: 25 }),
      memberBetTotals: () => owner.call('memberBetTotals', wanted),
    };
    for (const [name, call] of Object.entries(calls)) {
      const { statements, buffers } = await buffersOf(superuser, call);
      expect(statements).toBeGreaterThan(0);
      if (buffers > BUFFERS_MAX) heavy.push(`${name} ${JSON.stringify(input)}: ${buffers}`);
    }
  }
  expect(heavy).toEqual([]);
});
