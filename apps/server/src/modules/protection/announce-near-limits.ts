// Tells members of which of their limits four fifths are used.
import { amount, formatAmount, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs.ts';
import { processEach } from '../../platform/process-each.ts';
import { writeNotices, type Notice } from '../messages/index.ts';
import { eachMerchant } from '../settings/index.ts';
import type { Period } from './limit.ts';
import { listUnannounced, markAnnounced, type NearLimit } from './store/near-limits.ts';

const JOB = 'announce-near-limits';

/** Writes a message for each limit that stakes or deposits recorded as nearly used. */
export const announceNearLimits: Job = {
  name: JOB,
  everyMs: 5000,
  run: async (app) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      await processEach(
        { app, job: JOB },
        await listUnannounced(app.pool, merchant.id),
        (limit) => announce(app, merchant, limit),
        ({ member, kind, period }) => `${kind} limit of a ${period}, member ${member}`,
      );
    });
  },
};

/** The mark and the message are one transaction. */
async function announce(app: AppContext, merchant: Merchant, limit: NearLimit): Promise<void> {
  const isNew = await app.leases.transaction(JOB, async (sql) => {
    const value = await markAnnounced(sql, merchant.id, limit);
    if (value) await writeNotices(sql, app, merchant.id, [noticeOf(merchant, limit)]);
    return { commit: value, value };
  });
  if (!isNew) return;
  const member = limit.member as Id<'member'>;
  app.signals.send({ topic: 'inbox', merchant: merchant.id, member });
}

function noticeOf(merchant: Merchant, limit: NearLimit): Notice {
  const { member, kind, period, from, most, used } = limit;
  const money = (value: bigint) => {
    return { amount: formatAmount(amount(value)), currency: merchant.currency };
  };
  return {
    member: member as Id<'member'>,
    name: `${kind}_limit_near`,
    event: [kind, period, from, most].join(':'),
    details: { used: money(used), most: money(most), period: { texts: PERIODS[period] } },
  };
}

const PERIODS: Readonly<Record<Period, Readonly<Record<string, string>>>> = {
  day: { EN: 'a day', CN: '每日', ID: 'per hari', TH: 'ต่อวัน', VI: 'mỗi ngày' },
  week: { EN: 'a week', CN: '每周', ID: 'per minggu', TH: 'ต่อสัปดาห์', VI: 'mỗi tuần' },
  month: { EN: 'a month', CN: '每月', ID: 'per bulan', TH: 'ต่อเดือน', VI: 'mỗi tháng' },
};
