// The refusals of the rules of groups, rates and openings.
import { refuse } from '@fairhouse/calls';
import type { OpeningProblem, RaiseProblem } from '@fairhouse/rules/agency';
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
    case 'GROUP_STEP':
      return refuse('agent.group_step', inField('group', { step: problem.step }));
    case 'GROUP_BELOW_MIN':
      return refuse('agent.group_below_min', inField('group', { min: problem.min }));
    case 'GROUP_ABOVE_UPLINE':
      return refuse('agent.group_above', inField('group', { max: problem.max }));
    case 'RATE_ABOVE_UPLINE': {
      const { category, max } = problem;
      return refuse('agent.rate_above', { params: { category, max: percentOf(max) } });
    }
    case 'QUOTA_EXHAUSTED':
      return refuse('agent.quota_exhausted', inField('group', { group }));
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
    default:
      return openingRefusal(problem, group) as Exclude<
        ReturnType<typeof openingRefusal>,
        { problem: { code: 'agent.depth_limit' | 'agent.directs_limit' | 'agent.address_limit' } }
      >;
  }
}

function inField(field: string, params: Readonly<Record<string, number>>) {
  return { params, fields: { [field]: fieldCode(params) } };
}

function fieldCode(params: Readonly<Record<string, number>>) {
  if ('step' in params) return 'agent.group_step' as const;
  if ('min' in params) return 'agent.group_below_min' as const;
  return 'max' in params ? ('agent.group_above' as const) : ('agent.quota_exhausted' as const);
}
