import { verifyEd25519, verifyProof } from '@fairhouse/rules/fair';
import { DAY_MS, HOUR_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterNumbers, layOutEntered } from '../../testing/entered-lottery.ts';
import { logInOperator } from '../../testing/log-in-operator.ts';
import {
  balanceOf,
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
import { NODE_HASHES } from './node-hashes.ts';

let house: LotteryHouse;
let player: Player;
let other: Player;

beforeAll(async () => {
  house = await openLotteryHouse();
  const limits = { member_draw_payout: 500_000, member_day_payout: 1_200_000 };
  await layOutEntered(house, 'CQREAD', limits);
  // Noon in Manila: the day does not end under the test, and no draw was laid out before the
  // change.
  await turnTo(house, Math.ceil(house.house.clock.now() / DAY_MS) * DAY_MS + 4 * HOUR_MS);
  await runLottery(house);
  player = await playerWith(house, 'player1', '1000');
  other = await playerWith(house, 'downline1', '1000');
});
afterAll(() => house.close());

/** Places sure bets on the next draw and lets it be settled. */
async function playOne(who: Player) {
  const { issue, drawAt } = await freshDraw(house, 'CQREAD');
  const { order } = valueOf(await who.client.call('placeBets', { issue, bets: sureBets() }));
  await turnTo(house, drawAt);
  await runLottery(house);
  await enterNumbers(house, issue, '12345');
  const { record } = valueOf(await who.client.call('myOrder', { order }));
  const prizes = record.bets.map(({ prize }) => Number(prize));
  const kept = record.bets.map(({ capped }) => Number(capped));
  const sum = (each: readonly number[]) => each.reduce((total, one) => total + one, 0).toFixed(2);
  const numbers = record.numbers ?? '';
  return { issue, numbers, prize: sum(prizes), capped: sum(kept) };
}

test('a member’s prizes stay within the limits of the draw and of the day', async () => {
  const first = await playOne(player);
  expect(first).toMatchObject({ prize: '50.00', capped: '47.80' });
  expect(await balanceOf(house, player.member)).toBe('950.0000');
  expect(await playOne(player)).toMatchObject({ prize: '50.00', capped: '47.80' });
  const third = await playOne(player);
  expect(third).toMatchObject({ prize: '20.00', capped: '77.80' });
  expect(await balanceOf(house, player.member)).toBe('820.0000');
  expect(await playOne(player)).toMatchObject({ prize: '0.00', capped: '97.80' });
  expect(await playOne(other)).toMatchObject({ prize: '50.00' });

  const desk = house.desk({ token: await logInOperator(house, 'owner') });
  const { totals } = valueOf(await desk.call('drawDesk', { issue: third.issue }));
  expect(totals).toContainEqual(expect.objectContaining({ prize: '20.0000', capped: '77.8000' }));
  const right = `${Number(third.numbers) < 50_000 ? 9 : 0}${third.numbers.slice(1)}`;
  const ask = { issue: third.issue, numbers: right };
  const preview = valueOf(await desk.call('drawCorrection', ask));
  expect(preview).toMatchObject({ takeBack: '20.0000', pay: '20.0000', winningTickets: 2 });
  const asked = valueOf(await desk.call('drawCorrect', { ...ask, reason: 'misread source' }));
  const checker = house.desk({ token: await logInOperator(house, 'partner') });
  const agreed = { id: asked.approval, decision: 'approve', reason: 'agreed' } as const;
  valueOf(await checker.call('approvalDecide', agreed));
  await house.runJobs('lottery-settle');
  const anew = valueOf(await desk.call('drawDesk', { issue: third.issue })).totals;
  expect(anew).toContainEqual(
    expect.objectContaining({ version: 2, prize: preview.pay, capped: '77.8000' }),
  );
  const proof = valueOf(await house.client().call('drawProof', { issue: third.issue }));
  const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };
  expect(verifyProof(proof, ports).verdict).toBe('entered');
});
