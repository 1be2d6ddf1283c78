import type { ValueOf } from '../../../calls/calls.ts';

export type WireTier = ValueOf<'agentContractSimulate'>['terms']['tiers'][number];

/** What a tier pays, as people write it: `0.8 %`, `0.3 / 1.5 %`, or an amount as money. */
export function tierRate(tier: WireTier, money: (amount: string) => string): string {
  if (tier.ratePct !== undefined) return `${tier.ratePct} %`;
  if (tier.winRatePct !== undefined) return `${tier.winRatePct} / ${tier.lossRatePct ?? '0'} %`;
  return tier.fixedAmount === undefined ? '' : money(tier.fixedAmount);
}
