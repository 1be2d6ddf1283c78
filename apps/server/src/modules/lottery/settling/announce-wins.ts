// Messages to the members whom a settled draw pays. Not a part of settling: a draw may pay hundreds
// of thousands of members, and no message delays money.
import { amount, formatAmount, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { writeNotices, type Notice } from '../../messages/index.ts';
import { eachMerchant } from '../../settings/index.ts';
import { getCatalogue } from '../catalogue/index.ts';
import { shortIssue } from '../draws/index.ts';
import {
  dropWinNoticeDue,
  listPaid,
  listWinNoticesDue,
  lockWinNoticeDue,
  moveWinNoticeDue,
  type PaidRow,
  type WinNoticeDue,
} from './store/win-notices.ts';

const JOB = 'lottery-announce-wins';

/** The number of members that are notified in one transaction. */
const TOGETHER = 20_000;

/** Writes one message to each member whom a settled result pays, a batch of members at a time. */
export const announceWins: Job = {
  name: JOB,
  everyMs: 2000,
  run: async (app) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      await processEach(
        { app, job: JOB },
        await listWinNoticesDue(app.pool, merchant.id),
        (due) => announce(app, merchant, due),
        ({ issue }) => issue,
      );
    });
  },
};

async function announce(app: AppContext, merchant: Merchant, due: WinNoticeDue): Promise<void> {
  const lottery = (await getCatalogue(app, merchant)).find(due.lottery);
  const name = lottery === undefined ? due.lottery : { texts: lottery.row.names };
  for (;;) {
    const paid = await app.leases.transaction(JOB, async (sql) => {
      const after = await lockWinNoticeDue(sql, due);
      const value = after === undefined ? [] : await listPaid(sql, due, after, TOGETHER);
      const last = value.at(-1);
      if (after === undefined) return { commit: false, value };
      if (last === undefined) await dropWinNoticeDue(sql, due);
      else {
        const notices = value.map((row) => noticeOf(merchant, due, name, row));
        await writeNotices(sql, app, merchant.id, notices);
        await moveWinNoticeDue(sql, due, last.member_id);
      }
      return { commit: true, value };
    });
    for (const { member_id: member } of paid) {
      app.signals.send({ topic: 'inbox', merchant: merchant.id, member: member as Id<'member'> });
    }
    if (paid.length === 0) return;
  }
}

/**
 * More than the stake is won, less is returned. A corrected result makes another message only where
 * it changes the amount.
 */
function noticeOf(
  { currency }: Merchant,
  { draw, issue }: WinNoticeDue,
  lottery: Notice['details'][string],
  { member_id, paid, stake }: PaidRow,
): Notice {
  const money = (value: bigint) => ({ amount: formatAmount(amount(value)), currency });
  return {
    member: member_id as Id<'member'>,
    name: paid > stake ? 'draw_won' : 'draw_returned',
    event: `${draw}:${paid}`,
    details: { lottery, issue: shortIssue(issue), amount: money(paid), stake: money(stake) },
  };
}
