// The prize groups at which a member may bet on a lottery (agency.md 1.2).
import type { Refused } from '@fairhouse/calls';
import { findBetGroupProblem } from '@fairhouse/rules/agency';
import type { CallContext, Session } from '../../../platform/call-context.ts';
import { findOwnGroup } from '../../agents/index.ts';
import type { Lottery } from '../catalogue/index.ts';

export interface BettingGroup {
  /** What the member's rebate is counted from: its own group, at most the lottery's highest. */
  readonly memberGroup: number;
  /** The highest group that it may choose. */
  readonly max: number;
  /** Its group where it has one of its own; tickets carry it. */
  readonly own: number | undefined;
  /** It only earns, and places no bets. */
  readonly earnsOnly: boolean;
}

/** Reads the caller's group; without one it is the highest of the lottery. */
export async function bettingGroup(
  call: Pick<CallContext, 'app' | 'sql' | 'merchant'> & { readonly session: Session },
  { row }: Pick<Lottery, 'row'>,
): Promise<BettingGroup> {
  const { group, betMax, earnsOnlyAbove } = await findOwnGroup(call, call.session.member);
  const memberGroup = Math.min(group ?? row.group_max, row.group_max);
  const bounds = {
    min: row.group_min,
    max: row.group_max,
    step: 1,
    betMax,
    ...(earnsOnlyAbove === undefined ? {} : { earnsOnlyAbove }),
  };
  const problem = findBetGroupProblem(row.group_min, group ?? row.group_min, bounds);
  return {
    memberGroup,
    max: Math.min(memberGroup, betMax),
    own: group === undefined ? undefined : memberGroup,
    earnsOnly: problem?.code === 'EARNS_ONLY',
  };
}

type BetsAtGroups = readonly { readonly group?: number | undefined }[];

/** Refuses members who only earn, and groups above what a member may choose. */
export function groupRefusal(
  group: BettingGroup,
  { row }: Pick<Lottery, 'row'>,
  bets: BetsAtGroups,
): Refused<'bet.earns_only' | 'bet.group_out_of_range'> | undefined {
  if (group.earnsOnly) return { code: 'bet.earns_only' };
  const isAbove = bets.some((bet) => bet.group !== undefined && bet.group > group.max);
  if (!isAbove) return undefined;
  return { code: 'bet.group_out_of_range', params: { min: row.group_min, max: group.max } };
}
