import { instant, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provisionEnteredLottery } from '../../../testing/provision-entered-lottery.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  drawOnSale,
  openLotteryApp,
  logInPlayer,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import { isAllowedFeed, nextSchedule } from './check-calendar.ts';

let app: LotteryApp;
let backoffice: ReturnType<LotteryApp['backoffice']>;

beforeAll(async () => {
  app = await openLotteryApp();
  backoffice = app.backoffice({ token: await logInOperator(app, 'owner') });
  await provisionEnteredLottery(app, 'CQREAD');
});
afterAll(() => app.close());

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal?.code;

const EVERY_5 = {
  code: 'SSC1',
  schedule: { kind: 'interval' as const, seconds: 300 },
  closeLeadSeconds: 15,
  voidAfterSeconds: 600,
  feed: '',
};
const AT_NINE = { kind: 'calendar' as const, zone: 'Asia/Manila', times: [540, 1260] };

describe('the calendar of a lottery', () => {
  test('refuses schedules without draws, sales that are too short and feeds over plain HTTP', async () => {
    const look = async (part: object) =>
      codeOf(await backoffice.call('calendarPreview', { ...EVERY_5, ...part }));
    expect(await look({})).toBe('ok');
    expect(await look({ schedule: AT_NINE })).toBe('ok');
    expect(await look({ schedule: { ...AT_NINE, zone: 'Nowhere/At_All' } })).toBe(
      'lottery.schedule_invalid',
    );
    expect(await look({ schedule: { ...AT_NINE, times: [1260, 540] } })).toBe(
      'lottery.schedule_invalid',
    );
    expect(await look({ closeLeadSeconds: 290 })).toBe('lottery.lead_invalid');
    const daily = { schedule: { ...AT_NINE, times: [540] } };
    expect(await look({ ...daily, closeLeadSeconds: 540 })).toBe('ok');
    expect(await look({ ...daily, closeLeadSeconds: 541 })).toBe('lottery.lead_too_long');
    const entered = { ...daily, code: 'CQREAD' };
    expect(await look({ ...entered, closeLeadSeconds: 3600 })).toBe('ok');
    expect(await look({ feed: 'https://results.example/feed' })).toBe('lottery.feed_invalid');
    expect(isAllowedFeed('https://results.example/feed')).toBe(true);
    expect(isAllowedFeed('http://127.0.0.1:8080/results')).toBe(true);
    expect(isAllowedFeed('http://results.example/feed')).toBe(false);
    expect(isAllowedFeed('https://name:word@results.example/feed')).toBe(false);
  });

  test('is changed by two operators; draws on sale stay, and draws not yet on sale are void', async () => {
    const player = await logInPlayer(app, 'player1', '100');
    const onSale = await drawOnSale(app);
    const bets = [betOf({ play: 'FixedPlace', pick: '0123456789||||' })];
    valueOf(await player.client.call('placeBets', { issue: onSale.issue, bets }));
    const preview = valueOf(await backoffice.call('calendarPreview', EVERY_5));
    expect(preview.kept.map(({ issue }) => issue)).toEqual([onSale.issue]);
    expect(preview.dropped).toHaveLength(8);
    expect(preview.next).toHaveLength(20);
    const { list } = valueOf(await backoffice.call('lotteryList', {}));
    const version = list.find(({ code }) => code === 'SSC1')?.version ?? 0;
    const asked = valueOf(
      await backoffice.call('calendarEdit', { ...EVERY_5, version, reason: 'fewer draws' }),
    );
    const decide = { id: asked.approval, decision: 'approve' as const, reason: 'agreed' };
    expect(codeOf(await backoffice.call('approvalDecide', decide))).not.toBe('ok');
    const checker = app.backoffice({ token: await logInOperator(app, 'partner') });
    valueOf(await checker.call('approvalDecide', decide));
    await runLottery(app);
    const { list: coming } = valueOf(
      await app.client().call('nearDraws', { gameCode: 'SSC1', count: 3 }),
    );
    expect(coming.map(({ issue }) => issue)).toEqual(
      preview.next.slice(0, 3).map(({ issue }) => issue),
    );
    expect(coming[0]?.issue).toMatch(/^SSC1-\d{8}-\d{4}-2$/);
    await turnTo(app, onSale.drawAt + 100);
    await runLottery(app);
    const [shown, dropped] = await Promise.all([
      backoffice.call('drawDetail', { issue: onSale.issue }),
      backoffice.call('drawDetail', { issue: preview.dropped[0]?.issue ?? '' }),
    ]);
    expect(valueOf(shown).draw.state).toBe('SETTLED');
    expect(valueOf(dropped).draw.state).toBe('VOID');
    expect(
      codeOf(await backoffice.call('calendarEdit', { ...EVERY_5, version, reason: 'again' })),
    ).toBe('lottery.changed');
    const { list: alarms } = valueOf(await backoffice.call('lotteryAlarms', {}));
    expect(alarms.filter(({ kind }) => kind === 'draw_void')).toEqual([]);
    await turnTo(app, (coming[0]?.drawAt ?? 0) + MINUTE_MS / 60);
    await runLottery(app);
    const next = valueOf(await backoffice.call('drawDetail', { issue: coming[0]?.issue ?? '' }));
    expect(next.draw.state).toBe('SETTLED');
  });
});

describe('a change of days only', () => {
  const now = instant(Date.parse('2026-11-21T00:00:00Z'));
  const day = 20_778_000;
  const timetable = {
    lottery: 'TL3D',
    schedule: { ...AT_NINE },
    closeLeadSeconds: 900,
    zone: 'Asia/Manila',
  };
  const lottery = { timetable } as unknown as Parameters<typeof nextSchedule>[0];
  const drawOf = (ordinal: number, state: string, opens: string, draws: string) => ({
    ordinal: BigInt(ordinal),
    state,
    opens_at: new Date(opens),
    draw_at: new Date(draws),
  });
  const today = drawOf(day, 'OPEN', '2026-11-20T12:45:00Z', '2026-11-21T01:00:00Z');
  const later = drawOf(day + 1000, 'SCHEDULED', '2026-11-21T12:45:00Z', '2026-11-22T01:00:00Z');

  test('drops the draws of a removed day and keeps the names of all others', () => {
    const without = { ...AT_NINE, without: ['2026-11-22'] };
    const next = nextSchedule(lottery, without, [today, later], now);
    expect(next).toEqual({ schedule: without, kept: [today], dropped: [later] });
  });

  test('gives the draws of a day that is added back new names', () => {
    const before = { ...AT_NINE, without: ['2026-11-22'] };
    const changed = { timetable: { ...timetable, schedule: before } } as unknown as typeof lottery;
    const gone = { ...later, state: 'VOID' };
    const next = nextSchedule(changed, AT_NINE, [today, gone], now);
    expect(next.schedule).toEqual({ ...AT_NINE, series: 1, from: today.draw_at.getTime() });
    expect(next.dropped).toEqual([]);
  });
});
