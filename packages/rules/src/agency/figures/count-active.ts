// Active members of a team (agency.md 2.3, 3.2).
import type { Amount } from '@fairhouse/values';

/** The valid bets of a member in one category; a member may have several rows. */
export interface ValidBet<Member extends string> {
  readonly member: Member;
  readonly validBet: Amount;
}

/**
 * How many members bet at least the minimum over all categories together: one person counts once.
 * Nobody is active without a bet.
 */
export function countActive<Member extends string>(
  rows: readonly ValidBet<Member>[],
  minimum: Amount,
): number {
  const totals = new Map<Member, bigint>();
  for (const { member, validBet } of rows) {
    totals.set(member, (totals.get(member) ?? 0n) + validBet);
  }
  return [...totals.values()].filter((total) => total > 0n && total >= minimum).length;
}
