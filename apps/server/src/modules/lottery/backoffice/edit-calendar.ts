// The calendar of a lottery: preview, and change with the approval of a second operator.
import { refuse, type Answer, type Refused } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok, type Result } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import {
  noteAudit,
  registerApproval,
  requestApproval,
  type ApprovalCall,
  type ApprovalDescription,
} from '../../operators/index.ts';
import { readCatalogue, changeLottery } from '../catalogue/index.ts';
import { toInstant } from '../boards/index.ts';
import { listAhead, type AheadRow } from './store/monitoring.ts';
import { voidDraw } from '../draws/index.ts';
import {
  checkCalendar,
  nextSlots,
  nextSchedule,
  storedSchedule,
  type Calendar,
  type CalendarProblem,
} from './check-calendar.ts';

type Preview = OperatorCalls['calendarPreview'];
type Edit = OperatorCalls['calendarEdit'];

/** The next draws of a proposed calendar, and its effect on the scheduled draws. */
export async function previewCalendar(call: CallOf<Preview>): Promise<Answer<Preview>> {
  const { sql, merchant, input, now } = call;
  const lottery = (await readCatalogue(sql, merchant)).find(input.code);
  if (lottery === undefined) return refuse('lottery.unknown');
  const problem = checkCalendar(lottery, input, now);
  if (problem !== undefined) return refuse(problem);
  const ahead = await listAhead(sql, merchant.id, input.code);
  const { schedule, kept, dropped } = nextSchedule(lottery, input.schedule, ahead, now);
  const { closeLeadSeconds } = input;
  const slots = nextSlots({ ...lottery.timetable, schedule, closeLeadSeconds }, now) ?? [];
  const keptIssues = new Set(kept.map(({ issue }) => issue));
  return ok({
    kept: kept.map(showAhead),
    dropped: dropped.map(showAhead),
    next: slots
      .filter(({ issue }) => !keptIssues.has(issue))
      .map(({ issue, opensAt, closesAt, drawAt }) => ({
        issue,
        opensAt: instant(Math.max(opensAt, now)),
        closesAt,
        drawAt,
      })),
  });
}

function showAhead(row: AheadRow) {
  return {
    issue: row.issue,
    opensAt: toInstant(row.opens_at),
    closesAt: toInstant(row.closes_at),
    drawAt: toInstant(row.draw_at),
  };
}

/** Requests the approval to change a lottery's calendar. */
export async function editCalendar(call: CallOf<Edit>): Promise<Answer<Edit>> {
  const { sql, merchant, input, now } = call;
  const { code, version, reason, schedule, closeLeadSeconds, voidAfterSeconds, feed } = input;
  const lottery = (await readCatalogue(sql, merchant)).find(code);
  if (lottery === undefined) return refuse('lottery.unknown');
  if (lottery.row.version !== version) return refuse('lottery.changed');
  const problem = checkCalendar(lottery, input, now);
  if (problem !== undefined) return refuse(problem);
  const calendar = { schedule: storedSchedule(schedule), closeLeadSeconds, voidAfterSeconds, feed };
  const payload = { code, version, calendar: JSON.stringify(calendar) };
  const target = `lottery:${code}`;
  return ok({
    approval: await requestApproval(call, calendarApproval, { payload, target, reason }),
  });
}

export const calendarApproval = registerApproval({
  kind: 'lottery.calendar',
  right: 'lotteries.edit',
  payload: z.object({ code: z.string(), version: z.number().int(), calendar: z.string() }),
  describe: ({ code, calendar }) => describe(code, JSON.parse(calendar) as Calendar),
  execute: async (call, { code, version, calendar }) =>
    changeCalendar(call, code, version, JSON.parse(calendar) as Calendar),
});

function describe(
  code: string,
  { schedule, closeLeadSeconds: lead, feed }: Calendar,
): ApprovalDescription {
  const when =
    schedule.kind === 'interval'
      ? `${schedule.seconds} s`
      : `${schedule.times.map(clockOf).join(' ')} ${schedule.zone}`;
  const source = feed === '' ? '' : ` · ${feed}`;
  return {
    EN: `Draw ${code} by another calendar (${when}), closed ${lead} s before each draw${source}.`,
    CN: `${code} 改按新日程开奖（${when}），开奖前 ${lead} 秒封盘${source}。`,
    ID: `Undi ${code} dengan kalender lain (${when}), tutup ${lead} dtk sebelum undian${source}.`,
    TH: `ออกรางวัล ${code} ตามปฏิทินใหม่ (${when}) ปิดรับ ${lead} วินาทีก่อนออกรางวัล${source}`,
    VI: `Quay ${code} theo lịch khác (${when}), đóng ${lead} giây trước mỗi kỳ quay${source}.`,
  };
}

function clockOf(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Applies a calendar. Draws that are not yet on sale and that it does not have are voided, which is
 * logged publicly; all others stay as committed to.
 */
async function changeCalendar(
  call: ApprovalCall,
  code: string,
  version: number,
  calendar: Calendar,
): Promise<Result<unknown, Refused<'lottery.unknown' | 'lottery.changed' | CalendarProblem>>> {
  const { sql, app, merchant, now } = call;
  const lottery = (await readCatalogue(sql, merchant)).find(code);
  if (lottery === undefined) return refuse('lottery.unknown');
  const problem = checkCalendar(lottery, calendar, now);
  if (problem !== undefined) return refuse(problem);
  const ahead = await listAhead(sql, merchant.id, code);
  const { schedule, dropped } = nextSchedule(lottery, calendar.schedule, ahead, now);
  const changed = await changeLottery(sql, merchant.id, {
    ...lottery.row,
    version,
    schedule,
    close_lead_seconds: calendar.closeLeadSeconds,
    void_after_seconds: calendar.voidAfterSeconds,
    feed: calendar.feed === '' ? null : calendar.feed,
    at: now,
    changed_by: call.operator.name,
  });
  if (changed === undefined) return refuse('lottery.changed');
  for (const { draw_id: draw } of dropped) {
    await voidDraw(sql, app, {
      merchant: merchant.id,
      draw,
      reason: 'calendar_changed',
      madeBy: call.approval.maker.name,
      approvedBy: call.operator.name,
    });
  }
  const { schedule: was, close_lead_seconds: lead, feed } = lottery.row;
  noteAudit(call, {
    target: `lottery:${code}`,
    before: { schedule: was, closeLeadSeconds: lead, feed },
    after: { ...calendar, schedule },
  });
  call.after(() => {
    app.signals.send({ topic: 'site', merchant: merchant.id });
    app.signals.send({ topic: 'draw', merchant: merchant.id, lottery: code });
  });
  return ok(null);
}
