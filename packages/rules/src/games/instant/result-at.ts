import type { Amount } from '@fairhouse/values';
import { payoutOf, type Multiplier } from '../multiplier.ts';

/** What a round of an instant game came to. */
export interface InstantResult {
  /** Zero for a lost round. */
  readonly multiplier: Multiplier;
  readonly payout: Amount;
}

/** The result of a stake at a multiplier. */
export function resultAt(stake: Amount, multiplier: Multiplier): InstantResult {
  return { multiplier, payout: payoutOf(stake, multiplier) };
}
