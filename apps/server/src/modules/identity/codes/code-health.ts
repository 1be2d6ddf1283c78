import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { DAY_MS, ok, plus } from '@fairhouse/values';
import { businessDay } from '../../../platform/business-day.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { readSite } from '../../settings/index.ts';
import { VALID_MS } from './code.ts';
import { readCodeDay, readReturns } from './store/codes.ts';

type Row = OperatorCalls['codeHealth'];

/** Minimum number of codes for the share to be meaningful. */
const MIN_SAMPLE = 20;

/**
 * The day's SMS budget and the share of codes that are used. A low share suggests that codes are
 * requested only to cause cost (security.md W11).
 */
export async function codeHealth(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now } = call;
  const { codes } = (await readSite(sql, merchant)).settings;
  const day = await readCodeDay(sql, merchant.id, businessDay(merchant, now));
  const span = { after: plus(now, -DAY_MS), until: plus(now, -VALID_MS) };
  const { sent, used } = await readReturns(sql, merchant.id, span);
  return ok({
    channel: codes.channel,
    sentToday: day.sent,
    budget: codes.dailyBudget,
    refusedAt: day.refusedAt ?? null,
    sent,
    used,
    alarm: sent >= MIN_SAMPLE && used * 100 < sent * codes.alarmBelowPercent,
  });
}
