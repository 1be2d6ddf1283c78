import { assert, type Amount, type Instant } from '@fairhouse/values';
import type { Sql } from '../../ground/sql.ts';
import { assertDepositMove, type DepositStep } from './deposit.ts';
import {
  changeDeposit,
  setDepositAsk,
  type DepositChange,
  type DepositRow,
} from './store/deposits.ts';
import { addEvent, type Actor } from './store/events.ts';

/** Who made an order move, and what it adds to the timeline. */
export interface By {
  readonly actor: Actor;
  readonly actorName?: string | undefined;
  readonly note?: string | undefined;
  readonly now: Instant;
}

type More = Pick<DepositChange, 'paid' | 'accepted' | 'credited' | 'payUrl' | 'qr' | 'reference'>;

/** Takes one step of the table with its line in the timeline; the caller holds the order's lock. */
export async function moveDeposit(
  sql: Sql,
  order: DepositRow,
  step: DepositStep,
  by: By,
  more: More = {},
): Promise<DepositRow> {
  assertDepositMove(order.state, step.state);
  const { merchant_id: merchant, deposit_id: id } = order;
  const change = { ...step, ...more, now: by.now };
  const moved = await changeDeposit(sql, merchant, id, change);
  assert(moved !== undefined, `deposit ${order.number} is there`);
  await addEvent(sql, merchant, id, { ...step, ...by });
  if (step.state === 'SUCCESS' || step.state === 'REFUND') {
    await setDepositAsk(sql, merchant, id, { at: undefined, asked: 0 });
  }
  return moved;
}

/** What arrives in the wallet of what was paid. */
export function creditOf(order: Pick<DepositRow, 'fee'>, paid: Amount): Amount {
  const credit = paid - order.fee;
  return (credit > 0n ? credit : 0n) as Amount;
}
