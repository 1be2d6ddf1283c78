import { verifyEd25519, verifyProof } from '@fairhouse/rules/fair';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInOperator } from '../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  drawOnSale,
  openLotteryHouse,
  playerWith,
  turnTo,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../testing/lottery-house.ts';
import { readCatalogue } from './catalogue.ts';
import { NODE_HASHES } from './node-hashes.ts';
import { layOutLottery, putOdds } from './store/catalogue.ts';

const TOLD = 'CQTOLD';
const READ = 'CQREAD';

let house: LotteryHouse;
let player: Player;
let feed: Server;
/** What the feed says now: by issue, or nothing yet. */
const said = new Map<string, string>();

beforeAll(async () => {
  house = await openLotteryHouse();
  feed = createServer((request, response) => {
    const body = said.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await layOut(READ, null);
  await layOut(TOLD, `http://127.0.0.1:${(feed.address() as AddressInfo).port}/results`);
  player = await playerWith(house, 'player1', '100000');
});
afterAll(async () => {
  feed.close();
  await house.close();
});

/** SSC with results from outside, drawn every twenty minutes by a calendar. */
async function layOut(code: string, url: string | null): Promise<void> {
  const { pool } = house.house;
  const found = (await readCatalogue(pool, house.merchant)).find('SSC1');
  if (found === undefined) throw new Error('SSC1 is laid out');
  const times = Array.from({ length: 72 }, (_, index) => index * 20);
  await layOutLottery(pool, house.merchant.id, {
    ...found.row,
    code,
    mode: 'entered',
    feed: url,
    void_after_seconds: 3600,
    schedule: { kind: 'calendar', zone: 'Asia/Manila', times },
  });
  const rows = [{ play: 'FixedPlace', odds: '', max_notes: 50, suspended: false }];
  await putOdds(pool, { merchant: house.merchant.id, lottery: code, version: 1, rows });
}

async function sell(code: string) {
  await house.runJobs('lottery-schedule');
  await house.turnClock(2 * SECOND_MS);
  const draw = await drawOnSale(house, code);
  const bets = ['01234', '56789'].map((digits) =>
    betOf({ play: 'FixedPlace', pick: `${digits}||||` }),
  );
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
  await turnTo(house, draw.drawAt + 100);
  await house.runJobs('lottery-close', 'lottery-draw', 'lottery-settle');
  return draw;
}

async function verdictOf(issue: string): Promise<string> {
  const proof = valueOf(await house.client().call('drawProof', { issue }));
  return verifyProof(proof, { hashes: NODE_HASHES, verifySignature: verifyEd25519 }).verdict;
}

const desk = async (name: string) => house.desk({ token: await logInOperator(house, name) });

describe('a result from outside', () => {
  test('is entered by two operators who agree, without seeing each other’s', async () => {
    const draw = await sell(READ);
    const before = await balanceOf(house, player.member);
    const [one, other] = [await desk('draws'), await desk('partner')];
    const enter = (who: typeof one, numbers: string) =>
      who.call('drawEnter', { issue: draw.issue, numbers });
    expect(await enter(one, '1234')).toMatchObject({
      refusal: { code: 'draw.numbers_invalid' },
    });
    expect(valueOf(await enter(one, '12345')).state).toBe('waits');
    expect(valueOf(await enter(one, '12346')).state).toBe('waits');
    const shown = valueOf(await other.call('drawDesk', { issue: draw.issue }));
    expect(shown.entering).toEqual({ others: 1 });
    const queue = async (issue: string) =>
      valueOf(await other.call('drawsWaiting', {})).list.find((each) => each.draw.issue === issue);
    expect(await queue(draw.issue)).toMatchObject({ others: 1, differs: false, hasFeed: false });
    expect(await verdictOf(draw.issue)).toBe('incomplete');
    expect(valueOf(await enter(other, '12345')).state).toBe('differs');
    expect(await queue(draw.issue)).toMatchObject({ own: '12345', others: 1, differs: true });
    const { list: alarms } = valueOf(await one.call('lotteryAlarms', {}));
    expect(alarms).toContainEqual(
      expect.objectContaining({ kind: 'entries_differ', issue: draw.issue }),
    );
    expect(valueOf(await enter(other, '12346')).state).toBe('drawn');
    await house.runJobs('lottery-settle');
    const paid = Number(await balanceOf(house, player.member)) - Number(before);
    expect(paid).toBeCloseTo(19.56, 4);
    expect(await verdictOf(draw.issue)).toBe('recorded');
    expect(await queue(draw.issue)).toBeUndefined();
    expect(await enter(other, '12346')).toMatchObject({ refusal: { code: 'draw.not_possible' } });
    const { results } = valueOf(await one.call('drawDesk', { issue: draw.issue }));
    expect(results).toMatchObject([{ madeBy: 'draws', approvedBy: 'partner', reason: 'entered' }]);
  });

  test('is read from a feed when it comes, and a correction of the source is shown', async () => {
    const draw = await sell(TOLD);
    const path = `/results/${TOLD}/${draw.shortIssue}`;
    await turnTo(house, draw.drawAt + 5 * SECOND_MS + 500);
    await house.runJobs('lottery-feeds');
    expect(await verdictOf(draw.issue)).toBe('incomplete');
    said.set(path, JSON.stringify({ numbers: 'none', version: 1 }));
    await turnTo(house, draw.drawAt + 10 * SECOND_MS + 500);
    await house.runJobs('lottery-feeds');
    expect(await verdictOf(draw.issue)).toBe('incomplete');
    said.set(path, JSON.stringify({ numbers: '98765', version: 1 }));
    await turnTo(house, draw.drawAt + 15 * SECOND_MS + 500);
    await house.runJobs('lottery-feeds', 'lottery-settle');
    expect(await verdictOf(draw.issue)).toBe('recorded');
    said.set(path, JSON.stringify({ numbers: '98764', version: 2 }));
    await turnTo(house, draw.drawAt + 60 * MINUTE_MS + 500);
    await house.runJobs('lottery-feeds');
    const shown = valueOf(await (await desk('owner')).call('drawDesk', { issue: draw.issue }));
    expect(shown.feed).toMatchObject({ numbers: '98764', version: 2 });
    const { list: alarms } = valueOf(await (await desk('owner')).call('lotteryAlarms', {}));
    expect(alarms).toContainEqual(
      expect.objectContaining({ kind: 'feed_differs', issue: draw.issue }),
    );
    expect(shown.draw.numbers).toBe('98765');
    expect(shown.results).toHaveLength(1);
  });

  test('that nobody tells in time voids the draw, and stakes come back', async () => {
    // An hour has passed since the last test's player did anything.
    player = await playerWith(house, 'player1', '0');
    const before = await balanceOf(house, player.member);
    const draw = await sell(READ);
    expect(Number(await balanceOf(house, player.member))).toBe(Number(before) - 20);
    await turnTo(house, draw.drawAt + DAY_MS / 24 + 10 * SECOND_MS);
    await house.runJobs('lottery-feeds', 'lottery-settle');
    expect(await balanceOf(house, player.member)).toBe(before);
    expect(await verdictOf(draw.issue)).toBe('void');
  });
});
