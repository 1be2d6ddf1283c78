// Who pays the bill of an agent (agency.md 2.6).
import type { ContractKind } from '../contracts/contract.ts';

/**
 * How salaries and dividends of a line are paid: each agent gets its gross and pays its directs, or
 * the platform pays everyone the difference.
 */
export type PayMode = 'gross_upline' | 'difference_platform';

export interface PayRules {
  readonly mode: PayMode;
  /** The platform pays agents up to this depth: 1 is top agents alone. */
  readonly platformPayDepth: number;
}

export const DEFAULT_PAY_RULES: PayRules = { mode: 'gross_upline', platformPayDepth: 1 };

/** The payer of a kind for an agent at a depth; real-time salary is always the platform's. */
export function payerOf(kind: ContractKind, depth: number, rules: PayRules): 'platform' | 'upline' {
  const isByPlatform = kind === 'realtime_salary' || rules.mode === 'difference_platform';
  return isByPlatform || depth <= rules.platformPayDepth ? 'platform' : 'upline';
}
