import { refuse, wirePositiveAmount, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok, type Amount } from '@fairhouse/values';
import * as z from 'zod';
import type { CallOf } from '../../../platform/call-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  isApprovalPending,
  noteAudit,
  registerApproval,
  requestApproval,
  type ApprovalCall,
} from '../../operators/index.ts';
import {
  signalDeposit,
  creditDeposit,
  DEPOSIT_REVIEWS,
  isOpenDeposit,
  creditedAmount,
  moveDeposit,
  changeDeposit,
  findDeposit,
  lockDeposit,
  type DepositRow,
} from '../deposits/index.ts';
import { readSettings } from '../settings/index.ts';
import { type DepositState, type TransitionActor, addEvent } from '../orders/index.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';
import { TRANSFER } from '../channels/index.ts';
import { showBackofficeDeposit } from './show-backoffice-deposit.ts';
import {
  decidingOperator,
  findPreviousReason,
  WAITS_FOR_SECOND_OPERATOR,
} from './second-operator.ts';
import { fillApprovalText } from './fill-approval-text.ts';

type Row = OperatorCalls['depositReview'];
type Call = CallOf<Row>;
type CashierContext = Pick<Call, 'app' | 'sql' | 'merchant'>;

/** States of a bank transfer whose arrival no officer has reported yet. */
const TRANSFER_MAY_ARRIVE: readonly DepositState[] = ['PAYING', 'EXPIRED', 'CANCELLED', 'FAILED'];

const credit = registerApproval({
  kind: 'cashier.deposit_credit',
  right: 'deposits.review',
  payload: z.object({
    number: z.string(),
    username: z.string(),
    currency: z.string(),
    amount: wirePositiveAmount,
    /** The amount that the provider reported when the request was made; absent without a report. */
    told: wirePositiveAmount.optional(),
  }),
  describe: ({ amount, told, currency, ...rest }) =>
    fillApprovalText('deposit', {
      ...rest,
      amount: { amount, currency },
      told: told === undefined ? '—' : { amount: told, currency },
    }),
  execute: async (call: ApprovalCall, { number, amount }) => {
    const order = await lockForReview(call, number);
    if (order === undefined) return refuse('order.moved_on');
    const { approval, operator, now } = call;
    const actorName = `${approval.maker.name}, ${operator.name}`;
    const by = { actor: 'operator', actorName, note: approval.reason, now } as const;
    const done = await creditNow(call, order, amount, by);
    call.after(() => signalDeposit(call.app, done));
    return ok(null);
  },
  drop: async (call, _id, { number }) => {
    const order = await lockForReview(call, number);
    if (order?.reason !== WAITS_FOR_SECOND_OPERATOR) return;
    const { state, deposit_id: id } = order;
    const reason = await findPreviousReason(call.sql, call.merchant.id, id, order);
    const change = { state, reason, now: call.now } as const;
    await addEvent(call.sql, call.merchant.id, id, { ...change, ...decidingOperator(call) });
    const waiting = await changeDeposit(call.sql, call.merchant.id, id, change);
    assert(waiting !== undefined, 'a locked order is there');
    call.after(() => signalDeposit(call.app, waiting));
  },
});

/**
 * Decides on a payment that was late, of another amount, or a bank transfer, which no provider
 * reports. A credit above the amount that the provider reported, or above the limit, waits for a
 * second operator; the order keeps its state until then.
 */
export async function reviewDeposit(call: Call): Promise<Answer<Row>> {
  const { sql, merchant, now, input, operator, app } = call;
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
  call.after(() => signalDeposit(app, done.value));
  return ok(showBackofficeDeposit(done.value));
}

async function reject({ sql }: Call, order: DepositRow, by: TransitionActor) {
  if (DEPOSIT_REVIEWS.includes(order.state)) {
    const transition = { state: 'REFUND', reason: 'refunded_by_operator' } as const;
    return ok(await moveDeposit(sql, order, transition, by));
  }
  // No payment has arrived: there is nothing to send back.
  if (!isOpenDeposit(order.state)) return refuse('order.moved_on');
  return ok(await moveDeposit(sql, order, { state: 'FAILED', reason: 'rejected_by_operator' }, by));
}

async function give(call: Call, order: DepositRow, by: TransitionActor) {
  const { sql, merchant, input } = call;
  const paid = input.amount;
  if (paid === undefined || creditedAmount(order, paid) === 0n)
    return refuse('deposit.review_amount');
  const { value: settings } = await readSettings(sql, merchant);
  const isWithinReport = order.paid_amount !== null && paid <= order.paid_amount;
  if (isWithinReport && paid <= settings.secondPersonAbove) {
    return ok(await creditNow(call, order, paid, by));
  }
  if (await isApprovalPending(call, credit, `deposit:${order.number}`))
    return refuse('order.second_person');
  const { number, username, currency } = order;
  const told = order.paid_amount === null ? {} : { told: order.paid_amount };
  const payload = { number, username, currency, amount: paid, ...told };
  const target = `deposit:${number}`;
  await requestApproval(call, credit, { payload, target, subject: username, reason: input.why });
  const change = { state: order.state, reason: WAITS_FOR_SECOND_OPERATOR, now: by.now } as const;
  const waiting = await changeDeposit(sql, merchant.id, order.deposit_id, change);
  assert(waiting !== undefined, 'a locked order is there');
  await addEvent(sql, merchant.id, order.deposit_id, { ...change, ...by });
  return ok(waiting);
}

async function creditNow(
  context: CashierContext,
  order: DepositRow,
  paid: Amount,
  by: TransitionActor,
): Promise<DepositRow> {
  const arrived = await noteArrival(context.sql, order, by);
  const transition = { state: 'SUCCESS', reason: 'credited_by_operator' } as const;
  return creditDeposit(context, arrived, paid, transition, by);
}

/** Records the arrival of a bank transfer, in time or late: only operators report it. */
async function noteArrival(sql: Sql, order: DepositRow, by: TransitionActor): Promise<DepositRow> {
  if (DEPOSIT_REVIEWS.includes(order.state)) return order;
  const transition = isOpenDeposit(order.state)
    ? ({ state: 'CALLBACK_OK', reason: null } as const)
    : ({ state: 'LATE_REVIEW', reason: 'paid_late' } as const);
  return moveDeposit(sql, order, transition, by);
}

/**
 * A bank transfer may arrive in any state of its order; other orders wait only in a review state.
 */
function waitsForOfficer({ provider, state }: DepositRow): boolean {
  if (DEPOSIT_REVIEWS.includes(state)) return true;
  return provider === TRANSFER && TRANSFER_MAY_ARRIVE.includes(state);
}

/** Locks the order and returns it when it waits for a decision, else undefined. */
async function lockForReview(
  context: CashierContext,
  number: string,
): Promise<DepositRow | undefined> {
  const { sql, merchant } = context;
  const known = await findDeposit(sql, merchant.id, number);
  if (known === undefined) return undefined;
  await lockPaymentProfile(sql, merchant.id, known.member_id);
  const order = await lockDeposit(sql, merchant.id, number);
  return order !== undefined && waitsForOfficer(order) ? order : undefined;
}
