// In an installation of an operator's own, no real money is staked on a draw that no independent
// party signs (draws.md, LD2 item 5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balanceOf,
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { markInstallation } from '../../settings/index.ts';

let app: LotteryApp;
let player: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  player = await logInPlayer(app, 'player1', '1000');
});
afterAll(() => app.close());

const bets = () => [betOf({ play: 'FixedPlace', pick: '7||||', unit: '2' })];

const plan = (issue: string) => ({
  issue,
  kind: 'same' as const,
  multiples: [1, 1, 1],
  stopOnWin: false,
  bets: bets(),
  total: '6.0000',
});

test('a draw that no independent party signs takes no real money outside of a demo installation', async () => {
  const early = await drawOnSale(app);
  valueOf(await player.client.call('createChase', plan(early.issue)));
  await app.runJobs('lottery-chase');
  expect(await balanceOf(app, player.member)).toBe('994.0000');

  await markInstallation(app.context.pool, 'own', app.context.clock.now());
  const { issue } = await freshDraw(app);
  await app.runJobs('lottery-chase');
  const [chase] = valueOf(await player.client.call('myChases', {})).list;
  expect(chase?.steps.slice(0, 2).map(({ state, status }) => [state, status])).toEqual([
    ['PLACED', undefined],
    ['RETURNED', 20],
  ]);
  const balance = await balanceOf(app, player.member);

  const refused = { ok: false, refusal: { code: 'bet.play_money_only', status: 422 } };
  expect(await player.client.call('placeBets', { issue, bets: bets() })).toMatchObject(refused);
  expect(await player.client.call('createChase', plan(issue))).toMatchObject(refused);
  expect(await balanceOf(app, player.member)).toBe(balance);

  const { token } = valueOf(await app.client().call('freePlay', { random: 'abcdefgh12345678' }));
  const visitor = app.client({ token });
  valueOf(await visitor.call('placeBets', { issue, bets: bets() }));
  valueOf(await visitor.call('createChase', plan(issue)));
});
