import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '../../../testing/agree.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  drawOnSale,
  freshDraw,
  openLotteryHouse,
  playerWith,
  runLottery,
  turnTo,
  valueOf,
  type LotteryHouse,
} from '../../../testing/lottery-house.ts';

let house: LotteryHouse;
let desk: ReturnType<LotteryHouse['desk']>;

beforeAll(async () => {
  house = await openLotteryHouse();
  desk = house.desk({ token: await logInOperator(house, 'owner') });
});
afterAll(() => house.close());

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

async function lotteryNow() {
  const { list } = valueOf(await desk.call('lotteryList', {}));
  const found = list.find((each) => each.code === 'SSC1');
  if (found === undefined) throw new Error('SSC1 is laid out');
  return found;
}

function editOf(lottery: Awaited<ReturnType<typeof lotteryNow>>) {
  const {
    family: _family,
    groupCode: _group,
    mode: _mode,
    schedule: _schedule,
    closeLeadSeconds: _lead,
    voidAfterSeconds: _patience,
    feed: _feed,
    unitBase: _base,
    oddsVersion: _odds,
    changedAt: _at,
    changedBy: _by,
    current: _current,
    last: _last,
    ...terms
  } = lottery;
  return { ...terms, reason: 'tried in a test' };
}

describe('the lottery desk', () => {
  test('changes what a lottery is sold on, once for each reading of it', async () => {
    const before = await lotteryNow();
    const edit = { ...editOf(before), minStake: '5.0000' };
    const waits = await desk.call('lotteryEdit', edit);
    expect(await lotteryNow()).toMatchObject({
      version: before.version,
      minStake: before.minStake,
    });
    await agree(house, waits);
    expect(await lotteryNow()).toMatchObject({
      minStake: '5.0000',
      version: before.version + 1,
      changedBy: 'owner, partner',
    });
    expect(codeOf(await desk.call('lotteryEdit', edit))).toBe('lottery.changed');
    const player = await playerWith(house, 'player1', '100');
    const draw = await freshDraw(house);
    const bets = [betOf({ play: 'FixedPlace', pick: '7||||' })];
    expect(codeOf(await player.client.call('placeBets', { issue: draw.issue, bets }))).toBe(
      'bet.below_minimum',
    );
    const back = { ...editOf(await lotteryNow()), minStake: before.minStake };
    await agree(house, await desk.call('lotteryEdit', back));
  });

  test('chooses where the randomness of coming draws is from, if they are drawn here', async () => {
    const before = await lotteryNow();
    expect(before.mode).toBe('cosign');
    const asked = { ...editOf(before), mode: 'drand' as const };
    await agree(house, await desk.call('lotteryEdit', asked));
    expect(await lotteryNow()).toMatchObject({ mode: 'drand' });
    // Switching a lottery off or on is one operator's, and leaves the rest as it is.
    const kept = valueOf(await desk.call('lotteryEdit', editOf(await lotteryNow())));
    expect(kept).toMatchObject({ mode: 'drand' });
    expect(kept.approvalId).toBeUndefined();
    const back = { ...editOf(await lotteryNow()), mode: 'cosign' as const };
    await agree(house, await desk.call('lotteryEdit', back));
    expect(await lotteryNow()).toMatchObject({ mode: 'cosign' });
  });

  test('lets nobody choose the randomness of results that come from outside', async () => {
    const client = new pg.Client({ connectionString: house.databaseUrl });
    await client.connect();
    const setMode = (mode: string) =>
      client.query("update lottery.lottery set mode = $1 where code = 'SSC1'", [mode]);
    await setMode('entered');
    const asked = { ...editOf(await lotteryNow()), mode: 'drand' as const };
    expect(codeOf(await desk.call('lotteryEdit', asked))).toBe('lottery.mode_fixed');
    await setMode('cosign');
    await client.end();
  });

  test('refuses odds that return more than everything, and warns just below', async () => {
    const { version } = await lotteryNow();
    const edit = (odds: string, at: number) =>
      desk.call('oddsEdit', {
        code: 'SSC1',
        version: at,
        changes: [{ play: 'TotalBSOE', odds, maxNotes: 3, suspended: false }],
        reason: 'tried in a test',
      });
    expect(codeOf(await edit('2.000001', version))).toBe('lottery.rtp_over');
    expect(codeOf(await edit('1.9,1.9', version))).toBe('lottery.odds_invalid');
    const waits = await edit('1.995', version);
    expect((await lotteryNow()).version).toBe(version);
    await agree(house, waits);
    const table = valueOf(await desk.call('oddsTable', { code: 'SSC1' }));
    expect(table.plays.find(({ play }) => play === 'TotalBSOE')).toMatchObject({
      odds: '1.995',
      rtp: 997_500,
      warning: true,
    });
    expect(codeOf(await edit('1.99', version))).toBe('lottery.changed');
  });

  test('tells what odds would return before they are saved', async () => {
    const look = (play: string, odds: string) =>
      desk.call('oddsPreview', { code: 'SSC1', play, odds });
    const seen = valueOf(await look('TotalBSOE', '1.995'));
    expect(seen).toMatchObject({ rtp: 997_500, verdict: 'warn' });
    expect(new Set(seen.tiers.map(({ rtp }) => rtp))).toEqual(new Set([997_500]));
    // The stake costs half: the same odds return twice as much.
    expect(valueOf(await look('TotalBSOE', '1.5*0.5'))).toMatchObject({
      rtp: 1_500_000,
      verdict: 'refused',
    });
    expect(codeOf(await look('TotalBSOE', 'much'))).toBe('lottery.odds_invalid');
    expect(codeOf(await look('All5Straight', '2'))).toBe('lottery.odds_invalid');
  });

  test('shows a draw’s orders, what each number risks, and what the draw came to', async () => {
    const player = await playerWith(house, 'downline1', '100');
    const draw = await freshDraw(house);
    const bets = [betOf({ play: 'FixedPlace', pick: '7||||', multiple: 5 })];
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
    const { list } = valueOf(await desk.call('exposure', { gameCode: 'SSC1' }));
    const exposed = list.find((each) => each.draw.issue === draw.issue);
    expect(exposed?.items).toEqual([
      { item: 'FixedPlace:0:7', stake: '10.0000', liability: '97.8000' },
    ]);
    await turnTo(house, draw.drawAt);
    await runLottery(house);
    const shown = valueOf(await desk.call('drawDesk', { issue: draw.issue }));
    const won = shown.draw.numbers?.startsWith('7') === true;
    expect(shown.totals).toMatchObject([
      { stake: '10.0000', prize: won ? '97.8000' : '0.0000', result: won ? '-87.8000' : '10.0000' },
    ]);
    const orders = valueOf(await desk.call('drawOrders', { issue: draw.issue }));
    expect(orders).toMatchObject({ total: 1, list: [{ username: 'downline1', bets: 1 }] });
    const calendar = valueOf(await desk.call('drawCalendar', { state: 'SETTLED' }));
    expect(calendar.list.map((each) => each.issue)).toContain(draw.issue);
    const { draws, places, theory } = valueOf(
      await desk.call('drawStatistics', { code: 'SSC1', draws: 100 }),
    );
    expect(draws).toBeGreaterThan(0);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    for (const { counts } of places) expect(counts.reduce((sum, each) => sum + each)).toBe(draws);
    expect(theory).toMatchObject({ low: 978_000, high: 978_000 });
  });

  test('is open to those alone who have the right', async () => {
    const cashier = house.desk({ token: await logInOperator(house, 'cashier') });
    const draw = await drawOnSale(house);
    const ask = { issue: draw.issue, reason: 'not my business' };
    expect(codeOf(await cashier.call('drawVoid', ask))).toBe('right.required');
    expect(codeOf(await cashier.call('lotteryEdit', editOf(await lotteryNow())))).toBe(
      'right.required',
    );
  });
});
