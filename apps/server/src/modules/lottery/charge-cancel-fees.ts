// What taking an order back costs: an entry of its own, so that neither turnover nor any figure of
// stakes holds it.
import { SECOND_MS, type Amount, type Id } from '@fairhouse/values';
import type { House, Merchant } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { directoryOf } from '../settings/index.ts';
import { derivedId } from './derived-id.ts';
import { eachOf } from './each-of.ts';
import { listFeesDue, markFeeCharged } from './store/cancel-fees.ts';
import { takeFromMember } from './take-from-member.ts';

export interface FeeDue {
  readonly order_id: string;
  readonly member_id: string;
  readonly issue: string;
  readonly trial: boolean;
  readonly cancel_fee: Amount;
}

/** Charges the fees that a process did not come to charge after it gave the stake back. */
export const chargeCancelFees: Job = {
  name: 'lottery-cancel-fees',
  everyMs: 10 * SECOND_MS,
  run: async (house) => {
    const { merchants } = await directoryOf(house);
    for (const merchant of merchants) {
      const due = await listFeesDue(house.pool, merchant.id);
      await eachOf(
        house,
        due,
        (fee) => chargeCancelFee(house, merchant, fee),
        ({ order_id: order }) => order,
      );
    }
  },
};

/** Charges the fee of a cancelled order, once however often it is asked for. */
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
    idOf: (attempt) => derivedId(`cancel-fee:${fee.order_id}:${attempt}`),
  });
  await markFeeCharged(house.pool, merchant.id, fee.order_id);
}
