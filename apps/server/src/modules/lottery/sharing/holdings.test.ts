// Shares of group buys as rows of a member's bets: for the member by its filters, for operators in
// lists, sums and figures.
import type { Client } from '@fairhouse/calls/client';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { offerClosesAt } from '@fairhouse/rules/lottery';
import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { countMovements } from '../../../testing/lines/count-movements.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  freshDraw,
  logInPlayer,
  openLotteryApp,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';
import { auditBets } from '../audits/index.ts';

let app: LotteryApp;
let ann: Player;
let bob: Player;
let owner: Client<OperatorCalls>;

beforeAll(async () => {
  app = await openLotteryApp();
  ann = await logInPlayer(app, 'player1', '1000');
  bob = await logInPlayer(app, 'downline1', '1000');
  owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  await provisionEnteredLottery(app, 'CQREAD');
  await runLottery(app);
});
afterAll(() => app.close());

/** An order of 10 in ten shares: it wins 19.56 where the last number is below five. */
async function openOffer(guarantee = 0) {
  const draw = await freshDraw(app, 'CQREAD');
  const bets = [betOf({ play: 'FixedPlace', pick: '||||01234' })];
  const { offer } = valueOf(
    await ann.client.call('createOffer', {
      issue: draw.issue,
      bets,
      shares: 10,
      ownShares: 5,
      guarantee,
      commission: 0,
      secrecy: 'open',
    }),
  );
  const buy = async (shares: number) =>
    valueOf(await bob.client.call('buyShares', { id: offer.id, shares }));
  const close = async () => {
    await turnTo(app, offerClosesAt(draw) + 500);
    await app.runJobs('lottery-offers');
  };
  return { draw, id: offer.id, buy, close };
}

const STATES = ['open', 'won', 'lost', 'returned'] as const;

/** In which states an offer is a row of the member's bets: the member's and the operators' agree. */
async function statesOf({ client, member }: Player, id: string): Promise<string[]> {
  const found: string[] = [];
  for (const state of STATES) {
    const own = valueOf(await client.call('myOffers', { state, gameCode: 'CQREAD' }));
    const asked = { id: member, state, gameCode: 'CQREAD' };
    const shown = valueOf(await owner.call('memberBets', asked));
    const isOwn = own.list.some((offer) => offer.id === id);
    expect(shown.list.some(({ order }) => (order as string) === id)).toBe(isOwn);
    expect(valueOf(await owner.call('memberBetTotals', asked)).count).toBe(shown.total);
    if (isOwn) found.push(state);
  }
  return found;
}

async function rowOf({ member }: Player, id: string) {
  const { list } = valueOf(await owner.call('memberBets', { id: member }));
  return list.find(({ order }) => (order as string) === id);
}

async function decide(approval: string): Promise<void> {
  const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
  const id = approval as never;
  valueOf(await checker.call('approvalDecide', { id, decision: 'approve', reason: 'agreed' }));
}

async function findings() {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return await auditBets(client);
  } finally {
    await client.end();
  }
}

test('shares are open, then won, and lost after a correction', async () => {
  const { draw, id, buy, close } = await openOffer();
  await buy(2);
  await buy(3);
  expect(await statesOf(bob, id)).toEqual(['open']);
  expect(await rowOf(bob, id)).toMatchObject({
    stake: '5.0000',
    share: { shares: 5, of: 10 },
    bets: 0,
  });
  await close();
  expect(await statesOf(bob, id)).toEqual(['open']);
  expect(await rowOf(bob, id)).toMatchObject({ bets: 1, lines: [{ notes: 5 }] });
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, '12342');
  expect([await statesOf(ann, id), await statesOf(bob, id)]).toEqual([['won'], ['won']]);
  expect(await rowOf(bob, id)).toMatchObject({ stake: '5.0000', returned: '9.7800' });
  const won = { id: bob.member, state: 'won' } as const;
  expect(valueOf(await owner.call('memberBetTotals', won)).sums).toEqual({
    stake: '5.0000',
    returned: '9.7800',
  });
  const asked = valueOf(
    await owner.call('drawCorrect', {
      issue: draw.issue,
      numbers: '12347',
      reason: 'misread source',
    }),
  );
  await decide(asked.approval);
  expect(await statesOf(bob, id)).toEqual(['open']);
  await app.runJobs('lottery-settle');
  expect(await statesOf(bob, id)).toEqual(['lost']);
  expect(await rowOf(bob, id)).toMatchObject({ returned: '0.0000' });
  expect(await findings()).toEqual([]);
});

test('shares of an offer that is not placed, or whose draw is void, were given back', async () => {
  const half = await openOffer();
  await half.buy(2);
  await half.close();
  expect([await statesOf(ann, half.id), await statesOf(bob, half.id)]).toEqual([
    ['returned'],
    ['returned'],
  ]);
  expect(await rowOf(bob, half.id)).toMatchObject({ returned: '2.0000', cancelled: true });
  const full = await openOffer(4);
  await full.buy(4);
  expect(await rowOf(ann, full.id)).toMatchObject({ stake: '9.0000' });
  await full.close();
  expect(await rowOf(ann, full.id)).toMatchObject({ stake: '6.0000' });
  const asked = valueOf(
    await owner.call('drawVoid', { issue: full.draw.issue, reason: 'a fault' }),
  );
  await decide(asked.approval);
  await app.runJobs('lottery-settle');
  expect(await statesOf(ann, full.id)).toEqual(['returned']);
  expect(await rowOf(ann, full.id)).toMatchObject({ stake: '6.0000', returned: '6.0000' });
  expect(await findings()).toEqual([]);
});

test('the figures and the time line of a member count its shares', async () => {
  await countMovements(app);
  const before = valueOf(await owner.call('memberFigures', { id: bob.member }));
  const { draw, id, buy, close } = await openOffer();
  await buy(5);
  await close();
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  await enterNumbers(app, draw.issue, '12342');
  await countMovements(app);
  const after = valueOf(await owner.call('memberFigures', { id: bob.member }));
  for (const span of ['lifetime', 'month'] as const) {
    const moved = (name: 'stakes' | 'payouts') =>
      Number(after[span][name]) - Number(before[span][name]);
    expect([moved('stakes'), moved('payouts')]).toEqual([5, 9.78]);
    expect(after[span].bets).toBe(before[span].bets + 1);
  }
  const line = valueOf(await owner.call('memberCase', { id: bob.member, kinds: 'bet' }));
  const entry = line.list.find(({ key }) => key === `bet:${id}`);
  expect(entry).toMatchObject({ amount: '5.0000', returned: '9.7800', subject: draw.issue });
});

test('an audit finds a holding that is not what its shares are', async () => {
  const { id } = await openOffer();
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const change = (by: number) =>
    client.query('update lottery.holding set stake = stake + $2 where offer_id = $1', [id, by]);
  await change(1);
  expect(await findings()).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('its holding') }),
  ]);
  await change(-1);
  await client.end();
  expect(await findings()).toEqual([]);
});
