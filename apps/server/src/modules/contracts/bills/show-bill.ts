// Bills as calls answer them.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, instant } from '@fairhouse/values';
import { readDecision, readFigures } from './stored-bill.ts';
import type { BillRow } from './store/bills.ts';

export type ShownBill = Value<PlayerCalls['agentBill']>['bill'];

/** A bill with the names of its parties, its figures and its decision. */
export function showBill(row: BillRow): ShownBill {
  return {
    id: row.bill_id,
    kind: row.kind,
    contract: row.contract_id,
    username: row.agent_name,
    payer: row.payer_name,
    periodKey: row.period_key,
    begins: instant(row.begins_at.getTime()),
    ends: instant(row.ends_at.getTime()),
    figures: readFigures(row.figures),
    ...readDecision(row.decision),
    gross: row.gross,
    payToDirects: amount(row.to_directs),
    received: row.received,
    outstanding: row.outstanding,
    status: row.status,
    held: row.held,
    settledAt: instant(row.settled_at.getTime()),
    paidAt: row.paid_at === null ? null : instant(row.paid_at.getTime()),
    remark: row.remark,
  };
}
