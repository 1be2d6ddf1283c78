import { SECOND_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLotteryApp, type LotteryApp } from '../../../testing/lottery-app.ts';

/** More requests than the pool has connections. */
const CROWD = 48;

let app: LotteryApp;

beforeAll(async () => {
  app = await openLotteryApp();
});
afterAll(() => app.close());

it('requests that use every connection still share one new read of the draw', async () => {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    // The cached draw has expired by now.
    await app.turnClock(SECOND_MS);
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () => app.client().call('currentDraw', { gameCode: 'SSC1' })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(CROWD);
  }
}, 60_000);
