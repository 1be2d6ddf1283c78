// What comes back to the member and goes up the line because a prize group below the top was played
// (lottery.md 1.0).
import { mulDivFloor, type Amount } from '@fairhouse/values';
import { FAIR_GROUP } from './terms.ts';

/** The member's rebate: stake × (Gm − G) / 2000, rounded down; nothing where G is not below Gm. */
export function rebate(stake: Amount, memberGroup: number, chosenGroup: number): Amount {
  const points = Math.max(0, memberGroup - chosenGroup);
  return mulDivFloor(stake, BigInt(points), BigInt(FAIR_GROUP));
}

/**
 * What each upline earns on a stake: its group over the highest group below it, the member's own
 * included, of 2000; nearest upline first. An upline that is not above all below it earns nothing.
 */
export function commissions(
  stake: Amount,
  memberGroup: number,
  uplineGroups: readonly number[],
): Amount[] {
  let highest = memberGroup;
  return uplineGroups.map((group) => {
    const points = Math.max(0, group - highest);
    highest = Math.max(highest, group);
    return mulDivFloor(stake, BigInt(points), BigInt(FAIR_GROUP));
  });
}
