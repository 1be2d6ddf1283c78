// The terms of the history's contracts, by the depth of an agent: each level has less than the one
// above, on thresholds that its team can reach.
import type { WireInput } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';

export type WireTerms = WireInput<OperatorCalls['contractImport']>['rows'][number]['terms'];

/** Per cent by depth, the top agents first. */
const DIVIDEND = [30, 24, 18, 12, 6] as const;
const DAILY = [0.8, 0.6, 0.4, 0.3, 0.2] as const;
const HOURLY = [0.5, 0.4, 0.3, 0.2, 0.1] as const;
const REALTIME = [0.5, 0.4, 0.3, 0.2, 0.1] as const;
/** Agents below this depth have no salary by the hour. */
const HOURLY_DEPTH = 3;

const tier = (per: number, minTurnover: string, minActive: number) => ({
  minTurnover,
  minLoss: '0',
  minActive,
  minDeposit: '0',
  ratePct: String(per),
});

/** The contracts of an agent at a depth, 1 for a top agent. */
export function contractsOf(depth: number): WireTerms[] {
  const at = depth - 1;
  const common = { categories: ['LOTT' as const], activeMinBet: '20' };
  const [dividend = 6, daily = 0.2] = [DIVIDEND[at], DAILY[at]];
  const [hourly = 0.1, realtime = 0.1] = [HOURLY[at], REALTIME[at]];
  const byHour: WireTerms = {
    ...common,
    kind: 'HOUR_SALARY',
    basis: 'ALL',
    period: 'HOUR',
    tiers: [tier(hourly, '0', 0)],
  };
  return [
    {
      ...common,
      kind: 'DIVIDEND',
      basis: 'NET_LOSS',
      period: 'DAY',
      carryMode: 'MONTH',
      tierMetric: 'TOTAL',
      tiers: [tier(dividend / 2, '500', 1), tier(dividend, '5000', 1)],
    },
    {
      ...common,
      kind: 'DAILY_SALARY',
      basis: 'ALL',
      period: 'DAY',
      tiers: [tier(daily / 2, '100', 1), tier(daily, '500', 1)],
    },
    ...(depth <= HOURLY_DEPTH ? [byHour] : []),
    {
      ...common,
      kind: 'REALTIME_SALARY',
      basis: 'ALL',
      period: 'SLOT_5M',
      tiers: [tier(realtime, '0', 0)],
    },
  ];
}
