// When an offer or a bill waits for a person (agency.md 2.7, approvals).
import type { Rate } from '@fairhouse/values';
import type { Tier } from '../contracts/tier.ts';
import type { ContractState } from './contract-states.ts';

/** The state of a new offer: those of the house and high ones need the approval of an operator. */
export function stateOfOffer(
  offer: { readonly isByHouse: boolean; readonly tiers: readonly Tier[] },
  approvalRate: Rate | undefined,
): ContractState {
  const isHigh = offer.tiers.some(({ pay }) => {
    if (approvalRate === undefined) return false;
    if (pay.kind === 'split') return pay.winRate > approvalRate || pay.lossRate > approvalRate;
    return pay.kind === 'rate' && pay.rate > approvalRate;
  });
  return offer.isByHouse || isHigh ? 'pending_approval' : 'pending';
}

export type BillWait = 'not_reached' | 'wait_approval' | 'wait_payer' | 'ready';

export interface BillRules {
  /** Bills that the platform pays need no approval. */
  readonly approvesPlatform: boolean;
  /** Bills that an upline pays are paid without its click after a while. */
  readonly paysForUpline: boolean;
  /** That while in milliseconds; a day where it is absent. */
  readonly payAfterMs?: number | undefined;
}

/** What a bill waits for after it was computed; `age` is in milliseconds. */
export function waitOfBill(
  bill: {
    readonly isPayable: boolean;
    readonly payer: 'platform' | 'upline';
    readonly age: number;
  },
  rules: BillRules,
): BillWait {
  if (!bill.isPayable) return 'not_reached';
  if (bill.payer === 'platform') return rules.approvesPlatform ? 'ready' : 'wait_approval';
  return rules.paysForUpline && bill.age >= (rules.payAfterMs ?? AUTO_PAY_MS)
    ? 'ready'
    : 'wait_payer';
}

/** 24 hours after the bill. */
const AUTO_PAY_MS = 24 * 60 * 60 * 1000;
