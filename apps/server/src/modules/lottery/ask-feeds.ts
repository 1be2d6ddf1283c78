import { HOUR_MS, MINUTE_MS, SECOND_MS, type Instant } from '@fairhouse/values';
import * as z from 'zod';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { readJson } from '../../ground/read-json.ts';
import { eachMerchant } from '../settings/index.ts';
import { readCatalogue, type Lottery } from './catalogue.ts';
import { shortIssue } from './draw.ts';
import { eachOf } from '../../ground/each-of.ts';
import { feedFetch } from './feed-fetch.ts';
import { keepTold } from './keep-told.ts';
import type { DrawRow } from './store/draws.ts';
import { listEntered } from './store/outside-draws.ts';
import { isByBlock, readTold } from './told-result.ts';
import { voidDraw } from './void-draw.ts';

const EVERY_MS = 5 * SECOND_MS;
const PATIENCE_MS = 3 * SECOND_MS;
const BODY_MAX = 10_000;
/** When a feed is asked after the draw (lottery.md 2.4); later, every ten minutes. */
const ASKED_AFTER_S = [5, 10, 15, 75, 135, 195, 255, 315, 375, 435, 495, 555, 615];
const LATER_MS = 10 * MINUTE_MS;

const answer = z.object({
  numbers: z.string().max(400),
  /** Rises when the source corrects itself. */
  version: z.number().int().min(1),
});

/**
 * Asks feeds for the results of draws made elsewhere: often after the draw, hourly for a day once
 * it has come, for the source may correct itself. A correction is kept and shown at the desk, where
 * two persons decide about it. What nobody told in time is void (lottery.md 2.7).
 */
export const askFeeds: Job = {
  name: 'lottery-feeds',
  everyMs: EVERY_MS,
  run: async (house, now) => {
    await eachMerchant(house, async (merchant) => {
      const draws = await listEntered(house.pool, merchant.id);
      if (draws.length === 0) return;
      const catalogue = await readCatalogue(house.pool, merchant);
      const follow = async (draw: DrawRow): Promise<void> => {
        const lottery = catalogue.find(draw.lottery);
        if (lottery !== undefined) await followDraw({ house, merchant, lottery }, draw, now);
      };
      await eachOf(house, draws, follow, ({ issue }) => issue);
    });
  },
};

interface Ground {
  readonly house: House;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
}

async function followDraw(ground: Ground, draw: DrawRow, now: Instant): Promise<void> {
  const since = now - draw.draw_at.getTime();
  const { feed, void_after_seconds: patience } = ground.lottery.row;
  const waits = draw.state === 'CLOSED';
  if (waits && since > patience * SECOND_MS) return giveUp(ground, draw);
  if (feed === null || isByBlock(draw)) return;
  if (!(waits ? isAskDue(since) : crosses(since, HOUR_MS))) return;
  const told = await ask(ground.house, feed, draw);
  if (told === undefined) return;
  await take(ground, draw, told, now);
}

/** Whether a time to ask lies within the job's last turn. */
function isAskDue(since: number): boolean {
  const due = ASKED_AFTER_S.some((after) => {
    const late = since - after * SECOND_MS;
    return late >= 0 && late < EVERY_MS;
  });
  return due || (since > LATER_MS && crosses(since, LATER_MS));
}

function crosses(since: number, everyMs: number): boolean {
  return since % everyMs < EVERY_MS;
}

interface Told extends z.output<typeof answer> {
  readonly body: string;
}

/** `GET FEED/LOTTERY/ISSUE`: what the source says of the draw; undefined while it says nothing. */
async function ask(house: House, feed: string, draw: DrawRow): Promise<Told | undefined> {
  const url = `${feed}/${draw.lottery}/${shortIssue(draw.issue)}`;
  const response = await feedFetch(house, feed)(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) return undefined;
  const body = (await response.text()).slice(0, BODY_MAX);
  return { ...answer.parse(readJson(body)), body };
}

async function take(
  { house, merchant }: Ground,
  draw: DrawRow,
  { numbers, version, body }: Told,
  now: Instant,
): Promise<void> {
  const told = readTold(draw, numbers);
  if (told !== undefined) {
    return keepTold({ house, merchant, draw }, told, { at: now, version, body });
  }
  house.log.warn({ draw: draw.proof_id, numbers }, 'a feed told numbers that cannot be drawn');
}

async function giveUp({ house, merchant }: Ground, draw: DrawRow): Promise<void> {
  await house.leases.transaction('lottery-feeds', async (sql) => {
    const of = { merchant: merchant.id, draw: draw.draw_id };
    await voidDraw(sql, house, { ...of, reason: 'result_missing', madeBy: 'house' });
    return { commit: true, value: undefined };
  });
  house.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
}
