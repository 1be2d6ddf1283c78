// What taking an order back costs: an entry of its own, so that neither turnover nor any figure of
// stakes holds it.
import { SECOND_MS, type Amount, type Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { isBeforeKeyed } from '../../ground/keyed-since.ts';
import { eachMerchant } from '../settings/index.ts';
import { eachOf } from '../../ground/each-of.ts';
import { listFeesDue, markFeeCharged } from './store/cancel-fees.ts';
import { takeFromMember } from './take-from-member.ts';

export interface FeeDue {
  readonly order_id: string;
  readonly member_id: string;
  readonly issue: string;
  readonly trial: boolean;
  readonly cancel_fee: Amount;
  /** Null for an order that is being cancelled now. */
  readonly cancelled_at: Date | null;
}

/** Charges the fees that a process did not come to charge after it gave the stake back. */
export const chargeCancelFees: Job = {
  name: 'lottery-cancel-fees',
  everyMs: 10 * SECOND_MS,
  run: async (house) => {
    await eachMerchant(house, async (merchant) => {
      const due = await listFeesDue(house.pool, merchant.id);
      await eachOf(
        house,
        due,
        (fee) => chargeCancelFee(house, merchant, fee),
        ({ order_id: order }) => order,
      );
    });
  },
};

/**
 * Charges the fee of a cancelled order, once however often it is asked for. It is due no more
 * afterwards, also where it could not be taken: that is with the operators then.
 */
export async function chargeCancelFee(
  house: House,
  merchant: Merchant,
  fee: FeeDue,
): Promise<void> {
  await takeFromMember(house, {
    merchant,
    book: fee.trial ? 'trial' : 'real',
    member: fee.member_id as Id<'member'>,
    amount: fee.cancel_fee,
    code: 'fee',
    account: 'fees',
    reference: fee.issue,
    reason: `cancel-fee:${fee.order_id}`,
    mayBeOlder: fee.cancelled_at !== null && (await isBeforeKeyed(house, fee.cancelled_at)),
  });
  await markFeeCharged(house.pool, merchant.id, fee.order_id);
}
