import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519 } from '@fairhouse/rules/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  balanceOf,
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import { NODE_HASHES } from '@fairhouse/hashes';

const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };
const LOW = '01234';
const HIGH = '56789';

let app: LotteryApp;

beforeAll(async () => {
  app = await openLotteryApp();
});
afterAll(() => app.close());

describe('a draw from its commitment to the last payout', () => {
  test('pays the winners, and its proof is valid', async () => {
    const player = await logInPlayer(app, 'player1', '1000');
    const draw = await drawOnSale(app);
    const placed = valueOf(
      await player.client.call('placeBets', {
        issue: draw.issue,
        bets: [LOW, HIGH].map((digits) =>
          betOf({ play: 'FixedPlace', pick: Array(5).fill(digits).join('|') }),
        ),
      }),
    );
    expect(placed.bets[0]?.seq).toBe(1);
    expect(await balanceOf(app, player.member)).toBe('900.0000');
    await turnTo(app, draw.drawAt);
    await runLottery(app);
    expect(await balanceOf(app, player.member)).toBe('997.8000');
    const proof = valueOf(await app.client().call('drawProof', { issue: draw.issue }));
    const receipt = valueOf(await player.client.call('myOrder', { order: placed.order }))
      .receipts[0];
    const report = verifyProofFile(proof, ports, receipt ? { receipt } : {});
    expect(report.checks.filter((check) => check.status !== 'ok')).toEqual([]);
    expect(report.verdict).toBe('verified');
  });

  test('can be verified at every stage, with cancelled, tied and play-money tickets', async () => {
    const player = await logInPlayer(app, 'downline1', '1000');
    const trial = valueOf(await app.client().call('freePlay', { random: 'x'.repeat(32) }));
    const draw = await freshDraw(app);
    const { issue } = draw;
    const verdict = async () =>
      verifyProofFile(valueOf(await app.client().call('drawProof', { issue })), ports).verdict;
    const place = async (client: typeof player.client, ...bets: ReturnType<typeof betOf>[]) =>
      valueOf(await client.call('placeBets', { issue, bets }));
    const sold = valueOf(await app.client().call('lotteryBoard', { gameCode: 'SSC1' })).plays;
    const oddsOf = (play: string) => sold.find((each) => each.play === play)?.odds ?? '';
    const fixed = (play: string, pick: string) =>
      betOf({ play, pick, style: 'FIXED', odds: oddsOf(play) });
    const refunding = sold.find((each) => each.menu === 'DragonTigerRefund')?.play ?? '';
    const cancelled = await place(player.client, betOf({ play: 'FixedPlace', pick: '01234||||' }));
    await place(player.client, fixed('TotalBSOE', 'BSOE'), fixed(refunding, 'DT'));
    await place(player.client, betOf({ play: 'Last3Straight', pick: '1|3|6', style: 'ZY' }));
    await place(app.client({ token: trial.token }), betOf({ play: 'All5NoPos1', pick: '0123456' }));
    valueOf(await player.client.call('cancelBets', { order: cancelled.order }));
    expect(await verdict()).toBe('incomplete');
    await turnTo(app, draw.closesAt);
    await app.runJobs('lottery-close', 'lottery-witness');
    expect(await verdict()).toBe('incomplete');
    await turnTo(app, draw.drawAt);
    await app.runJobs('lottery-draw');
    expect(await verdict()).toBe('verified');
    await app.runJobs('lottery-settle');
    expect(await verdict()).toBe('verified');
  });
});
