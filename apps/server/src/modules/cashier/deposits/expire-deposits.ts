import { SECOND_MS, type Instant } from '@fairhouse/values';
import { processEach } from '../../../platform/process-each.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { signalDeposit } from './apply-payment.ts';
import { isOpenDeposit } from './deposit.ts';
import { moveDeposit } from './move-deposit.ts';
import { listExpiredDeposits, lockDeposit, type DepositRow } from './store.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';

const JOB = 'expire-deposits';

const AT_ONCE = 200;

/**
 * Ends the orders that were not paid in time. A payment that arrives later goes to manual review.
 */
export const expireDeposits: Job = {
  name: JOB,
  everyMs: 3 * SECOND_MS,
  run: async (app, now) => {
    const due = await listExpiredDeposits(app.pool, now, AT_ONCE);
    const end = (order: DepositRow): Promise<void> => expire(app, order, now);
    await processEach({ app, job: JOB }, due, end, ({ number }) => `deposit ${number}`);
  },
};

async function expire(app: AppContext, known: DepositRow, now: Instant): Promise<void> {
  const { merchant_id: merchant, member_id: member, number } = known;
  const expired = await app.leases.transaction(JOB, async (sql) => {
    await lockPaymentProfile(sql, merchant, member);
    const order = await lockDeposit(sql, merchant, number);
    if (order === undefined || !isOpenDeposit(order.state)) {
      return { commit: false, value: undefined };
    }
    const transition = { state: 'EXPIRED', reason: 'not_paid_in_time' } as const;
    const value = await moveDeposit(sql, order, transition, { actor: 'house', now });
    return { commit: true, value };
  });
  if (expired !== undefined) signalDeposit(app, expired);
}
