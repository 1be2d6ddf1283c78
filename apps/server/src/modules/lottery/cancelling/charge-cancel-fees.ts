// Cancellation fees. A fee is an entry of its own, so that turnover and stake figures do not
// include it.
import { SECOND_MS, type Amount, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { isBeforeKeyed } from '../../../platform/keys/keyed-since.ts';
import { eachMerchant } from '../../settings/index.ts';
import { processEach } from '../../../platform/process-each.ts';
import { listFeesDue, markFeeCharged } from './store.ts';
import { deductFromMember } from '../ledger-entries/index.ts';

const JOB = 'lottery-cancel-fees';

export interface FeeDue {
  readonly order_id: string;
  readonly member_id: string;
  readonly issue: string;
  readonly trial: boolean;
  readonly cancel_fee: Amount;
  /** Null for an order that is being cancelled now. */
  readonly cancelled_at: Date | null;
}

/** Charges the fees that a process left uncharged after it refunded the stake. */
export const chargeCancelFees: Job = {
  name: JOB,
  everyMs: 10 * SECOND_MS,
  run: async (app) => {
    await eachMerchant({ app, job: JOB }, async (merchant) => {
      const due = await listFeesDue(app.pool, merchant.id);
      await processEach(
        { app, job: JOB },
        due,
        (fee) => chargeCancelFee(app, merchant, fee),
        ({ order_id: order }) => order,
      );
    });
  },
};

/**
 * Charges the fee of a cancelled order once, however often it is called. The fee is not due
 * afterwards, even if it could not be taken: that is a conflict for operators.
 */
export async function chargeCancelFee(
  app: AppContext,
  merchant: Merchant,
  fee: FeeDue,
): Promise<void> {
  await deductFromMember(app, {
    merchant,
    book: fee.trial ? 'trial' : 'real',
    member: fee.member_id as Id<'member'>,
    amount: fee.cancel_fee,
    code: 'fee',
    account: 'fees',
    reference: fee.issue,
    reason: `cancel-fee:${fee.order_id}`,
    mayBeUnkeyed: fee.cancelled_at !== null && (await isBeforeKeyed(app, fee.cancelled_at)),
  });
  await markFeeCharged(app.pool, merchant.id, fee.order_id);
}
