import { SECOND_MS, type Instant } from '@fairhouse/values';
import { eachOf } from '../../ground/each-of.ts';
import type { House } from '../../ground/house.ts';
import type { Job } from '../../ground/jobs.ts';
import { signalDeposit } from './apply-payment.ts';
import { isOpenDeposit } from './deposit.ts';
import { moveDeposit } from './move-deposit.ts';
import { listExpiredDeposits, lockDeposit, type DepositRow } from './store/deposits.ts';
import { lockPurse } from './store/purse.ts';

const AT_ONCE = 200;

/** Ends the orders that nobody paid in time. Money that arrives later is looked at by a person. */
export const expireDeposits: Job = {
  name: 'expire-deposits',
  everyMs: 3 * SECOND_MS,
  run: async (house, now) => {
    const due = await listExpiredDeposits(house.pool, now, AT_ONCE);
    const end = (order: DepositRow): Promise<void> => expire(house, order, now);
    await eachOf(house, due, end, ({ number }) => `deposit ${number}`);
  },
};

async function expire(house: House, known: DepositRow, now: Instant): Promise<void> {
  const { merchant_id: merchant, member_id: member, number } = known;
  const expired = await house.leases.transaction('expire-deposits', async (sql) => {
    await lockPurse(sql, merchant, member);
    const order = await lockDeposit(sql, merchant, number);
    if (order === undefined || !isOpenDeposit(order.state)) {
      return { commit: false, value: undefined };
    }
    const step = { state: 'EXPIRED', reason: 'not_paid_in_time' } as const;
    const value = await moveDeposit(sql, order, step, { actor: 'house', now });
    return { commit: true, value };
  });
  if (expired !== undefined) signalDeposit(house, expired);
}
