// What the studio recorded of its transactions, as a house reads it for reconciliation.
import type { vendorTransaction } from '@fairhouse/calls/vendor';
import { vendorAmount } from '@fairhouse/calls/vendor';
import type { Amount } from '@fairhouse/values';
import type * as z from 'zod';
import { codeOf } from '../rounds/round.ts';
import type { SpanCall } from '../rounds/wallet-call-store.ts';

type Row = z.input<typeof vendorTransaction>;

const KINDS = {
  BET: 'TK_BET',
  WIN: 'TK_WIN',
  ROLLBACK: 'TK_ROLLBACK',
  JACKPOT: 'TK_WIN',
} as const;
const FREE_KINDS = { ...KINDS, BET: 'TK_FREE_BET', WIN: 'TK_FREE_WIN' } as const;

/** A call without an answer is not of the list: nobody knows yet what became of it. */
export function isKnown(call: SpanCall): boolean {
  return call.state !== 'WAITING';
}

export function transactionRow(call: SpanCall): Row {
  const isUndone = call.kind === 'BET' && call.round_state === 'REFUNDED';
  const isBooked = call.state === 'DONE' || call.state === 'ABANDONED';
  return {
    transaction_uuid: call.id,
    kind: (call.reward_id === null ? KINDS : FREE_KINDS)[call.kind],
    status: isUndone ? 'TS_ROLLEDBACK' : isBooked ? 'TS_SUCCESS' : 'TS_DECLINED',
    user: call.username,
    game_code: codeOf(call.game),
    round: call.round_id,
    round_closed: call.kind === 'WIN' || call.kind === 'ROLLBACK',
    currency: call.currency,
    ...(call.kind !== 'ROLLBACK' && { amount: vendorAmount.encode(call.amount as Amount) }),
    ...(call.level !== null && { house_jackpot: call.level }),
    ...(call.reward_id !== null && { reward_uuid: call.reward_id }),
    ...(call.reference !== null && { reference_transaction_uuid: call.reference }),
    created_at: call.created_at.getTime(),
  };
}
