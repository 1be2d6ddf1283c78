import { verifyProofFile } from '@fairhouse/calls/proof';
import { verifyEd25519 } from '@fairhouse/rules/fair';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@fairhouse/values';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provisionEnteredLottery } from '../../../testing/provision-entered-lottery.ts';
import { logInOperator } from '../../../testing/log-in-operator.ts';
import {
  balanceOf,
  betOf,
  DRAW_OPENS_MS,
  drawOnSale,
  openLotteryApp,
  logInPlayer,
  turnTo,
  valueOf,
  type LotteryApp,
  type Player,
} from '../../../testing/lottery-app.ts';
import { NODE_HASHES } from '@fairhouse/hashes';

const FEED_LOTTERY = 'CQTOLD';
const ENTERED_LOTTERY = 'CQREAD';

let app: LotteryApp;
let player: Player;
let feed: Server;
/** The feed's current answers by URL; a missing one is answered with 404. */
const feedAnswers = new Map<string, string>();

beforeAll(async () => {
  app = await openLotteryApp();
  feed = createServer((request, response) => {
    const body = feedAnswers.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const { port } = feed.address() as AddressInfo;
  const times = Array.from({ length: 72 }, (_, index) => index * 20);
  const schedule = { kind: 'calendar', zone: 'Asia/Manila', times };
  await provisionEnteredLottery(app, ENTERED_LOTTERY, { schedule });
  await provisionEnteredLottery(app, FEED_LOTTERY, {
    schedule,
    feed: `http://127.0.0.1:${port}/results`,
  });
  player = await logInPlayer(app, 'player1', '100000');
});
afterAll(async () => {
  feed.close();
  await app.close();
});

async function sell(code: string) {
  await app.runJobs('lottery-schedule');
  await app.turnClock(DRAW_OPENS_MS);
  const draw = await drawOnSale(app, code);
  const bets = ['01234', '56789'].map((digits) =>
    betOf({ play: 'FixedPlace', pick: `${digits}||||` }),
  );
  valueOf(await player.client.call('placeBets', { issue: draw.issue, bets }));
  await turnTo(app, draw.drawAt + 100);
  await app.runJobs('lottery-close', 'lottery-witness', 'lottery-draw', 'lottery-settle');
  return draw;
}

async function verdictOf(issue: string): Promise<string> {
  const proof = valueOf(await app.client().call('drawProof', { issue }));
  return verifyProofFile(proof, { hashes: NODE_HASHES, verifySignature: verifyEd25519 }).verdict;
}

const backoffice = async (name: string) =>
  app.backoffice({ token: await logInOperator(app, name) });

describe('a result from outside', () => {
  test('is entered by two operators with equal readings, who do not see each other’s', async () => {
    const draw = await sell(ENTERED_LOTTERY);
    const before = await balanceOf(app, player.member);
    const [one, other] = [await backoffice('draws'), await backoffice('partner')];
    const enter = (who: typeof one, numbers: string) =>
      who.call('drawEnter', { issue: draw.issue, numbers });
    expect(await enter(one, '1234')).toMatchObject({
      refusal: { code: 'draw.numbers_invalid' },
    });
    expect(valueOf(await enter(one, '12345')).state).toBe('waits');
    expect(valueOf(await enter(one, '12346')).state).toBe('waits');
    const shown = valueOf(await other.call('drawDetail', { issue: draw.issue }));
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
    // Both operators enter again, and neither learns whether the other's reading equals theirs.
    expect(valueOf(await enter(other, '12346')).state).toBe('differs');
    expect(valueOf(await enter(one, '12346')).state).toBe('drawn');
    await app.runJobs('lottery-settle');
    const paid = Number(await balanceOf(app, player.member)) - Number(before);
    expect(paid).toBeCloseTo(19.56, 4);
    expect(await verdictOf(draw.issue)).toBe('entered');
    expect(await queue(draw.issue)).toBeUndefined();
    expect(await enter(other, '12346')).toMatchObject({ refusal: { code: 'draw.not_possible' } });
    const { results } = valueOf(await one.call('drawDetail', { issue: draw.issue }));
    expect(results).toMatchObject([{ madeBy: 'partner', approvedBy: 'draws', reason: 'entered' }]);
  });

  test('cannot be guessed: a reading is compared with another’s once', async () => {
    const draw = await sell(ENTERED_LOTTERY);
    const { issue } = draw;
    const [one, other] = [await backoffice('draws'), await backoffice('partner')];
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
    // One guess equals the other reading, and no answer discloses it.
    for (const guess of ['22222', '24680', '33333', '24680']) {
      expect(await enter(other, guess)).toBe('differs');
      expect(await seen()).toEqual(asBefore);
    }
    // Once the first operator has entered again as well, the readings are compared.
    expect(await enter(one, '24680')).toBe('drawn');
    expect(await verdictOf(issue)).toBe('entered');
  });

  test('is not entered by two accounts that one person may hold', async () => {
    const draw = await sell(ENTERED_LOTTERY);
    const { issue } = draw;
    const tied = `insert into operators.account_maker (operator_id, maker_id, part, at)
      select one.operator_id, two.operator_id, 'shown', house_now()
      from operators.operator one, operators.operator two where one.name = $1 and two.name = $2`;
    const numbers = '13579';
    // As the database owner: the application's role may not delete these rows.
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    valueOf(await (await backoffice('draws')).call('drawEnter', { issue, numbers }));
    for (const names of [
      ['draws', 'partner'],
      ['partner', 'draws'],
    ]) {
      await database.query(tied, names);
      try {
        expect(
          await (await backoffice('partner')).call('drawEnter', { issue, numbers }),
        ).toMatchObject({
          refusal: { code: 'approval.same_person' },
        });
      } finally {
        await database.query('delete from operators.account_maker');
      }
    }
    const independent = await (await backoffice('partner')).call('drawEnter', { issue, numbers });
    expect(valueOf(independent).state).toBe('drawn');
    await database.end();
  });

  test('is read from a feed, and a correction of the source is shown', async () => {
    const draw = await sell(FEED_LOTTERY);
    const path = `/results/${FEED_LOTTERY}/${draw.shortIssue}`;
    await turnTo(app, draw.drawAt + 5 * SECOND_MS + 500);
    await app.runJobs('lottery-feeds');
    expect(await verdictOf(draw.issue)).toBe('incomplete');
    feedAnswers.set(path, JSON.stringify({ numbers: 'none', version: 1 }));
    await turnTo(app, draw.drawAt + 10 * SECOND_MS + 500);
    await app.runJobs('lottery-feeds');
    expect(await verdictOf(draw.issue)).toBe('incomplete');
    feedAnswers.set(path, JSON.stringify({ numbers: '98765', version: 1 }));
    await turnTo(app, draw.drawAt + 15 * SECOND_MS + 500);
    await app.runJobs('lottery-feeds', 'lottery-settle');
    expect(await verdictOf(draw.issue)).toBe('entered');
    feedAnswers.set(path, JSON.stringify({ numbers: '98764', version: 2 }));
    await turnTo(app, draw.drawAt + 60 * MINUTE_MS + 500);
    await app.runJobs('lottery-feeds');
    const shown = valueOf(
      await (await backoffice('owner')).call('drawDetail', { issue: draw.issue }),
    );
    expect(shown.feed).toMatchObject({ numbers: '98764', version: 2 });
    const { list: alarms } = valueOf(await (await backoffice('owner')).call('lotteryAlarms', {}));
    expect(alarms).toContainEqual(
      expect.objectContaining({ kind: 'feed_differs', issue: draw.issue }),
    );
    expect(shown.draw.numbers).toBe('98765');
    expect(shown.results).toHaveLength(1);
  });

  test('that is missing after the time limit voids the draw and refunds the stakes', async () => {
    // The player's session expired during the hour since the last test.
    player = await logInPlayer(app, 'player1', '0');
    const before = await balanceOf(app, player.member);
    const draw = await sell(ENTERED_LOTTERY);
    expect(Number(await balanceOf(app, player.member))).toBe(Number(before) - 20);
    await turnTo(app, draw.drawAt + DAY_MS / 24 + 10 * SECOND_MS);
    await app.runJobs('lottery-feeds', 'lottery-settle');
    expect(await balanceOf(app, player.member)).toBe(before);
    expect(await verdictOf(draw.issue)).toBe('void');
  });
});
