// The free rounds of a batch: what its grants, which it has locked, can still win, and what they
// come to.
import type { BonusRollover } from '../../wallet/index.ts';
import type { MoveRow } from './move-row.ts';
import type { GrantChange, GrantRow } from './store/grants.ts';

/** The grants of a batch, with what it has counted in them so far. */
export interface GrantCounts {
  readonly grants: Map<string, GrantRow>;
  readonly grantChanges: Map<string, GrantChange>;
  readonly rollovers: BonusRollover[];
}

/** Whether a win has a bet: gifts of a vendor have none; what the house pays for has one. */
export function needsBet({ free, promo, source, isOfWholeGrant }: MoveRow): boolean {
  return isOfWholeGrant ? false : source === 'BONUS' || !(free || promo);
}

/** Whether a round of a grant can have won this, and its bets all that they won together. */
export function canHaveWon(
  { grants }: GrantCounts,
  { source, reward = '', amount, mostWon, isOfWholeGrant, at }: MoveRow,
): boolean {
  const grant = grants.get(reward);
  if (source !== 'BONUS' || grant === undefined) return true;
  if (isOfWholeGrant) {
    // Nothing of ours proves that rounds of a cancelled grant were played before.
    if (grant.is_cancelled || grant.starts_at.getTime() > at) return false;
    return mostWon === undefined || grant.won + amount <= BigInt(grant.count) * mostWon;
  }
  if (mostWon === undefined) return true;
  return amount <= mostWon && grant.won + amount <= BigInt(grant.used) * mostWon;
}

/** Counts a free bet, or what free rounds of the house paid. */
export function countFreeRound(
  { grants, grantChanges, rollovers }: GrantCounts,
  row: MoveRow,
): void {
  const { reward = '', member, amount, rollover } = row;
  const grant = grants.get(reward);
  if (grant === undefined || (row.kind === 'WIN' && row.source !== 'BONUS')) return;
  const reported = row.isOfWholeGrant ? grant.count - grant.used : 0;
  const [used, won] = row.kind === 'BET' ? [1, 0n] : [reported, amount];
  grants.set(reward, { ...grant, used: grant.used + used, won: grant.won + won });
  const before = grantChanges.get(reward);
  grantChanges.set(reward, {
    reward,
    used: (before?.used ?? 0) + used,
    won: (before?.won ?? 0n) + won,
  });
  if (rollover > 0n) rollovers.push({ member, reference: reward, amount: rollover });
}
