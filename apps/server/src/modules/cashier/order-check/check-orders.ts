import type { MerchantId } from '@fairhouse/values';
import type { Sql } from '../../../platform/sql.ts';
import { isDepositTransition } from '../deposits/index.ts';
import type { DepositState, WithdrawalState } from '../orders/index.ts';
import { listMisplaced, listTimelines, type TimelineRow } from './store.ts';
import { isWithdrawalTransition } from '../withdrawals/index.ts';

/**
 * The violations in a merchant's orders, one sentence each; empty when every order followed its
 * transition table and the books hold exactly what its state requires (faults.md 2.2, I11).
 */
export async function checkOrders(sql: Sql, merchant: MerchantId): Promise<string[]> {
  const timelines = await listTimelines(sql, merchant);
  const misplaced = await listMisplaced(sql, merchant);
  return [
    ...timelines.flatMap(checkTimeline),
    ...misplaced.map(({ number, what }) => `${number}: the books have another ${what}`),
  ];
}

function checkTimeline({ number, kind, state, states }: TimelineRow): string[] {
  const first = kind === 'deposit' ? 'CREATED' : 'SUBMITTED';
  if (states[0] !== first) return [`${number} begins with ${states[0]}`];
  if (states[states.length - 1] !== state) return [`${number} is ${state}, its timeline is not`];
  return states.flatMap((to, at) => {
    const from = states[at - 1];
    // An event in the same state is a note: a request for a second operator.
    if (from === undefined || from === to || mayMove(kind, from, to)) return [];
    return [`${number} went from ${from} to ${to}`];
  });
}

function mayMove(kind: TimelineRow['kind'], from: string | null, to: string | null): boolean {
  return kind === 'deposit'
    ? isDepositTransition(from as DepositState, to as DepositState)
    : isWithdrawalTransition(from as WithdrawalState, to as WithdrawalState);
}
