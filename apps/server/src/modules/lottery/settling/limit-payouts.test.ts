import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519 } from '@fairhouse/rules/fair';
import { DAY_MS, HOUR_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  enterNumbers,
  provisionEnteredLottery,
} from '../../../testing/provision-entered-lottery.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
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
import { NODE_HASHES } from '@fairhouse/hashes';

let app: LotteryApp;
let player: Player;
let other: Player;

beforeAll(async () => {
  app = await openLotteryApp();
  const limits = { member_draw_payout: 500_000, member_day_payout: 1_200_000 };
  await provisionEnteredLottery(app, 'CQREAD', limits);
  // Noon in Manila: the day does not end during the test, and no draw was scheduled before the
  // change.
  await turnTo(app, Math.ceil(app.context.clock.now() / DAY_MS) * DAY_MS + 4 * HOUR_MS);
  await runLottery(app);
  player = await logInPlayer(app, 'player1', '1000');
  other = await logInPlayer(app, 'downline1', '1000');
});
afterAll(() => app.close());

/** Places bets that win with any number on the next draw and settles it. */
async function playOne(who: Player) {
  const { issue, drawAt } = await freshDraw(app, 'CQREAD');
  const { order } = valueOf(await who.client.call('placeBets', { issue, bets: sureBets() }));
  await turnTo(app, drawAt);
  await runLottery(app);
  await enterNumbers(app, issue, '12345');
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
  expect(await balanceOf(app, player.member)).toBe('950.0000');
  expect(await playOne(player)).toMatchObject({ prize: '50.00', capped: '47.80' });
  const third = await playOne(player);
  expect(third).toMatchObject({ prize: '20.00', capped: '77.80' });
  expect(await balanceOf(app, player.member)).toBe('820.0000');
  expect(await playOne(player)).toMatchObject({ prize: '0.00', capped: '97.80' });
  expect(await playOne(other)).toMatchObject({ prize: '50.00' });

  const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  const { totals } = valueOf(await backoffice.call('drawDetail', { issue: third.issue }));
  expect(totals).toContainEqual(expect.objectContaining({ prize: '20.0000', capped: '77.8000' }));
  const right = `${Number(third.numbers) < 50_000 ? 9 : 0}${third.numbers.slice(1)}`;
  const ask = { issue: third.issue, numbers: right };
  const preview = valueOf(await backoffice.call('drawCorrection', ask));
  expect(preview).toMatchObject({ takeBack: '20.0000', pay: '20.0000', winningTickets: 2 });
  const asked = valueOf(await backoffice.call('drawCorrect', { ...ask, reason: 'misread source' }));
  const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
  const agreed = { id: asked.approval, decision: 'approve', reason: 'agreed' } as const;
  valueOf(await checker.call('approvalDecide', agreed));
  await app.runJobs('lottery-settle');
  const settledAgain = valueOf(await backoffice.call('drawDetail', { issue: third.issue })).totals;
  expect(settledAgain).toContainEqual(
    expect.objectContaining({ version: 2, prize: preview.pay, capped: '77.8000' }),
  );
  const proof = valueOf(await app.client().call('drawProof', { issue: third.issue }));
  const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };
  expect(verifyProofFile(proof, ports).verdict).toBe('entered');
});
