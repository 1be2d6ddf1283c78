// The refusals of the rules of groups, rates and openings.
import { refuse } from '@fairhouse/calls';
import type { GroupProblem, OpeningProblem, RaiseProblem } from '@fairhouse/rules/agency';
import { formatAmount, formatRate, rate, type Rate } from '@fairhouse/values';

/** A rate in per cent: 8,000 parts per million is `0.8`. */
export function percentOf(value: Rate): string {
  return formatRate(rate(value * 100n))
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** The refusal of an opening; `group` is the one that was asked for. */
export function openingRefusal(problem: OpeningProblem, group: number) {
  switch (problem.code) {
    case 'RATE_ABOVE_UPLINE': {
      const { category, max } = problem;
      return refuse('agent.rate_above', { params: { category, max: percentOf(max) } });
    }
    case 'GROUP_STEP':
    case 'GROUP_BELOW_MIN':
    case 'GROUP_ABOVE_UPLINE':
    case 'QUOTA_EXHAUSTED':
      return groupRefusal(problem, group);
    case 'DEPTH_LIMIT':
      return refuse('agent.depth_limit', { params: { max: problem.max } });
    case 'DIRECTS_LIMIT':
      return refuse('agent.directs_limit', { params: { max: problem.max } });
    case 'ADDRESS_LIMIT': {
      const { count, minutes } = problem;
      return refuse('agent.address_limit', { params: { count, minutes } });
    }
  }
}

/** The refusal of a raise to `group`, whose volume is counted over `days`. */
export function raiseRefusal(problem: RaiseProblem, group: number, days: number) {
  switch (problem.code) {
    case 'NOT_DIRECT':
      return refuse('agent.not_direct');
    case 'ONLY_UPWARD':
      return refuse('agent.only_upward');
    case 'VOLUME_NOT_REACHED':
      return refuse('agent.volume_not_reached', {
        params: {
          days,
          average: formatAmount(problem.dailyAverage),
          required: formatAmount(problem.requiredDaily),
          missing: formatAmount(problem.missing),
        },
      });
    case 'GROUP_STEP':
    case 'GROUP_BELOW_MIN':
    case 'GROUP_ABOVE_UPLINE':
    case 'QUOTA_EXHAUSTED':
      return groupRefusal(problem, group);
  }
}

type GroupCode =
  | 'agent.group_step'
  | 'agent.group_below_min'
  | 'agent.group_above'
  | 'agent.quota_exhausted';

/** The refusal of the group that was asked for, at its field. */
function groupRefusal(problem: GroupProblem | { readonly code: 'QUOTA_EXHAUSTED' }, group: number) {
  switch (problem.code) {
    case 'GROUP_STEP':
      return atGroup('agent.group_step', { step: problem.step });
    case 'GROUP_BELOW_MIN':
      return atGroup('agent.group_below_min', { min: problem.min });
    case 'GROUP_ABOVE_UPLINE':
      return atGroup('agent.group_above', { max: problem.max });
    case 'QUOTA_EXHAUSTED':
      return atGroup('agent.quota_exhausted', { group });
  }
}

function atGroup<const Code extends GroupCode>(
  code: Code,
  params: Readonly<Record<string, number>>,
) {
  return refuse(code, { params, fields: { group: code } });
}
