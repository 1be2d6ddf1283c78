import { verifyEd25519, verifyProof } from '@fairhouse/rules/fair';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layOutEntered } from '../../testing/entered-lottery.ts';
import { logInOperator } from '../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  BOUND_MS,
  drawOnSale,
  openLotteryHouse,
  playerWith,
  turnTo,
  valueOf,
  type LotteryHouse,
  type Player,
} from '../../testing/lottery-house.ts';
import { NODE_HASHES } from './node-hashes.ts';

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
  await once(feed, 'listening');
  const { port } = feed.address() as AddressInfo;
  const times = Array.from({ length: 72 }, (_, index) => index * 20);
  const schedule = { kind: 'calendar', zone: 'Asia/Manila', times };
  await layOutEntered(house, READ, { schedule });
  await layOutEntered(house, TOLD, { schedule, feed: `http://127.0.0.1:${port}/results` });
  player = await playerWith(house, 'player1', '100000');
});
afterAll(async () => {
  feed.close();
  await house.close();
});

async function sell(code: string) {
  await house.runJobs('lottery-schedule');
  await house.turnClock(BOUND_MS);
  const draw = await drawOnSale(house, code);
  const bets = ['01234', '56789'].map((digits) =>
    betOf({ play: 'FixedPlace', pick: `${digits}||||` }),
  );
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
  await turnTo(house, draw.drawAt + 100);
  await house.runJobs('lottery-close', 'lottery-witness', 'lottery-draw', 'lottery-settle');
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
    // Both look again, and neither is told whether the other's stands by now.
    expect(valueOf(await enter(other, '12346')).state).toBe('differs');
    expect(valueOf(await enter(one, '12346')).state).toBe('drawn');
    await house.runJobs('lottery-settle');
    const paid = Number(await balanceOf(house, player.member)) - Number(before);
    expect(paid).toBeCloseTo(19.56, 4);
    expect(await verdictOf(draw.issue)).toBe('entered');
    expect(await queue(draw.issue)).toBeUndefined();
    expect(await enter(other, '12346')).toMatchObject({ refusal: { code: 'draw.not_possible' } });
    const { results } = valueOf(await one.call('drawDesk', { issue: draw.issue }));
    expect(results).toMatchObject([{ madeBy: 'partner', approvedBy: 'draws', reason: 'entered' }]);
  });

  test('is told to nobody who guesses: a reading is held to another’s once', async () => {
    const draw = await sell(READ);
    const { issue } = draw;
    const [one, other] = [await desk('draws'), await desk('partner')];
    const enter = async (who: typeof one, numbers: string) =>
      valueOf(await who.call('drawEnter', { issue, numbers })).state;
    const seen = async () => {
      const { list } = valueOf(await other.call('drawsWaiting', {}));
      const { list: alarms } = valueOf(await other.call('lotteryAlarms', {}));
      const { differs } = list.find((each) => each.draw.issue === issue) ?? {};
      const isAlarm = alarms.some((each) => each.kind === 'entries_differ' && each.issue === issue);
      return { differs, isAlarm };
    };
    expect(await enter(one, '24680')).toBe('waits');
    expect(await enter(other, '11111')).toBe('differs');
    const asBefore = await seen();
    // The right one is among the guesses, and nothing says so.
    for (const guess of ['22222', '24680', '33333', '24680']) {
      expect(await enter(other, guess)).toBe('differs');
      expect(await seen()).toEqual(asBefore);
    }
    // Who read first looks again too, and then both have looked.
    expect(await enter(one, '24680')).toBe('drawn');
    expect(await verdictOf(issue)).toBe('entered');
  });

  test('is not entered twice by two accounts that one person could hold', async () => {
    const draw = await sell(READ);
    const { issue } = draw;
    const tied = `insert into operators.account_maker (operator_id, maker_id, part, at)
      select one.operator_id, two.operator_id, 'shown', house_now()
      from operators.operator one, operators.operator two where one.name = $1 and two.name = $2`;
    const numbers = '13579';
    // Past the application's role, which forgets nobody.
    const database = new pg.Client({ connectionString: house.databaseUrl });
    await database.connect();
    valueOf(await (await desk('draws')).call('drawEnter', { issue, numbers }));
    for (const names of [
      ['draws', 'partner'],
      ['partner', 'draws'],
    ]) {
      await database.query(tied, names);
      try {
        expect(await (await desk('partner')).call('drawEnter', { issue, numbers })).toMatchObject({
          refusal: { code: 'approval.same_person' },
        });
      } finally {
        await database.query('delete from operators.account_maker');
      }
    }
    const independent = await (await desk('partner')).call('drawEnter', { issue, numbers });
    expect(valueOf(independent).state).toBe('drawn');
    await database.end();
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
    expect(await verdictOf(draw.issue)).toBe('entered');
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
