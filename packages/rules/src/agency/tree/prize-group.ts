// Prize groups and points (agency.md 1.2): point = (group − 1800) / 20 %, return = group / 20 %.
import { rate, type Rate } from '@fairhouse/values';

/** The group of point zero. */
export const GROUP_BASE = 1800;

/** One step of a group is 0.05 %, in parts per million. */
const GROUP_POINT = 500n;

/** The groups that a merchant sells. */
export interface GroupBounds {
  readonly min: number;
  readonly max: number;
  /** Groups are multiples of this above the minimum: 2 is 0.1 %. */
  readonly step: number;
  /** The highest group at which a bet may be placed. */
  readonly betMax: number;
  /** Members above this group only earn, and place no bets; undefined where all may bet. */
  readonly earnsOnlyAbove?: number;
}

export const DEFAULT_GROUPS: GroupBounds = { min: GROUP_BASE, max: 1996, step: 2, betMax: 1996 };

/** The point of a group: 1956 is 7.8 %. */
export function pointOf(group: number): Rate {
  return rate(BigInt(group - GROUP_BASE) * GROUP_POINT);
}

/** The group of a point; undefined for a point between two groups. */
export function findGroup(point: Rate): number | undefined {
  return point % GROUP_POINT === 0n ? GROUP_BASE + Number(point / GROUP_POINT) : undefined;
}

/** The mean return to the player at a group: 1956 returns 97.8 %. */
export function returnOf(group: number): Rate {
  return rate(BigInt(group) * GROUP_POINT);
}

export type GroupProblem =
  | { readonly code: 'GROUP_STEP'; readonly step: number }
  | { readonly code: 'GROUP_BELOW_MIN'; readonly min: number }
  | { readonly code: 'GROUP_ABOVE_UPLINE'; readonly max: number };

export interface GroupLimits {
  readonly ownGroup: number;
  readonly allowsEqual: boolean;
  readonly bounds: GroupBounds;
}

/** The highest group that an agent may give to a direct downline. */
export function highestGiven({ ownGroup, allowsEqual, bounds }: GroupLimits): number {
  return Math.min(bounds.max, allowsEqual ? ownGroup : ownGroup - bounds.step);
}

/** Checks a group that an agent gives (agency.md 1.5): step, lower bound, upper bound. */
export function findGroupProblem(group: number, limits: GroupLimits): GroupProblem | undefined {
  const { step, min } = limits.bounds;
  if (!Number.isInteger(group) || group % step !== 0) return { code: 'GROUP_STEP', step };
  if (group < min) return { code: 'GROUP_BELOW_MIN', min };
  const max = highestGiven(limits);
  return group > max ? { code: 'GROUP_ABOVE_UPLINE', max } : undefined;
}

export type BetGroupProblem =
  | { readonly code: 'EARNS_ONLY' }
  | { readonly code: 'GROUP_STEP'; readonly step: number }
  | { readonly code: 'GROUP_BELOW_MIN'; readonly min: number }
  | { readonly code: 'GROUP_ABOVE_OWN'; readonly max: number };

/** Checks the group that a member chooses for a bet: at most its own, and at most `betMax`. */
export function findBetGroupProblem(
  chosen: number,
  ownGroup: number,
  bounds: GroupBounds,
): BetGroupProblem | undefined {
  const { earnsOnlyAbove, step, min, betMax } = bounds;
  if (earnsOnlyAbove !== undefined && ownGroup > earnsOnlyAbove) return { code: 'EARNS_ONLY' };
  if (!Number.isInteger(chosen) || chosen % step !== 0) return { code: 'GROUP_STEP', step };
  if (chosen < min) return { code: 'GROUP_BELOW_MIN', min };
  const max = Math.min(ownGroup, betMax);
  return chosen > max ? { code: 'GROUP_ABOVE_OWN', max } : undefined;
}
