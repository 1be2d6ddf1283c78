// The rates of a real-time contract on a business day: evaluated once, ten minutes after it begins
// (agency.md 2.4).
import { rate, ZERO, type Rate } from '@fairhouse/values';
import { chooseTier, type TierChoice } from '../contracts/choose-tier.ts';
import type { RealtimeSalaryTerms } from '../contracts/contract.ts';
import type { TierPay } from '../contracts/tier.ts';
import { gateRate, type GatedRate, type GateFigures, type RateGate } from './rate-gate.ts';

export interface RealtimePay extends TierChoice {
  /** What holds for the day; rates of zero where no tier is reached. */
  readonly pay: TierPay;
  /** The gate's answer for each rate of the tier: one, or those of wins and of losses. */
  readonly gated: readonly GatedRate[];
}

export interface GateRules {
  readonly gates: readonly RateGate[];
  /** Rates are multiples of this. */
  readonly step: Rate;
}

/** Chooses the tier by active members and rolling turnover, and caps its rates by their gates. */
export function realtimePayOf(
  terms: RealtimeSalaryTerms,
  figures: GateFigures,
  { gates, step }: GateRules,
): RealtimePay {
  const { active } = figures;
  const known = { turnover: ZERO, loss: ZERO, deposit: ZERO, active, rolling: figures };
  const choice = chooseTier(terms.tiers, known);
  const pay = choice.reached?.tier.pay ?? NOTHING;
  const capped = (wanted: Rate) => gateRate(wanted, gates, figures, step);
  if (pay.kind === 'split') {
    const [win, loss] = [capped(pay.winRate), capped(pay.lossRate)];
    const split: TierPay = { kind: 'split', winRate: win.rate, lossRate: loss.rate };
    return { ...choice, pay: split, gated: [win, loss] };
  }
  const one = capped(pay.kind === 'rate' ? pay.rate : rate(0n));
  return { ...choice, pay: { kind: 'rate', rate: one.rate }, gated: [one] };
}

const NOTHING: TierPay = { kind: 'rate', rate: rate(0n) };
