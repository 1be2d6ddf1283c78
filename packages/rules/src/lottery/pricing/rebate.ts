// Rebate of the member and commissions of the uplines when a prize group below the top is played
// (lottery.md 1.0).
import { mulDivFloor, type Amount } from '@fairhouse/values';
import { differences } from './differences.ts';
import { FAIR_GROUP } from './terms.ts';

/** The member's rebate: stake × (Gm − G) / 2000, rounded down; zero where G is not below Gm. */
export function rebate(stake: Amount, memberGroup: number, chosenGroup: number): Amount {
  const points = Math.max(0, memberGroup - chosenGroup);
  return mulDivFloor(stake, BigInt(points), BigInt(FAIR_GROUP));
}

/**
 * The commission of each upline on a stake: (its group − the highest group below it, the member's
 * own included) / 2000 of the stake; nearest upline first. An upline whose group is not above all
 * groups below it earns nothing.
 */
export function commissions(
  stake: Amount,
  memberGroup: number,
  uplineGroups: readonly number[],
): Amount[] {
  const points = differences(BigInt(memberGroup), uplineGroups.map(BigInt));
  return points.map((each) => mulDivFloor(stake, each, BigInt(FAIR_GROUP)));
}
