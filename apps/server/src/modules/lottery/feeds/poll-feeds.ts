import { HOUR_MS, MINUTE_MS, SECOND_MS, type Instant } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { readJson } from '../../../platform/read-json.ts';
import { eachMerchant } from '../../settings/index.ts';
import { readCatalogue, type Lottery } from '../catalogue/index.ts';
import { shortIssue, voidDraw, type DrawRow } from '../draws/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { feedFetch } from './feed-fetch.ts';
import { saveReportedResult } from './save-reported-result.ts';
import { listOutsideDraws } from './store/outside-draws.ts';
import { isBlockDraw, readReportedResult } from './reported-result.ts';

const JOB = 'lottery-feeds';

const EVERY_MS = 5 * SECOND_MS;
const TIMEOUT_MS = 3 * SECOND_MS;
const BODY_MAX = 10_000;
/**
 * The seconds after the draw at which a feed is polled (lottery.md 2.4); later it is polled every
 * ten minutes.
 */
const POLL_AFTER_S = [5, 10, 15, 75, 135, 195, 255, 315, 375, 435, 495, 555, 615];
const LATER_MS = 10 * MINUTE_MS;

const answer = z.object({
  numbers: z.string().max(400),
  /** Increases when the source corrects itself. */
  version: z.number().int().min(1),
});

/**
 * Polls feeds for the results of draws made elsewhere: often after the draw, and hourly for a day
 * once the result is known, because the source may correct itself. A correction is stored and shown
 * in the back office, where two operators decide about it. A draw without a result in time is void
 * (lottery.md 2.7).
 */
export const pollFeeds: Job = {
  name: JOB,
  everyMs: EVERY_MS,
  run: async (app, now) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      const draws = await listOutsideDraws(app.pool, merchant.id);
      if (draws.length === 0) return;
      const catalogue = await readCatalogue(app.pool, merchant);
      const poll = async (draw: DrawRow): Promise<void> => {
        const lottery = catalogue.find(draw.lottery);
        if (lottery !== undefined) await pollDraw({ app, merchant, lottery }, draw, now);
      };
      await processEach({ app, job: JOB }, draws, poll, ({ issue }) => issue);
    });
  },
};

interface FeedContext {
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly lottery: Lottery;
}

async function pollDraw(context: FeedContext, draw: DrawRow, now: Instant): Promise<void> {
  const since = now - draw.draw_at.getTime();
  const { feed, void_after_seconds: patience } = context.lottery.row;
  const waits = draw.state === 'CLOSED';
  if (waits && since > patience * SECOND_MS) return voidMissingResult(context, draw);
  if (feed === null || isBlockDraw(draw)) return;
  if (!(waits ? isPollDue(since) : crosses(since, HOUR_MS))) return;
  const reported = await fetchFeedReport(context.app, feed, draw);
  if (reported === undefined) return;
  await saveAnswer(context, draw, reported, now);
}

/** Whether a polling time falls into the job's last interval. */
function isPollDue(since: number): boolean {
  const due = POLL_AFTER_S.some((after) => {
    const late = since - after * SECOND_MS;
    return late >= 0 && late < EVERY_MS;
  });
  return due || (since > LATER_MS && crosses(since, LATER_MS));
}

function crosses(since: number, everyMs: number): boolean {
  return since % everyMs < EVERY_MS;
}

interface FeedReport extends z.output<typeof answer> {
  readonly body: string;
}

/** `GET FEED/LOTTERY/ISSUE`: the feed's answer for the draw; undefined while it has none. */
async function fetchFeedReport(
  app: AppContext,
  feed: string,
  draw: DrawRow,
): Promise<FeedReport | undefined> {
  const url = `${feed}/${draw.lottery}/${shortIssue(draw.issue)}`;
  const response = await feedFetch(app, feed)(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return undefined;
  const body = (await response.text()).slice(0, BODY_MAX);
  return { ...answer.parse(readJson(body)), body };
}

async function saveAnswer(
  { app, merchant }: FeedContext,
  draw: DrawRow,
  { numbers, version, body }: FeedReport,
  now: Instant,
): Promise<void> {
  const reported = readReportedResult(draw, numbers);
  if (reported !== undefined) {
    return saveReportedResult({ app, merchant, draw }, reported, { at: now, version, body });
  }
  app.log.warn({ draw: draw.proof_id, numbers }, 'a feed reported invalid numbers');
}

async function voidMissingResult({ app, merchant }: FeedContext, draw: DrawRow): Promise<void> {
  await app.leases.transaction(JOB, async (sql) => {
    const drawRef = { merchant: merchant.id, draw: draw.draw_id };
    await voidDraw(sql, app, { ...drawRef, reason: 'result_missing', madeBy: 'house' });
    return { commit: true, value: undefined };
  });
  app.signals.send({ topic: 'draw', merchant: merchant.id, lottery: draw.lottery });
}
