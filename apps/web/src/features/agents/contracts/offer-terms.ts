// The terms of an offer as the form writes them: the upline's own, with other tiers.
import type { InputOf } from '../../../calls/calls.ts';

export type WireTerms = InputOf<'agentContractOffer'>['terms'];
type WireTier = WireTerms['tiers'][number];

/** A tier as it is typed: amounts and rates in percent. */
export interface TierDraft {
  readonly minTurnover: string;
  readonly minLoss: string;
  readonly minActive: string;
  readonly minDeposit: string;
  /** Turnover of the last 5 and 15 days; of real-time salary alone. */
  readonly days5: string;
  readonly days15: string;
  /** Whether the tier pays `fixedAmount` in place of a rate. */
  readonly isFixed: boolean;
  readonly fixedAmount: string;
  readonly rate: string;
  /** Of losing stakes, where winning and losing ones have a rate each. */
  readonly lossRate: string;
}

export type TierField = Exclude<keyof TierDraft, 'isFixed'>;

/** The thresholds whose figures each kind measures. */
export const THRESHOLDS: Readonly<Record<WireTerms['kind'], readonly TierField[]>> = {
  DIVIDEND: ['minTurnover', 'minLoss', 'minActive', 'minDeposit'],
  DAILY_SALARY: ['minTurnover', 'minLoss', 'minActive', 'minDeposit'],
  HOUR_SALARY: ['minTurnover', 'minActive'],
  REALTIME_SALARY: ['days5', 'days15', 'minActive'],
};

/** Whether each tier has two rates. */
export const hasTwoRates = ({ basis }: Pick<WireTerms, 'basis'>): boolean =>
  basis === 'WIN_LOSS' || basis === 'MEMBER_PL';

/** Whether a tier may pay an amount in place of a rate. */
export const mayBeFixed = (terms: Pick<WireTerms, 'basis' | 'kind'>): boolean =>
  !hasTwoRates(terms) && terms.kind !== 'REALTIME_SALARY';

/** Whether bets may be left out for what they cover of their play. */
export const asksCoverage = ({ kind, basis }: Pick<WireTerms, 'basis' | 'kind'>): boolean =>
  kind === 'HOUR_SALARY' && basis === 'WIN_LOSS';

/** The upline's own tiers, for the form to start from. */
export function draftsOf({ tiers }: WireTerms): TierDraft[] {
  return tiers.map((tier) => ({
    minTurnover: plain(tier.minTurnover),
    minLoss: plain(tier.minLoss),
    minActive: String(tier.minActive),
    minDeposit: plain(tier.minDeposit),
    days5: plain(tier.days5 ?? '0'),
    days15: plain(tier.days15 ?? '0'),
    isFixed: tier.fixedAmount !== undefined,
    fixedAmount: plain(tier.fixedAmount ?? ''),
    rate: tier.ratePct ?? tier.winRatePct ?? '',
    lossRate: tier.lossRatePct ?? '',
  }));
}

/**
 * The offered terms: what is paid by stays the upline's own, so that only tiers and the coverage of
 * bets are compared; an empty coverage is not agreed.
 */
export function termsOf(
  own: WireTerms,
  drafts: readonly TierDraft[],
  minCoverage: string = own.minCoveragePct ?? '',
): WireTerms {
  const { streak: _streak, minCoveragePct: _coverage, ...base } = own;
  const asked = THRESHOLDS[own.kind];
  const tiers = drafts.map((draft): WireTier => {
    const amountOf = (field: TierField) => (asked.includes(field) && draft[field]) || '0';
    return {
      minTurnover: amountOf('minTurnover'),
      minLoss: amountOf('minLoss'),
      minActive: Number(draft.minActive || '0'),
      minDeposit: amountOf('minDeposit'),
      ...(asked.includes('days5') ? { days5: amountOf('days5'), days15: amountOf('days15') } : {}),
      ...payOf(own, draft),
    };
  });
  const isCovered = asksCoverage(own) && minCoverage !== '';
  return { ...base, tiers, ...(isCovered ? { minCoveragePct: minCoverage } : {}) };
}

function payOf(own: WireTerms, { isFixed, fixedAmount, rate, lossRate }: TierDraft) {
  if (hasTwoRates(own)) return { winRatePct: rate || '0', lossRatePct: lossRate || '0' };
  if (isFixed && mayBeFixed(own)) return { fixedAmount: fixedAmount || '0' };
  return { ratePct: rate || '0' };
}

const plain = (amount: string): string => amount.replace(/\.0+$/, '');
