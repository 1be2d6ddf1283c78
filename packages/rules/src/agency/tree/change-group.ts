// Raising and lowering the prize group of a downline (agency.md 1.7).
import { amount, fail, ok, type Amount, type Result } from '@fairhouse/values';
import { abovePart, ceil2, floor2 } from '../roundings.ts';
import {
  findGroupProblem,
  type GroupBounds,
  type GroupLimits,
  type GroupProblem,
} from './prize-group.ts';
import { permitsOneMore, type Quota } from './quota.ts';

/** The turnover of the downline's team that the new group asks for. */
export interface VolumeRule {
  readonly days: number;
  /** Per day on average; zero where none is asked for. */
  readonly requiredDaily: Amount;
  /** The team's turnover within those days. */
  readonly teamTurnover: Amount;
}

export interface Raise {
  readonly oldGroup: number;
  readonly newGroup: number;
  readonly isDirect: boolean;
  readonly groupLimits: GroupLimits;
  readonly volume: VolumeRule;
  /** The quota of the new group. */
  readonly quota: Quota;
}

export type RaiseProblem =
  | { readonly code: 'NOT_DIRECT' }
  | { readonly code: 'ONLY_UPWARD' }
  | GroupProblem
  | {
      readonly code: 'VOLUME_NOT_REACHED';
      readonly dailyAverage: Amount;
      readonly requiredDaily: Amount;
      /** The turnover that the team lacks over all the days. */
      readonly missing: Amount;
    }
  | { readonly code: 'QUOTA_EXHAUSTED'; readonly status: Quota['status'] };

/**
 * Whether an agent may raise a downline to a group: the daily average of the team's turnover, or
 * the first check that fails. It holds for bets placed after it.
 */
export function raiseGroup(raise: Raise): Result<{ readonly dailyAverage: Amount }, RaiseProblem> {
  if (!raise.isDirect) return fail({ code: 'NOT_DIRECT' });
  if (raise.newGroup <= raise.oldGroup) return fail({ code: 'ONLY_UPWARD' });
  const ofGroup = findGroupProblem(raise.newGroup, raise.groupLimits);
  if (ofGroup) return fail(ofGroup);
  const { days, requiredDaily, teamTurnover } = raise.volume;
  const dailyAverage = floor2(amount(teamTurnover / BigInt(Math.max(1, days))));
  const missing = abovePart(requiredDaily * BigInt(days) - teamTurnover);
  if (missing > 0n) {
    const figures = { dailyAverage, requiredDaily, missing: ceil2(missing) };
    return fail({ code: 'VOLUME_NOT_REACHED', ...figures });
  }
  if (!permitsOneMore(raise.quota)) {
    return fail({ code: 'QUOTA_EXHAUSTED', status: raise.quota.status });
  }
  return ok({ dailyAverage });
}

/** A member of the team below the one that is lowered. */
export interface TeamGroup<Member extends string> {
  readonly member: Member;
  readonly group: number;
}

export interface GroupChange<Member extends string> {
  readonly member: Member;
  readonly from: number;
  readonly to: number;
}

export interface Lowering<Member extends string> {
  readonly oldGroup: number;
  readonly newGroup: number;
  readonly bounds: GroupBounds;
  readonly isByBackOffice: boolean;
  /** Lowers everyone below with it who would exceed the new group. */
  readonly clampsTeam: boolean;
  /** All members below. */
  readonly team: readonly TeamGroup<Member>[];
}

export type LoweringProblem<Member extends string> =
  | { readonly code: 'ONLY_UPWARD' }
  | { readonly code: 'ONLY_DOWNWARD' }
  | { readonly code: 'GROUP_STEP'; readonly step: number }
  | { readonly code: 'GROUP_BELOW_MIN'; readonly min: number }
  | { readonly code: 'DOWNLINE_ABOVE'; readonly members: readonly Member[] };

/**
 * Lowers a member, which only the back office does: the changes of its team that go with it, or a
 * refusal with the members who would exceed the new group.
 */
export function lowerGroup<Member extends string>(
  lowering: Lowering<Member>,
): Result<readonly GroupChange<Member>[], LoweringProblem<Member>> {
  const { newGroup, bounds } = lowering;
  if (!lowering.isByBackOffice) return fail({ code: 'ONLY_UPWARD' });
  if (newGroup >= lowering.oldGroup) return fail({ code: 'ONLY_DOWNWARD' });
  if (newGroup % bounds.step !== 0) return fail({ code: 'GROUP_STEP', step: bounds.step });
  if (newGroup < bounds.min) return fail({ code: 'GROUP_BELOW_MIN', min: bounds.min });
  const above = lowering.team.filter(({ group }) => group > newGroup);
  if (above.length > 0 && !lowering.clampsTeam) {
    return fail({ code: 'DOWNLINE_ABOVE', members: above.map(({ member }) => member) });
  }
  return ok(above.map(({ member, group }) => ({ member, from: group, to: newGroup })));
}
