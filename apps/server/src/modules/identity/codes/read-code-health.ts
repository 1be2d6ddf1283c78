import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { DAY_MS, ok, plus } from '@fairhouse/values';
import { businessDay } from '../../../ground/business-day.ts';
import type { CallOf } from '../../../ground/call-context.ts';
import { readSite } from '../../settings/index.ts';
import { GOOD_MS } from './code.ts';
import { readCodeDay, readReturns } from './store.ts';

type Row = OperatorCalls['codeHealth'];

/** Below so many codes a share says nothing. */
const FEWEST = 20;

/**
 * The day's budget and how many codes come back. Where few do, somebody has codes sent that nobody
 * waits for (security.md W11).
 */
export async function codeHealth(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now } = call;
  const { codes } = (await readSite(sql, merchant)).settings;
  const day = await readCodeDay(sql, merchant.id, businessDay(merchant, now));
  const span = { after: plus(now, -DAY_MS), until: plus(now, -GOOD_MS) };
  const { sent, used } = await readReturns(sql, merchant.id, span);
  return ok({
    channel: codes.channel,
    sentToday: day.sent,
    budget: codes.dailyBudget,
    refusedAt: day.refusedAt ?? null,
    sent,
    used,
    alarm: sent >= FEWEST && used * 100 < sent * codes.alarmBelowPercent,
  });
}
