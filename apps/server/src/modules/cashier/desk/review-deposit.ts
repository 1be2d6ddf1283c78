import { refuse, wirePositiveAmount, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, formatAmount, ok, type Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import {
  noteAudit,
  registerApproval,
  requestApproval,
  type ApprovalCall,
} from '../../operators/index.ts';
import { signalDeposit } from '../apply-payment.ts';
import { readSettings } from '../cashier-settings.ts';
import { creditDeposit } from '../credit-deposit.ts';
import { DEPOSIT_REVIEWS } from '../deposit.ts';
import { creditOf, moveDeposit, type By } from '../move-deposit.ts';
import { changeDeposit, findDeposit, lockDeposit, type DepositRow } from '../store/deposits.ts';
import { addEvent } from '../store/events.ts';
import { lockPurse } from '../store/purse.ts';
import { showDeskDeposit } from './show-desk-deposit.ts';
import { words } from './words.ts';

type Row = OperatorCalls['depositReview'];
type Call = CallOf<Row>;
type Ground = Pick<Call, 'house' | 'sql' | 'merchant'>;

const credit = registerApproval({
  kind: 'cashier.deposit_credit',
  right: 'deposits.review',
  payload: z.object({
    number: z.string(),
    username: z.string(),
    currency: z.string(),
    amount: wirePositiveAmount,
  }),
  describe: ({ amount, ...rest }) => words('deposit', { ...rest, amount: formatAmount(amount) }),
  execute: async (call: ApprovalCall, { number, amount }) => {
    const order = await lockForReview(call, number);
    if (order === undefined) return refuse('order.moved_on');
    const { approval, operator, now } = call;
    const actorName = `${approval.maker.name}, ${operator.name}`;
    const by = { actor: 'operator', actorName, note: approval.reason, now } as const;
    const done = await creditNow(call, order, amount, by);
    call.after(() => signalDeposit(call.house, done));
    return ok(null);
  },
});

/**
 * Decides on what was paid late or in another amount. A credit above the limit waits for a second
 * person; the order then stays where it is.
 */
export async function reviewDeposit(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, now, input, operator, house } = call;
  const order = await lockForReview(call, input.number);
  if (order === undefined) {
    const known = await findDeposit(sql, merchant.id, input.number);
    return known === undefined ? refuse('not.found') : refuse('order.moved_on');
  }
  const by = { actor: 'operator', actorName: operator.name, note: input.why, now } as const;
  noteAudit(call, { target: `deposit:${order.number}`, reason: input.why });
  const done =
    input.decision === 'reject' ? await reject(call, order, by) : await give(call, order, by);
  if (!done.ok) return done;
  call.after(() => signalDeposit(house, done.value));
  return ok(showDeskDeposit(done.value));
}

async function reject({ sql }: Call, order: DepositRow, by: By) {
  return ok(await moveDeposit(sql, order, { state: 'REFUND', reason: 'refunded_by_operator' }, by));
}

async function give(call: Call, order: DepositRow, by: By) {
  const { sql, merchant, input } = call;
  const paid = input.amount;
  if (paid === undefined || creditOf(order, paid) === 0n) return refuse('deposit.review_amount');
  const { value: settings } = await readSettings(sql, merchant);
  if (paid <= settings.secondPersonAbove) return ok(await creditNow(call, order, paid, by));
  if (order.reason === 'second_person') return refuse('order.second_person');
  const { number, username, currency } = order;
  const payload = { number, username, currency, amount: paid };
  await requestApproval(call, credit, { payload, target: `deposit:${number}`, reason: input.why });
  const change = { state: order.state, reason: 'second_person', now: by.now } as const;
  const waiting = await changeDeposit(sql, merchant.id, order.deposit_id, change);
  assert(waiting !== undefined, 'a locked order is there');
  await addEvent(sql, merchant.id, order.deposit_id, { ...change, ...by });
  return ok(waiting);
}

function creditNow(ground: Ground, order: DepositRow, paid: Amount, by: By): Promise<DepositRow> {
  const step = { state: 'SUCCESS', reason: 'credited_by_operator' } as const;
  return creditDeposit(ground, order, paid, step, by);
}

/** The order under its locks when it waits for a person, else undefined. */
async function lockForReview(ground: Ground, number: string): Promise<DepositRow | undefined> {
  const { sql, merchant } = ground;
  const known = await findDeposit(sql, merchant.id, number);
  if (known === undefined) return undefined;
  await lockPurse(sql, merchant.id, known.member_id);
  const order = await lockDeposit(sql, merchant.id, number);
  return order !== undefined && DEPOSIT_REVIEWS.includes(order.state) ? order : undefined;
}
