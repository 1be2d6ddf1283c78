// The database's clock in statements: read after the lock where a lock decides, and indexable where
// rows are searched by time.
import { assert } from '@fairhouse/values';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  betOf,
  freshDraw,
  openLotteryApp,
  logInPlayer,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';

let home: LotteryApp;
let superuser: pg.Client;

beforeAll(async () => {
  home = await openLotteryApp();
  superuser = new pg.Client({ connectionString: home.databaseUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await home.close();
});

/** Waits until at least `count` sessions of the server wait for a lock. */
async function waitForLocks(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await superuser.query(
      `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(count);
  });
}

describe('the time is read after the lock', () => {
  const LOCK = 'select 1 from lottery.draw_book where closed = false for update';

  test('a bet that waits for its draw until after the close is refused', async () => {
    const player = await logInPlayer(home, 'player1', '100');
    const draw = await freshDraw(home);
    await superuser.query('begin');
    await superuser.query(LOCK);
    const bets = [betOf({ play: 'FixedPlace', pick: '1||||' })];
    const placing = player.client.call(
      'placeBets',
      { issue: draw.issue, bets },
      { idempotencyKey: randomUUID() },
    );
    await waitForLocks(1);
    await home.turnClock(draw.closesAt - home.context.clock.now() + 1);
    await superuser.query('commit');
    const answer = await placing;
    assert(!answer.ok, 'it came too late');
    expect(answer.refusal.code).toBe('bet.draw_closed');
  });

  test('a draw that is closed late records the time after which no bet was accepted', async () => {
    const draw = await freshDraw(home);
    await home.turnClock(draw.closesAt - home.context.clock.now() + 1);
    await superuser.query('begin');
    await superuser.query(LOCK);
    const closing = home.runJobs('lottery-close');
    await waitForLocks(1);
    await home.turnClock(3000);
    await superuser.query('commit');
    await closing;
    const { rows } = await superuser.query<{ late: number }>(
      `select extract(epoch from closed_at - closes_at)::float8 as late from lottery.draw
        where merchant_id = $1 and issue = $2`,
      [home.merchant.id, draw.issue],
    );
    expect(rows[0]?.late).toBeGreaterThanOrEqual(3);
  });
});
