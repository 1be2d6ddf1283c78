import { instant, MINUTE_MS } from '@fairhouse/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOutEntered } from '../../../testing/entered-lottery.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  betOf,
  drawOnSale,
  openLotteryHouse,
  playerWith,
  runLottery,
  turnTo,
  valueOf,
  type LotteryHouse,
} from '../../../testing/lottery-house.ts';
import { isFeed, nextSchedule } from './check-calendar.ts';

let house: LotteryHouse;
let desk: ReturnType<LotteryHouse['desk']>;

beforeAll(async () => {
  house = await openLotteryHouse();
  desk = house.desk({ token: await logInOperator(house, 'owner') });
  await layOutEntered(house, 'CQREAD');
});
afterAll(() => house.close());

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
  test('refuses schedules without draws, sales without time and feeds from anywhere', async () => {
    const look = async (part: object) =>
      codeOf(await desk.call('calendarPreview', { ...EVERY_5, ...part }));
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
    expect(isFeed('https://results.example/feed')).toBe(true);
    expect(isFeed('http://127.0.0.1:8080/results')).toBe(true);
    expect(isFeed('http://results.example/feed')).toBe(false);
    expect(isFeed('https://name:word@results.example/feed')).toBe(false);
  });

  test('is changed by two persons; what is on sale stays, what nobody could bet on is void', async () => {
    const player = await playerWith(house, 'player1', '100');
    const onSale = await drawOnSale(house);
    const bets = [betOf({ play: 'FixedPlace', pick: '0123456789||||' })];
    valueOf(await player.client.call('placeBets', { issue: onSale.issue, bets }));
    const preview = valueOf(await desk.call('calendarPreview', EVERY_5));
    expect(preview.kept.map(({ issue }) => issue)).toEqual([onSale.issue]);
    expect(preview.dropped).toHaveLength(8);
    expect(preview.next).toHaveLength(20);
    const { list } = valueOf(await desk.call('lotteryList', {}));
    const version = list.find(({ code }) => code === 'SSC1')?.version ?? 0;
    const asked = valueOf(
      await desk.call('calendarEdit', { ...EVERY_5, version, reason: 'fewer draws' }),
    );
    const decide = { id: asked.approval, decision: 'approve' as const, reason: 'agreed' };
    expect(codeOf(await desk.call('approvalDecide', decide))).not.toBe('ok');
    const checker = house.desk({ token: await logInOperator(house, 'partner') });
    valueOf(await checker.call('approvalDecide', decide));
    await runLottery(house);
    const { list: coming } = valueOf(
      await house.client().call('nearDraws', { gameCode: 'SSC1', count: 3 }),
    );
    expect(coming.map(({ issue }) => issue)).toEqual(
      preview.next.slice(0, 3).map(({ issue }) => issue),
    );
    expect(coming[0]?.issue).toMatch(/^SSC1-\d{8}-\d{4}-2$/);
    await turnTo(house, onSale.drawAt + 100);
    await runLottery(house);
    const [shown, dropped] = await Promise.all([
      desk.call('drawDesk', { issue: onSale.issue }),
      desk.call('drawDesk', { issue: preview.dropped[0]?.issue ?? '' }),
    ]);
    expect(valueOf(shown).draw.state).toBe('SETTLED');
    expect(valueOf(dropped).draw.state).toBe('VOID');
    expect(codeOf(await desk.call('calendarEdit', { ...EVERY_5, version, reason: 'again' }))).toBe(
      'lottery.changed',
    );
    const { list: alarms } = valueOf(await desk.call('lotteryAlarms', {}));
    expect(alarms.filter(({ kind }) => kind === 'draw_void')).toEqual([]);
    await turnTo(house, (coming[0]?.drawAt ?? 0) + MINUTE_MS / 60);
    await runLottery(house);
    const next = valueOf(await desk.call('drawDesk', { issue: coming[0]?.issue ?? '' }));
    expect(next.draw.state).toBe('SETTLED');
  });
});

describe('a change of days alone', () => {
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

  test('drops the draws of a day that is taken out, and names all others as before', () => {
    const without = { ...AT_NINE, without: ['2026-11-22'] };
    const next = nextSchedule(lottery, without, [today, later], now);
    expect(next).toEqual({ schedule: without, kept: [today], dropped: [later] });
  });

  test('gives a day that is put back draws with names of their own', () => {
    const before = { ...AT_NINE, without: ['2026-11-22'] };
    const changed = { timetable: { ...timetable, schedule: before } } as unknown as typeof lottery;
    const gone = { ...later, state: 'VOID' };
    const next = nextSchedule(changed, AT_NINE, [today, gone], now);
    expect(next.schedule).toEqual({ ...AT_NINE, series: 1, from: today.draw_at.getTime() });
    expect(next.dropped).toEqual([]);
  });
});
