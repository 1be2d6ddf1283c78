import { DAY_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BOUND_MS,
  betOf,
  drawOnSale,
  openLotteryHouse,
  playerWith,
  runLottery,
  turnTo,
  valueOf,
  type LotteryHouse,
} from '../../testing/lottery-house.ts';
import { readCatalogue } from './catalogue.ts';
import { paceOf } from './draw-items.ts';
import { layOutLottery, putOdds, type LotteryLayout } from './store/catalogue.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
/** A Wednesday, on which Đà Nẵng draws and Phú Yên does not. */
const WEDNESDAY = '2026-11-18';

let house: LotteryHouse;

beforeAll(async () => {
  house = await openLotteryHouse();
  const station = { kind: 'calendar', zone: VIETNAM, times: [17 * 60 + 15] } as const;
  await add('DANANG', { family: 'VNS', menu: 'VNC', schedule: { ...station, weekdays: [3, 6] } });
  await add('PHUYEN', { family: 'VNS', menu: 'VNC', schedule: { ...station, weekdays: [1] } });
  await add('VN1', { family: 'VNN', menu: 'VNC', schedule: { kind: 'interval', seconds: 60 } });
  const names = { EN: 'Old draw', VI: 'Kỳ quay cũ' };
  await add('OLD1', { family: 'VNN', menu: 'VNC', names, enabled: false });
});
afterAll(() => house.close());

async function add(code: string, change: Partial<LotteryLayout>): Promise<void> {
  const { pool } = house.house;
  const found = (await readCatalogue(pool, house.merchant)).find('SSC1');
  if (found === undefined) throw new Error('SSC1 is laid out');
  const row = { ...found.row, code, prize_mode: 'SEA' as const, ...change };
  await layOutLottery(pool, house.merchant.id, row);
  const rows = [{ play: 'Lo2', odds: '98.5', max_notes: 100, suspended: false }];
  await putOdds(pool, { merchant: house.merchant.id, lottery: code, version: 1, rows });
  house.house.signals.send({ merchant: house.merchant.id, topic: 'site' });
}

test('a menu tells few times of a day one by one and counts many', () => {
  const times = (count: number) => Array.from({ length: count }, (_, at) => at * 20);
  const calendar = { kind: 'calendar', zone: VIETNAM } as const;
  expect(paceOf({ ...calendar, times: times(3) })).toMatchObject({ perDay: 3, times: [0, 20, 40] });
  expect(paceOf({ ...calendar, times: times(60) })).toMatchObject({ perDay: 60, times: [] });
});

test('lotteries of Vietnam stand by region, and none of other countries among them', async () => {
  const { regions } = valueOf(await house.client().call('vnMenus', {}));
  const read = regions.map(({ region, games }) => [region, games.map((game) => game.gameCode)]);
  expect(read).toEqual([
    ['CENTRAL', ['DANANG', 'PHUYEN']],
    ['FAST', ['VN1']],
  ]);
});

test('a day shows the stations that draw on it, before their results have come too', async () => {
  const { list, day } = valueOf(await house.client().call('vnOpened', { day: WEDNESDAY }));
  expect(day).toBe(WEDNESDAY);
  expect(list).toMatchObject([{ gameCode: 'DANANG', issue: 'DANANG-20261118-0001' }]);
  expect(list[0]).not.toHaveProperty('prizes');
  expect(list[0]?.drawAt).toBe(Date.parse(`${WEDNESDAY}T17:15:00+07:00`));
});

test('a lottery of another country has no results of Vietnam', async () => {
  const answer = await house.client().call('vnOpened', { gameCode: 'SSC1' });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'lottery.unknown' } });
});

test('a fast draw shows all its prizes there, and its first three in menus', async () => {
  await house.runJobs('lottery-schedule');
  await house.turnClock(BOUND_MS);
  const { drawAt } = await drawOnSale(house, 'VN1');
  await turnTo(house, drawAt + 1000);
  await runLottery(house);
  const { list } = valueOf(await house.client().call('vnOpened', { gameCode: 'VN1', count: 1 }));
  const prizes = list[0]?.prizes ?? [];
  expect(prizes.map(({ prize }) => prize)).toEqual('sp g1 g2 g3 g4 g5 g6 g7'.split(' '));
  expect(prizes.flatMap(({ numbers }) => numbers)).toHaveLength(27);
  const { regions } = valueOf(await house.client().call('vnMenus', {}));
  const fast = regions.find(({ region }) => region === 'FAST');
  expect(fast?.games[0]?.last?.numbers.split(' ')).toHaveLength(3);
});

test('popular numbers keep to the lotteries of a prize mode', async () => {
  const player = await playerWith(house, 'player1', '1000');
  const { issue, drawAt } = await drawOnSale(house);
  const bets = [betOf({ play: 'FixedPlace', pick: '01234||||' })];
  valueOf(await player.client.call('placeBets', { issue, bets }));
  await turnTo(house, Math.max(drawAt + 1000, house.house.clock.now() + DAY_MS / 1440));
  await runLottery(house);
  const codesIn = async (prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA') => {
    const input = prizeMode === undefined ? {} : { prizeMode };
    const { list } = valueOf(await house.client().call('popularNumbers', input));
    return list.map(({ game }) => game.gameCode);
  };
  expect((await codesIn())[0]).toBe('SSC1');
  expect(await codesIn('Lott')).toEqual(['SSC1', 'SSC5']);
  expect(await codesIn('ZY')).toContain('SSC1');
  expect(await codesIn('Elott')).toEqual([]);
  expect(await codesIn('SEA')).toEqual(expect.arrayContaining(['DANANG', 'VN1']));
  const recent = valueOf(await player.client.call('recentGames', {}));
  expect(recent.list.map((game) => game.gameCode)).toEqual(['SSC1']);
  expect(valueOf(await player.client.call('vnRecent', {})).list).toEqual([]);
});

test('who asks for the board of a lottery that is off sale is told its name', async () => {
  const asked = await house.client({ language: 'VI' }).call('lotteryBoard', { gameCode: 'OLD1' });
  expect(asked).toMatchObject({
    ok: false,
    refusal: { code: 'lottery.off_sale', message: 'Kỳ quay cũ hiện không được bán ở đây.' },
  });
});
