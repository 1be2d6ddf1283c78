// The orders of a team, as its agent reads them: plays in words, in a page and in a file.
import { expect, afterAll, beforeAll, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../../../demo/demo-members.ts';
import { agree } from '../../../testing/agree.ts';
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

let app: LotteryApp;
let below: Player;
let draw: Awaited<ReturnType<typeof freshDraw>>;

async function uplineIn(language: 'EN' | 'TH') {
  const account = { username: 'upline', password: DEMO_PASSWORD };
  const { token } = valueOf(await app.client().call('login', account));
  return app.client({ token, language });
}

beforeAll(async () => {
  app = await openLotteryApp();
  below = await logInPlayer(app, 'downline1', '1000');
  draw = await freshDraw(app);
  const bets = [
    betOf({ play: 'FixedPlace', pick: '12||||' }),
    betOf({ play: 'FixedPlace', pick: '|3|||' }),
  ];
  valueOf(await below.client.call('placeBets', { issue: draw.issue, bets }));
});
afterAll(() => app.close());

test('an order has its bets in the words of the reader, with unit and multiple', async () => {
  const upline = await uplineIn('EN');
  const { list } = valueOf(await upline.call('agentBets', {}));
  expect(list).toHaveLength(1);
  const [order] = list;
  expect(order).toMatchObject({ username: 'downline1', bets: 2, status: 'open', shared: false });
  expect(order?.settledAt).toBeUndefined();
  expect(order?.lines).toHaveLength(2);
  expect(order?.lines[0]).toMatchObject({ notes: 2, multiple: 1, unit: '2.0000' });
  expect(order?.lines[0]?.play).not.toContain('FixedPlace');
  expect(order?.lines[0]?.pick).toMatch(/1.*2/);
  const thai = valueOf(await (await uplineIn('TH')).call('agentBets', {})).list[0];
  expect(thai?.lines[0]?.play).not.toBe(order?.lines[0]?.play);
});

test('a member who is no agent reads no list of a team', async () => {
  for (const call of ['agentBets', 'agentBetSums', 'agentBetsCsv', 'agentTeam'] as const) {
    expect(await below.client.call(call, {})).toMatchObject({
      ok: false,
      refusal: { code: 'agent.required' },
    });
  }
});

test('the file has plays and statuses as words', async () => {
  for (const [language, open] of [
    ['EN', 'Open'],
    ['TH', 'รอผล'],
  ] as const) {
    const upline = await uplineIn(language);
    const [order] = valueOf(await upline.call('agentBets', {})).list;
    const { body } = valueOf(await upline.call('agentBetsCsv', {}));
    const [heading = '', line = ''] = body.trim().split(/\r?\n/);
    expect(line.split(',')).toHaveLength(heading.split(',').length);
    expect(line).toContain(`${order?.lines[0]?.play} (+1)`);
    expect(line).toContain(order?.game ?? '?');
    expect(line).toContain(`,${open},`);
    expect(line).not.toMatch(/FixedPlace|,open,/);
  }
});

test('a settled order says when', async () => {
  await turnTo(app, draw.drawAt);
  await runLottery(app);
  const upline = await uplineIn('EN');
  const [order] = valueOf(await upline.call('agentBets', {})).list;
  expect(['won', 'lost']).toContain(order?.status);
  expect(order?.settledAt).toBeGreaterThan(order?.placedAt ?? Infinity);
  expect(order?.validBet).toBe(order?.stake);
});

test('who may not see the bets of its team gets neither the list nor its sums nor the file', async () => {
  const found = await app.context.pool.query<{ member_id: string }>(
    `select member_id from members.member where merchant_id = $1 and username = 'upline'`,
    [app.merchant.id],
  );
  const owner = app.backoffice({ token: await logInOperator(app, 'owner') });
  await agree(
    app,
    await owner.call('agentPermissionsSet', {
      id: (found.rows[0]?.member_id ?? '') as never,
      permissions: { viewsDescendantBets: false },
      reason: 'for the test',
    }),
  );
  const upline = await uplineIn('EN');
  for (const call of ['agentBets', 'agentBetSums', 'agentBetsCsv', 'agentRoundSums'] as const) {
    expect(await upline.call(call, {})).toMatchObject({
      ok: false,
      refusal: { code: 'agent.not_permitted' },
    });
  }
  expect(await upline.call('agentBets', { scope: 'self' })).toMatchObject({ ok: true });
});
