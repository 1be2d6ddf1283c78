import { refuse, wirePositiveAmount, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, formatAmount, ok, type Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../ground/call-context.ts';
import type { Sql } from '../../../ground/sql.ts';
import {
  isAsked,
  noteAudit,
  registerApproval,
  requestApproval,
  type ApprovalCall,
} from '../../operators/index.ts';
import { signalDeposit } from '../apply-payment.ts';
import { readSettings } from '../cashier-settings.ts';
import { creditDeposit } from '../credit-deposit.ts';
import { DEPOSIT_REVIEWS, isOpenDeposit, type DepositState } from '../deposit.ts';
import { creditOf, moveDeposit, type By } from '../move-deposit.ts';
import { changeDeposit, findDeposit, lockDeposit, type DepositRow } from '../store/deposits.ts';
import { addEvent } from '../store/events.ts';
import { lockPurse } from '../store/purse.ts';
import { TRANSFER } from '../transfer/transfer-channel.ts';
import { showDeskDeposit } from './show-desk-deposit.ts';
import { dropped, reasonBefore, SECOND } from './second-waits.ts';
import { words } from './words.ts';

type Row = OperatorCalls['depositReview'];
type Call = CallOf<Row>;
type Ground = Pick<Call, 'house' | 'sql' | 'merchant'>;

/** States of a transfer of which no officer has said yet that it arrived. */
const TRANSFER_MAY_ARRIVE: readonly DepositState[] = ['PAYING', 'EXPIRED', 'CANCELLED', 'FAILED'];

const credit = registerApproval({
  kind: 'cashier.deposit_credit',
  right: 'deposits.review',
  payload: z.object({
    number: z.string(),
    username: z.string(),
    currency: z.string(),
    amount: wirePositiveAmount,
    /** What the provider said when it was asked for; absent where it said nothing. */
    told: wirePositiveAmount.optional(),
  }),
  describe: ({ amount, told, ...rest }) =>
    words('deposit', {
      ...rest,
      amount: formatAmount(amount),
      told: told === undefined ? '—' : formatAmount(told),
    }),
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
  drop: async (call, _id, { number }) => {
    const order = await lockForReview(call, number);
    if (order?.reason !== SECOND) return;
    const { state, deposit_id: id } = order;
    const reason = await reasonBefore(call.sql, call.merchant.id, id, order);
    const change = { state, reason, now: call.now } as const;
    await addEvent(call.sql, call.merchant.id, id, { ...change, ...dropped(call) });
    const waiting = await changeDeposit(call.sql, call.merchant.id, id, change);
    assert(waiting !== undefined, 'a locked order is there');
    call.after(() => signalDeposit(call.house, waiting));
  },
});

/**
 * Decides on what was paid late, in another amount, or by a transfer of which no provider tells. A
 * credit of more than the provider said was paid, or above the limit, waits for a second person;
 * the order then stays where it is.
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
  if (DEPOSIT_REVIEWS.includes(order.state)) {
    const step = { state: 'REFUND', reason: 'refunded_by_operator' } as const;
    return ok(await moveDeposit(sql, order, step, by));
  }
  // Nothing has arrived: there is nothing to give back.
  if (!isOpenDeposit(order.state)) return refuse('order.moved_on');
  return ok(await moveDeposit(sql, order, { state: 'FAILED', reason: 'rejected_by_operator' }, by));
}

async function give(call: Call, order: DepositRow, by: By) {
  const { sql, merchant, input } = call;
  const paid = input.amount;
  if (paid === undefined || creditOf(order, paid) === 0n) return refuse('deposit.review_amount');
  const { value: settings } = await readSettings(sql, merchant);
  const isTold = order.paid_amount !== null && paid <= order.paid_amount;
  if (isTold && paid <= settings.secondPersonAbove) {
    return ok(await creditNow(call, order, paid, by));
  }
  if (await isAsked(call, credit, `deposit:${order.number}`)) return refuse('order.second_person');
  const { number, username, currency } = order;
  const told = order.paid_amount === null ? {} : { told: order.paid_amount };
  const payload = { number, username, currency, amount: paid, ...told };
  await requestApproval(call, credit, { payload, target: `deposit:${number}`, reason: input.why });
  const change = { state: order.state, reason: SECOND, now: by.now } as const;
  const waiting = await changeDeposit(sql, merchant.id, order.deposit_id, change);
  assert(waiting !== undefined, 'a locked order is there');
  await addEvent(sql, merchant.id, order.deposit_id, { ...change, ...by });
  return ok(waiting);
}

async function creditNow(
  ground: Ground,
  order: DepositRow,
  paid: Amount,
  by: By,
): Promise<DepositRow> {
  const arrived = await noteArrival(ground.sql, order, by);
  const step = { state: 'SUCCESS', reason: 'credited_by_operator' } as const;
  return creditDeposit(ground, arrived, paid, step, by);
}

/** Of a transfer operators alone tell that it arrived, in its time or late. */
async function noteArrival(sql: Sql, order: DepositRow, by: By): Promise<DepositRow> {
  if (DEPOSIT_REVIEWS.includes(order.state)) return order;
  const step = isOpenDeposit(order.state)
    ? ({ state: 'CALLBACK_OK', reason: null } as const)
    : ({ state: 'LATE_REVIEW', reason: 'paid_late' } as const);
  return moveDeposit(sql, order, step, by);
}

/** A transfer may arrive whatever became of its order; of the others a review is what waits. */
function waitsForOfficer({ provider, state }: DepositRow): boolean {
  if (DEPOSIT_REVIEWS.includes(state)) return true;
  return provider === TRANSFER && TRANSFER_MAY_ARRIVE.includes(state);
}

/** The order under its locks when it waits for a person, else undefined. */
async function lockForReview(ground: Ground, number: string): Promise<DepositRow | undefined> {
  const { sql, merchant } = ground;
  const known = await findDeposit(sql, merchant.id, number);
  if (known === undefined) return undefined;
  await lockPurse(sql, merchant.id, known.member_id);
  const order = await lockDeposit(sql, merchant.id, number);
  return order !== undefined && waitsForOfficer(order) ? order : undefined;
}
