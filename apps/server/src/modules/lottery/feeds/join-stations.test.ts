import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  DRAW_OPENS_MS,
  balanceOf,
  drawOnSale,
  openLotteryApp,
  logInPlayer,
  turnTo,
  valueOf,
  type LotteryApp,
} from '../../../testing/lottery-app.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { joinedStations, VIETNAM_ZONE } from '../catalogue/plans/vietnam-stations.ts';
import { provisionLottery, putOdds } from '../catalogue/store/catalogue.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

let app: LotteryApp;

beforeAll(async () => {
  app = await openLotteryApp();
  await add('MN2', 'VNS2');
  for (const code of new Set(EVERY_DAY.flatMap(joinedStations))) await add(code, 'VNS');
  const odds = { odds: '90', max_notes: 70, suspended: false };
  await add('MYTHAI', 'LAO', FROM_FOUR_D, [
    { play: 'Top2', ...odds },
    { play: 'Bottom2', ...odds },
  ]);
  await add('MAGNUM', 'MY4D', FROM_FOUR_D, [
    { ...odds, play: 'Big', odds: '2500,1000,500,180,60' },
  ]);
  await app.runJobs('lottery-schedule');
  await app.turnClock(DRAW_OPENS_MS);
});
afterAll(() => app.close());

// Twenty minutes after the stations, so that the operators are still logged in.
const FROM_FOUR_D = {
  menu: 'THAI',
  schedule: { kind: 'calendar', zone: 'Asia/Kuala_Lumpur', times: [1055] },
} as const;

async function add(
  code: string,
  family: string,
  other: Partial<typeof FROM_FOUR_D> = {},
  rows = [{ play: 'Da_MinPairs', odds: '550', max_notes: 45, suspended: false }],
): Promise<void> {
  const { pool } = app.context;
  const found = (await readCatalogue(pool, app.merchant)).find('SSC1');
  if (found === undefined) throw new Error('SSC1 is provisioned');
  await provisionLottery(pool, app.merchant.id, {
    ...found.row,
    code,
    family,
    menu: 'VNC',
    prize_mode: 'SEA',
    styles: ['FIXED'],
    mode: 'entered',
    void_after_seconds: 86_400,
    schedule: { kind: 'calendar', zone: VIETNAM_ZONE, times: [975] },
    ...other,
  });
  await putOdds(pool, { merchant: app.merchant.id, lottery: code, version: 1, rows });
}

/**
 * A station's eighteen prizes, all of the same digit except for the last one, which has two digits.
 */
function resultOf(digit: string, last: string): string {
  const lengths = [6, ...Array<number>(11).fill(5), 4, 4, 4, 4, 3];
  return [...lengths.map((length) => digit.repeat(length)), last].join(' ');
}

async function enter(issue: string, numbers: string): Promise<void> {
  for (const name of ['draws', 'partner']) {
    const backoffice = app.backoffice({ token: await logInOperator(app, name) });
    valueOf(await backoffice.call('drawEnter', { issue, numbers }));
  }
}

test('the result of two stations is joined once both have drawn, with the main station first', async () => {
  const draw = await drawOnSale(app, 'MN2');
  const player = await logInPlayer(app, 'player1', '1000');
  const bet = { play: 'Da_MinPairs', pick: '11,22', style: 'FIXED', odds: '550' } as const;
  const cost = { unit: '1.0000', multiple: 1, notes: 1, stake: '72.0000' };
  const bets = [{ ...bet, ...cost, nonce: '0'.repeat(32) }];
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
  await turnTo(app, draw.drawAt + 100);
  await app.runJobs('lottery-close', 'lottery-witness');
  const zoned = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: VIETNAM_ZONE });
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(zoned.format(draw.drawAt));
  const [main = '', second = ''] = joinedStations(day + 1);
  const issueOf = (station: string) => draw.issue.replace('MN2', station);
  const settle = () => app.runJobs('lottery-join', 'lottery-settle');
  const joined = async () =>
    valueOf(await app.client().call('vnOpened', { gameCode: 'MN2', count: 1 })).list[0];

  await enter(issueOf(second), resultOf('2', '22'));
  await settle();
  expect(await joined()).toBeUndefined();
  await enter(issueOf(main), resultOf('1', '11'));
  await settle();
  const prizes = (await joined())?.prizes ?? [];
  expect(prizes[0]).toEqual({ prize: 'sp', numbers: ['111111', '222222'] });
  expect(prizes.at(-1)).toEqual({ prize: 'g8', numbers: ['11', '22'] });
  // Each number is the ending of all eighteen prizes of its station, so the pair wins eighteen
  // times.
  expect(await balanceOf(app, player.member)).toBe(`${1000 - 72 + 18 * 550}.0000`);
});

test('the first prize of Magnum is the result by Thai rules once it is known', async () => {
  const draw = await drawOnSale(app, 'MYTHAI');
  const player = await logInPlayer(app, 'downline1', '1000');
  const bets = [
    ['Top2', '47'],
    ['Bottom2', '90'],
  ].map(([play = '', pick = '']) => ({
    play,
    pick,
    style: 'FIXED' as const,
    odds: '90',
    unit: '1.0000',
    multiple: 1,
    notes: 1,
    stake: '1.0000',
    nonce: '0'.repeat(32),
  }));
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
  await turnTo(app, draw.drawAt + 100);
  await app.runJobs('lottery-close', 'lottery-witness', 'lottery-join');
  const opened = async () =>
    valueOf(await app.client().call('openedNumbers', { gameCode: 'MYTHAI', count: 1 })).list;
  expect(await opened()).toEqual([]);
  const others = Array.from({ length: 22 }, (_, at) => String(1000 + at)).join(' ');
  await enter(draw.issue.replace('MYTHAI', 'MAGNUM'), `9047 ${others}`);
  await app.runJobs('lottery-join', 'lottery-settle');
  expect(await opened()).toMatchObject([{ numbers: '9047' }]);
  expect(await balanceOf(app, player.member)).toBe('1178.0000');
});
