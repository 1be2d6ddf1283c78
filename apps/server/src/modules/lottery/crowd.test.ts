import { SECOND_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryHouse, type LotteryHouse } from '../../testing/lottery-house.ts';

/** More than the pool has connections. */
const CROWD = 48;

let house: LotteryHouse;

beforeAll(async () => {
  house = await openLotteryHouse();
});
afterAll(() => house.close());

it('a crowd that holds every connection still gets the draw that is read anew for all of it', async () => {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    // What was read before is too old by now.
    await house.turnClock(SECOND_MS);
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () => house.client().call('currentDraw', { gameCode: 'SSC1' })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(CROWD);
  }
}, 60_000);
