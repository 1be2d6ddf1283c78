// In a house of one's own nobody's money is staked on a draw that nobody independent signs
// (draws.md, LD2 item 5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balanceOf,
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryHouse,
  playerWith,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../testing/lottery-house.ts';
import { markInstallation } from '../settings/index.ts';

let house: LotteryHouse;
let player: Player;

beforeAll(async () => {
  house = await openLotteryHouse();
  player = await playerWith(house, 'player1', '1000');
});
afterAll(() => house.close());

const bets = () => [betOf({ play: 'FixedPlace', pick: '7||||', unit: '2' })];

const plan = (issue: string) => ({
  issue,
  kind: 'same' as const,
  multiples: [1, 1, 1],
  stopOnWin: false,
  bets: bets(),
  total: '6.0000',
});

test('a draw that nobody independent signs takes no money in a house of one’s own', async () => {
  const early = await drawOnSale(house);
  valueOf(await player.client.call('createChase', plan(early.issue)));
  await house.runJobs('lottery-chase');
  expect(await balanceOf(house, player.member)).toBe('994.0000');

  await markInstallation(house.house.pool, 'own', house.house.clock.now());
  const { issue } = await freshDraw(house);
  await house.runJobs('lottery-chase');
  const [chase] = valueOf(await player.client.call('myChases', {})).list;
  expect(chase?.steps.slice(0, 2).map(({ state, status }) => [state, status])).toEqual([
    ['PLACED', undefined],
    ['RETURNED', 20],
  ]);
  const balance = await balanceOf(house, player.member);

  const refused = { ok: false, refusal: { code: 'bet.play_money_only', status: 422 } };
  expect(await player.client.call('placeBets', { issue, bets: bets() })).toMatchObject(refused);
  expect(await player.client.call('createChase', plan(issue))).toMatchObject(refused);
  expect(await balanceOf(house, player.member)).toBe(balance);

  const { token } = valueOf(await house.client().call('freePlay', { random: 'abcdefgh12345678' }));
  const visitor = house.client({ token });
  valueOf(await visitor.call('placeBets', { issue, bets: bets() }));
  valueOf(await visitor.call('createChase', plan(issue)));
});
