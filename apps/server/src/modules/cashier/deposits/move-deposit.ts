import { assert, mulDivFloor, type Amount } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { assertDepositTransition, type DepositTransition } from './deposit.ts';
import {
  changeDeposit,
  scheduleDepositPoll,
  type DepositChange,
  type DepositRow,
} from './store.ts';
import { addEvent, type TransitionActor } from '../orders/index.ts';

type DepositFields = Pick<
  DepositChange,
  'paid' | 'accepted' | 'credited' | 'payUrl' | 'qr' | 'reference'
>;

/**
 * Applies one transition of the table and adds it to the timeline; the caller holds the order's
 * lock.
 */
export async function moveDeposit(
  sql: Sql,
  order: DepositRow,
  transition: DepositTransition,
  by: TransitionActor,
  fields: DepositFields = {},
): Promise<DepositRow> {
  assertDepositTransition(order.state, transition.state);
  const { merchant_id: merchant, deposit_id: id } = order;
  const change = { ...transition, ...fields, now: by.now };
  const moved = await changeDeposit(sql, merchant, id, change);
  assert(moved !== undefined, `deposit ${order.number} is there`);
  await addEvent(sql, merchant, id, { ...transition, ...by });
  if (transition.state === 'SUCCESS' || transition.state === 'REFUND') {
    await scheduleDepositPoll(sql, merchant, id, { at: undefined, polled: 0 });
  }
  return moved;
}

/** The amount credited to the wallet for a paid amount. */
export function creditedAmount(order: Pick<DepositRow, 'fee'>, paid: Amount): Amount {
  const credit = paid - order.fee;
  return (credit > 0n ? credit : 0n) as Amount;
}

/**
 * The turnover that a credited amount requires. The order states it for its whole amount less the
 * fee, so that what was announced is exactly what is asked for when all of it is paid.
 */
export function requiredTurnover(
  order: Pick<DepositRow, 'amount' | 'fee' | 'rollover'>,
  credit: Amount,
): Amount {
  return mulDivFloor(credit, order.rollover, order.amount - order.fee);
}
