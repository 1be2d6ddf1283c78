import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '../../../testing/agree.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
  drawOnSale,
  openLotteryApp,
  logInPlayer,
  runLottery,
  sureBets,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';

let app: LotteryApp;

beforeAll(async () => {
  app = await openLotteryApp();
});
afterAll(() => app.close());

const plan = (issue: string, multiples: readonly number[], stopOnWin: boolean) => ({
  issue,
  kind: 'same' as const,
  multiples: [...multiples],
  stopOnWin,
  bets: sureBets(),
  total: `${100 * multiples.reduce((sum, each) => sum + each, 0)}.0000`,
});

async function comeTo(at: number): Promise<void> {
  await turnTo(app, at);
  await runLottery(app);
  await app.runJobs('lottery-chase');
}

describe('a chase', () => {
  test('is charged in full, and stops after a win with the rest refunded', async () => {
    const player = await logInPlayer(app, 'player1', '1000');
    const draw = await drawOnSale(app);
    const made = valueOf(
      await player.client.call('createChase', plan(draw.issue, [1, 1, 1], true)),
    );
    expect(await balanceOf(app, player.member)).toBe('700.0000');
    await app.runJobs('lottery-chase');
    await comeTo(draw.closesAt);
    const placed = valueOf(await player.client.call('myChases', {})).list[0];
    expect(placed?.steps.map((step) => step.state)).toEqual(['PLACED', 'PLACED', 'PENDING']);
    await comeTo(draw.drawAt);
    await comeTo(draw.drawAt + 1000);
    const after = valueOf(await player.client.call('myChases', {})).list[0];
    // The second order was placed already, and cancelled by the end.
    expect(after).toMatchObject({ id: made.id, state: 'STOPPED', returned: '200.0000' });
    expect(after?.steps.map((step) => step.status)).toEqual([4, 6, 6]);
    expect(await balanceOf(app, player.member)).toBe('997.8000');
  });

  test('is cancelled from its last order backwards', async () => {
    const player = await logInPlayer(app, 'downline1', '1000');
    const draw = await drawOnSale(app);
    const { id } = valueOf(
      await player.client.call('createChase', plan(draw.issue, [1, 2, 3], false)),
    );
    await app.runJobs('lottery-chase');
    const cut = valueOf(await player.client.call('stopChase', { id, fromStep: 3 }));
    expect(cut).toMatchObject({ state: 'ACTIVE', returned: '300.0000' });
    expect(await balanceOf(app, player.member)).toBe('700.0000');
    const ended = valueOf(await player.client.call('stopChase', { id }));
    expect(ended.steps.map((step) => step.status)).toEqual([8, 8, 8]);
    expect(await balanceOf(app, player.member)).toBe('1000.0000');
    const again = await player.client.call('stopChase', { id });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'chase.ended' } });
  });

  test('is ended by its player also while the job looks for chases without orders', async () => {
    const player = await logInPlayer(app, 'downline1', '1000');
    const before = await balanceOf(app, player.member);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const draw = await drawOnSale(app);
      const multiples = [1, 1, 1];
      const { id } = valueOf(
        await player.client.call('createChase', plan(draw.issue, multiples, false)),
      );
      await app.runJobs('lottery-chase');
      const during = { isOver: false };
      const stopped = player.client.call('stopChase', { id });
      void stopped.finally(() => (during.isOver = true));
      while (!during.isOver) await app.runJobs('lottery-chase');
      expect(valueOf(await stopped).state).toBe('CANCELLED');
    }
    expect(await balanceOf(app, player.member)).toBe(before);
  });

  test('requested several times under one id is created once', async () => {
    const player = await logInPlayer(app, 'downline2', '1000');
    const draw = await drawOnSale(app);
    const idempotencyKey = randomUUID();
    const asked = plan(draw.issue, [1, 1], false);
    const answers = await Promise.all(
      [1, 2, 3].map(() => player.client.call('createChase', asked, { idempotencyKey })),
    );
    expect(new Set(answers.map((answer) => valueOf(answer).id)).size).toBe(1);
    expect(await balanceOf(app, player.member)).toBe('800.0000');
  });

  test.each([
    ['frozen', 'player1'],
    ['closed', 'downline1'],
  ] as const)('of a member who is %s stops betting and refunds the rest', async (how, username) => {
    const player = await logInPlayer(app, username, '1000');
    const before = await balanceOf(app, player.member);
    const draw = await drawOnSale(app);
    valueOf(await player.client.call('createChase', plan(draw.issue, [1, 2, 3], false)));
    await app.runJobs('lottery-chase');
    const backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
    const target = { id: player.member, reason: 'asked for by the member' };
    if (how === 'frozen') valueOf(await backoffice.call('memberFreeze', { ...target, level: 3 }));
    else await agree(app, await backoffice.call('memberDisable', target));
    await comeTo(draw.closesAt);
    await comeTo(draw.closesAt + 1000);
    const ended = await balanceOf(app, player.member);
    expect((Number(before) - Number(ended)).toFixed(4)).toBe('100.0000');
    await agree(app, await backoffice.call('memberUnfreeze', target));
    const again = await logInPlayer(app, username, '0');
    const made = valueOf(await again.client.call('myChases', {})).list[0];
    expect(made?.state).toBe('STOPPED');
    expect(made?.steps.map((step) => step.state)).toEqual(['PLACED', 'RETURNED', 'RETURNED']);
    expect(made?.steps.slice(1).map((step) => step.status)).toEqual([14, 14]);
  });

  test('keeps the names and times of its draws when the calendar is changed', async () => {
    const player = await logInPlayer(app, 'downline2', '1000');
    const draw = await drawOnSale(app, 'SSC5');
    const asked = plan(draw.issue, [1, 1, 1], false);
    const { steps } = valueOf(await player.client.call('createChase', asked));
    expect(steps.map(({ drawAt }) => drawAt - draw.drawAt)).toEqual([0, 300_000, 600_000]);
    const sql = new pg.Client({ connectionString: app.databaseUrl });
    await sql.connect();
    await sql.query(
      `update lottery.lottery set schedule = '{"kind":"interval","seconds":600,"series":1}'
       where code = 'SSC5'`,
    );
    await sql.end();
    app.context.signals.send({ topic: 'site', merchant: app.merchant.id });
    const later = valueOf(await player.client.call('myChases', {})).list[0];
    expect(later?.steps.map(({ issue, drawAt }) => [issue, drawAt])).toEqual(
      steps.map(({ issue, drawAt }) => [issue, drawAt]),
    );
  });

  test('refunds the order of a draw that was never on sale', async () => {
    const player = await logInPlayer(app, 'upline', '1000');
    const draw = await drawOnSale(app);
    await player.client.call('createChase', plan(draw.issue, [1, 1], false));
    await app.turnClock(10 * 60_000);
    await app.runJobs('lottery-chase');
    const made = valueOf(await player.client.call('myChases', {})).list[0];
    expect(made?.steps.map((step) => step.status)).toEqual([14, 14]);
    expect(made?.state).toBe('DONE');
    expect(await balanceOf(app, player.member)).toBe('1000.0000');
  });
});
