import { DAY_MS } from '@fairhouse/values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DRAW_OPENS_MS,
  betOf,
  drawOnSale,
  openLotteryApp,
  logInPlayer,
  runLottery,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { drawPace } from './draw-items.ts';
import { provisionLottery, putOdds, type LotteryDefinition } from '../catalogue/store/catalogue.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';
/** A Wednesday: Đà Nẵng draws on it and Phú Yên does not. */
const WEDNESDAY = '2026-11-18';

let app: LotteryApp;

beforeAll(async () => {
  app = await openLotteryApp();
  const station = { kind: 'calendar', zone: VIETNAM, times: [17 * 60 + 15] } as const;
  await add('DANANG', { family: 'VNS', menu: 'VNC', schedule: { ...station, weekdays: [3, 6] } });
  await add('PHUYEN', { family: 'VNS', menu: 'VNC', schedule: { ...station, weekdays: [1] } });
  await add('VN1', { family: 'VNN', menu: 'VNC', schedule: { kind: 'interval', seconds: 60 } });
  const names = { EN: 'Old draw', VI: 'Kỳ quay cũ' };
  await add('OLD1', { family: 'VNN', menu: 'VNC', names, enabled: false });
});
afterAll(() => app.close());

async function add(code: string, change: Partial<LotteryDefinition>): Promise<void> {
  const { pool } = app.context;
  const found = (await readCatalogue(pool, app.merchant)).find('SSC1');
  if (found === undefined) throw new Error('SSC1 is provisioned');
  const row = { ...found.row, code, prize_mode: 'SEA' as const, ...change };
  await provisionLottery(pool, app.merchant.id, row);
  const rows = [{ play: 'Lo2', odds: '98.5', max_notes: 100, suspended: false }];
  await putOdds(pool, { merchant: app.merchant.id, lottery: code, version: 1, rows });
  app.context.signals.send({ merchant: app.merchant.id, topic: 'site' });
}

test('a menu lists a few times of day one by one, and only counts many', () => {
  const times = (count: number) => Array.from({ length: count }, (_, at) => at * 20);
  const calendar = { kind: 'calendar', zone: VIETNAM } as const;
  expect(drawPace({ ...calendar, times: times(3) })).toMatchObject({
    perDay: 3,
    times: [0, 20, 40],
  });
  expect(drawPace({ ...calendar, times: times(60) })).toMatchObject({ perDay: 60, times: [] });
});

test('lotteries of Vietnam are listed by region, without those of other countries', async () => {
  const { regions } = valueOf(await app.client().call('vnMenus', {}));
  const read = regions.map(({ region, games }) => [region, games.map((game) => game.gameCode)]);
  expect(read).toEqual([
    ['CENTRAL', ['DANANG', 'PHUYEN']],
    ['FAST', ['VN1']],
  ]);
});

test('a day lists the stations that draw on it, also before their results', async () => {
  const { list, day } = valueOf(await app.client().call('vnOpened', { day: WEDNESDAY }));
  expect(day).toBe(WEDNESDAY);
  expect(list).toMatchObject([{ gameCode: 'DANANG', issue: 'DANANG-20261118-0001' }]);
  expect(list[0]).not.toHaveProperty('prizes');
  expect(list[0]?.drawAt).toBe(Date.parse(`${WEDNESDAY}T17:15:00+07:00`));
});

test('a lottery of another country has no results of Vietnam', async () => {
  const answer = await app.client().call('vnOpened', { gameCode: 'SSC1' });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'lottery.unknown' } });
});

test('a fast draw lists all its prizes, and its first three in menus', async () => {
  await app.runJobs('lottery-schedule');
  await app.turnClock(DRAW_OPENS_MS);
  const { drawAt } = await drawOnSale(app, 'VN1');
  await turnTo(app, drawAt + 1000);
  await runLottery(app);
  const { list } = valueOf(await app.client().call('vnOpened', { gameCode: 'VN1', count: 1 }));
  const prizes = list[0]?.prizes ?? [];
  expect(prizes.map(({ prize }) => prize)).toEqual('sp g1 g2 g3 g4 g5 g6 g7'.split(' '));
  expect(prizes.flatMap(({ numbers }) => numbers)).toHaveLength(27);
  const { regions } = valueOf(await app.client().call('vnMenus', {}));
  const fast = regions.find(({ region }) => region === 'FAST');
  expect(fast?.games[0]?.last?.numbers.split(' ')).toHaveLength(3);
});

test('popular numbers are filtered by prize mode', async () => {
  const player = await logInPlayer(app, 'player1', '1000');
  const { issue, drawAt } = await drawOnSale(app);
  const whole = betOf({ play: 'All5NoPos2', pick: '012345678' });
  const bets = [betOf({ play: 'FixedPlace', pick: '01234||||' }), whole];
  valueOf(await player.client.call('placeBets', { issue, bets }));
  await turnTo(app, Math.max(drawAt + 1000, app.context.clock.now() + DAY_MS / 1440));
  await runLottery(app);
  const codesIn = async (prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA') => {
    const input = prizeMode === undefined ? {} : { prizeMode };
    const { list } = valueOf(await app.client().call('popularNumbers', input));
    return list.map(({ game }) => game.gameCode);
  };
  expect((await codesIn())[0]).toBe('SSC1');
  const { list } = valueOf(await app.client().call('popularNumbers', {}));
  expect(list[0]?.hot.map(({ item }) => item)).not.toContain('All5NoPos2:*');
  expect(list[0]?.hot).not.toEqual([]);
  const { rows } = await app.context.pool.query(
    `select from lottery.popular where merchant_id = $1 and item = 'All5NoPos2:*'`,
    [app.merchant.id],
  );
  expect(rows).not.toEqual([]);
  expect(await codesIn('Lott')).toEqual(['SSC1', 'SSC5']);
  expect(await codesIn('ZY')).toContain('SSC1');
  expect(await codesIn('Elott')).toEqual([]);
  expect(await codesIn('SEA')).toEqual(expect.arrayContaining(['DANANG', 'VN1']));
  const recent = valueOf(await player.client.call('recentGames', {}));
  expect(recent.list.map((game) => game.gameCode)).toEqual(['SSC1']);
  expect(valueOf(await player.client.call('vnRecent', {})).list).toEqual([]);
});

test('the refusal of a board that is off sale names the lottery', async () => {
  const asked = await app.client({ language: 'VI' }).call('lotteryBoard', { gameCode: 'OLD1' });
  expect(asked).toMatchObject({
    ok: false,
    refusal: { code: 'lottery.off_sale', message: 'Kỳ quay cũ hiện không được bán ở đây.' },
  });
});
