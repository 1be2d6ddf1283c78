import { verifyEd25519, verifyProof } from '@fairhouse/rules/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  balanceOf,
  betOf,
  drawOnSale,
  openLotteryHouse,
  playerWith,
  runLottery,
  turnTo,
  valueOf,
  type LotteryHouse,
} from '../../testing/lottery-house.ts';
import { NODE_HASHES } from './node-hashes.ts';

const LOW = '01234';
const HIGH = '56789';

let house: LotteryHouse;

beforeAll(async () => {
  house = await openLotteryHouse();
});
afterAll(() => house.close());

describe('a draw from its commitment to the last payout', () => {
  test('pays who won, and its proof holds', async () => {
    const player = await playerWith(house, 'player1', '1000');
    const draw = await drawOnSale(house);
    const placed = valueOf(
      await player.client.call('placeBets', {
        issue: draw.issue,
        bets: [LOW, HIGH].map((digits) =>
          betOf({ play: 'FixedPlace', pick: Array(5).fill(digits).join('|') }),
        ),
      }),
    );
    expect(placed.bets[0]?.seq).toBe(1);
    expect(await balanceOf(house, player.member)).toBe('900.0000');
    await turnTo(house, draw.drawAt);
    await runLottery(house);
    expect(await balanceOf(house, player.member)).toBe('997.8000');
    const proof = valueOf(await house.client().call('drawProof', { issue: draw.issue }));
    const ports = { hashes: NODE_HASHES, verifySignature: verifyEd25519 };
    const receipt = valueOf(await player.client.call('myOrder', { order: placed.order }))
      .receipts[0];
    const report = verifyProof(proof, ports, receipt ? { receipt } : {});
    expect(report.checks.filter((check) => check.status !== 'ok')).toEqual([]);
    expect(report.verdict).toBe('verified');
  });
});
