import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree } from '../../../testing/agree.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
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

let app: LotteryApp;
let backoffice: ReturnType<LotteryApp['backoffice']>;

beforeAll(async () => {
  app = await openLotteryApp();
  backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
});
afterAll(() => app.close());

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

async function lotteryNow() {
  const { list } = valueOf(await backoffice.call('lotteryList', {}));
  const found = list.find((each) => each.code === 'SSC1');
  if (found === undefined) throw new Error('SSC1 is provisioned');
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

describe('the lottery back office', () => {
  test('changes the terms of a lottery, once for each version that was read', async () => {
    const before = await lotteryNow();
    const edit = { ...editOf(before), minStake: '5.0000' };
    const waits = await backoffice.call('lotteryEdit', edit);
    const asked = valueOf(await backoffice.call('approvalList', { maker: 'Owner' }));
    expect(asked.list[0]).toMatchObject({
      words: 'Changes the terms of the lottery SSC1.',
      changes: { before: { minStake: before.minStake }, after: { minStake: '5.0000' } },
    });
    expect(Object.keys(asked.list[0]?.changes?.after ?? {})).toEqual(['minStake']);
    expect(await lotteryNow()).toMatchObject({
      version: before.version,
      minStake: before.minStake,
    });
    await agree(app, waits);
    expect(await lotteryNow()).toMatchObject({
      minStake: '5.0000',
      version: before.version + 1,
      changedBy: 'owner, partner',
    });
    const audit = valueOf(await backoffice.call('auditList', { target: 'lottery:SSC1' }));
    expect(audit.list[0]).toMatchObject({
      before: { minStake: before.minStake },
      after: { minStake: '5.0000' },
    });
    expect(codeOf(await backoffice.call('lotteryEdit', edit))).toBe('lottery.changed');
    const player = await logInPlayer(app, 'player1', '100');
    const draw = await freshDraw(app);
    const bets = [betOf({ play: 'FixedPlace', pick: '7||||' })];
    expect(codeOf(await player.client.call('placeBets', { issue: draw.issue, bets }))).toBe(
      'bet.below_minimum',
    );
    const back = { ...editOf(await lotteryNow()), minStake: before.minStake };
    await agree(app, await backoffice.call('lotteryEdit', back));
  });

  test('refuses stake limits that cannot hold together before anyone is asked', async () => {
    const now = await lotteryNow();
    const { total } = valueOf(await backoffice.call('approvalList', {}));
    const clash = async (limits: Readonly<Record<string, string>>) => {
      const answer = await backoffice.call('lotteryEdit', { ...editOf(now), ...limits });
      return answer.ok ? [] : [answer.refusal.code, ...Object.keys(answer.refusal.fields ?? {})];
    };
    const code = 'lottery.stake_limits';
    const [ten, five, none] = ['10.0000', '5.0000', '0.0000'];
    expect(await clash({ minStake: ten, maxStake: five })).toEqual([code, 'minStake', 'maxStake']);
    expect(await clash({ minStake: ten, maxStake: none, maxDrawStake: five })).toEqual([
      code,
      'minStake',
      'maxDrawStake',
    ]);
    expect(await clash({ maxStake: ten, maxDrawStake: five })).toEqual([
      code,
      'maxStake',
      'maxDrawStake',
    ]);
    expect(valueOf(await backoffice.call('approvalList', {})).total).toBe(total);
    expect(await clash({ minStake: ten, maxStake: none, maxDrawStake: none })).toEqual([]);
  });

  test('sets the randomness source of coming draws that are drawn here', async () => {
    const before = await lotteryNow();
    expect(before.mode).toBe('cosign');
    const asked = { ...editOf(before), mode: 'drand' as const };
    await agree(app, await backoffice.call('lotteryEdit', asked));
    expect(await lotteryNow()).toMatchObject({ mode: 'drand' });
    // Enabling or disabling a lottery needs one operator and leaves all other terms unchanged.
    const kept = valueOf(await backoffice.call('lotteryEdit', editOf(await lotteryNow())));
    expect(kept).toMatchObject({ mode: 'drand' });
    expect(kept.approvalId).toBeUndefined();
    const back = { ...editOf(await lotteryNow()), mode: 'cosign' as const };
    await agree(app, await backoffice.call('lotteryEdit', back));
    expect(await lotteryNow()).toMatchObject({ mode: 'cosign' });
  });

  test('refuses to set the randomness source of results from outside', async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const setMode = (mode: string) =>
      client.query("update lottery.lottery set mode = $1 where code = 'SSC1'", [mode]);
    await setMode('entered');
    const asked = { ...editOf(await lotteryNow()), mode: 'drand' as const };
    expect(codeOf(await backoffice.call('lotteryEdit', asked))).toBe('lottery.mode_fixed');
    await setMode('cosign');
    await client.end();
  });

  test('refuses odds that return more than 100 %, and warns just below', async () => {
    const { version } = await lotteryNow();
    const edit = (odds: string, at: number) =>
      backoffice.call('oddsEdit', {
        code: 'SSC1',
        version: at,
        changes: [{ play: 'TotalBSOE', odds, maxNotes: 3, suspended: false }],
        reason: 'tried in a test',
      });
    expect(codeOf(await edit('2.000001', version))).toBe('lottery.rtp_over');
    expect(codeOf(await edit('1.9,1.9', version))).toBe('lottery.odds_invalid');
    const waits = await edit('1.995', version);
    const [asked] = valueOf(await backoffice.call('approvalList', { kind: 'act.oddsEdit' })).list;
    expect(asked?.changes?.after).toMatchObject({ TotalBSOE: { odds: '1.995' } });
    expect(asked?.changes?.before).toHaveProperty('TotalBSOE.odds');
    expect((await lotteryNow()).version).toBe(version);
    await agree(app, waits);
    const table = valueOf(await backoffice.call('oddsTable', { code: 'SSC1' }));
    expect(table.plays.find(({ play }) => play === 'TotalBSOE')).toMatchObject({
      odds: '1.995',
      rtp: 997_500,
      warning: true,
    });
    expect(codeOf(await edit('1.99', version))).toBe('lottery.changed');
  });

  test('the first odds of a play wait for a second operator as well', async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ max_notes: number }>(
      `delete from lottery.odds where merchant_id = $1 and lottery = 'SSC1' and play = 'TotalBSOE'
       returning max_notes`,
      [app.merchant.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    await client.end();
    await app.turnClock(60_000);
    const { version } = await lotteryNow();
    const { plays } = valueOf(await backoffice.call('oddsTable', { code: 'SSC1' }));
    expect(plays.find(({ play }) => play === 'TotalBSOE')).toMatchObject({ suspended: true });
    const edited = await backoffice.call('oddsEdit', {
      code: 'SSC1',
      version,
      changes: [{ play: 'TotalBSOE', odds: '1.9', maxNotes: 3, suspended: false }],
      reason: 'tried in a test',
    });
    expect((await lotteryNow()).version).toBe(version);
    await agree(app, edited);
    expect((await lotteryNow()).version).toBe(version + 1);
  });

  test('previews what odds would return before they are saved', async () => {
    const look = (play: string, odds: string) =>
      backoffice.call('oddsPreview', { code: 'SSC1', play, odds });
    const seen = valueOf(await look('TotalBSOE', '1.995'));
    expect(seen).toMatchObject({ rtp: 997_500, verdict: 'warn' });
    expect(new Set(seen.tiers.map(({ rtp }) => rtp))).toEqual(new Set([997_500]));
    // The stake costs half, so the same odds return twice as much.
    expect(valueOf(await look('TotalBSOE', '1.5*0.5'))).toMatchObject({
      rtp: 1_500_000,
      verdict: 'refused',
    });
    expect(codeOf(await look('TotalBSOE', 'much'))).toBe('lottery.odds_invalid');
    expect(codeOf(await look('All5Straight', '2'))).toBe('lottery.odds_invalid');
  });

  test('shows a draw’s orders, the liability of each number, and the draw’s totals', async () => {
    const player = await logInPlayer(app, 'downline1', '100');
    const draw = await freshDraw(app);
    const bets = [betOf({ play: 'FixedPlace', pick: '7||||', multiple: 5 })];
    valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
    const { list } = valueOf(await backoffice.call('exposure', { gameCode: 'SSC1' }));
    const exposed = list.find((each) => each.draw.issue === draw.issue);
    expect(exposed).toMatchObject({
      stake: '10.0000',
      payout: '97.8000',
      net: '87.8000',
      numbers: 1,
      worst: { item: 'FixedPlace:0:7', liability: '97.8000' },
    });
    const { items } = valueOf(await backoffice.call('drawExposure', { issue: draw.issue }));
    expect(items).toEqual([
      { item: 'FixedPlace:0:7', stake: '10.0000', liability: '97.8000', price: '9.78' },
    ]);
    const two = [
      betOf({ play: 'FixedPlace', pick: '8||||', multiple: 2 }),
      betOf({ play: 'TotalBSOE', pick: 'B' }),
    ];
    const { order } = valueOf(
      await player.client.call('placeBets', { issue: draw.issue, bets: two }),
    );
    valueOf(await player.client.call('cancelBets', { order }));
    await turnTo(app, draw.drawAt);
    await runLottery(app);
    const shown = valueOf(await backoffice.call('drawDetail', { issue: draw.issue }));
    // What was cancelled stands apart, and in no other figure.
    const figures = { tickets: 1, stake: '10.0000', cancelledTickets: 2, cancelled: '6.0000' };
    expect(shown).toMatchObject({ draw: { ...figures, totals: figures }, totals: [figures] });
    expect(shown.plays).toEqual([{ play: 'FixedPlace', tickets: 1, stake: '10.0000' }]);
    const won = shown.draw.numbers?.startsWith('7') === true;
    expect(shown.totals).toMatchObject([
      { stake: '10.0000', prize: won ? '97.8000' : '0.0000', result: won ? '-87.8000' : '10.0000' },
    ]);
    const orders = valueOf(await backoffice.call('drawOrders', { issue: draw.issue }));
    expect(orders).toMatchObject({
      total: 2,
      list: [
        { username: 'downline1', bets: 1, cancelled: false },
        { bets: 2, cancelled: true },
      ],
    });
    const calendar = valueOf(await backoffice.call('drawCalendar', { state: 'SETTLED' }));
    const listed = calendar.list.find((each) => each.issue === draw.issue);
    expect(listed).toMatchObject(figures);
    const next = valueOf(await backoffice.call('drawCalendar', { when: 'next' }));
    const times = next.list.map((each) => each.drawAt);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.min(...times)).toBeGreaterThan(draw.drawAt);
    const past = valueOf(await backoffice.call('drawCalendar', { when: 'past' }));
    expect(past.list.map((each) => each.issue)).toContain(draw.issue);
    expect(Math.max(...past.list.map((each) => each.drawAt))).toBeLessThan(Math.min(...times));
    await app.runJobs('lottery-sum-draws');
    const { draws, places, theory } = valueOf(
      await backoffice.call('drawStatistics', { code: 'SSC1', draws: 100 }),
    );
    expect(draws).toBeGreaterThan(0);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    for (const { counts } of places) expect(counts.reduce((sum, each) => sum + each)).toBe(draws);
    expect(theory).toMatchObject({ low: 978_000, high: 978_000 });
  });

  test('is refused to operators without the right', async () => {
    const cashier = app.backoffice({ token: await logInOperator(app, 'cashier') });
    const draw = await drawOnSale(app);
    const ask = { issue: draw.issue, reason: 'not my business' };
    expect(codeOf(await cashier.call('drawVoid', ask))).toBe('right.required');
    expect(codeOf(await cashier.call('lotteryEdit', editOf(await lotteryNow())))).toBe(
      'right.required',
    );
  });
});
