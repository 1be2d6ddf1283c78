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
  readonly fixedAmount: string;
  readonly rate: string;
  /** Of losing stakes, where winning and losing ones have a rate each. */
  readonly lossRate: string;
}

export type TierField = keyof TierDraft;

/** The tiers of terms as they are typed. */
export interface TiersDraft {
  /** Whether every tier pays its `fixedAmount` in place of a rate, where the kind may. */
  readonly isFixed: boolean;
  readonly tiers: readonly TierDraft[];
}

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

/** Whether tiers may pay amounts in place of rates. */
export const mayBeFixed = (terms: Pick<WireTerms, 'basis' | 'kind'>): boolean =>
  !hasTwoRates(terms) && terms.kind !== 'REALTIME_SALARY';

/** Whether bets may be left out for what they cover of their play. */
export const asksCoverage = ({ kind, basis }: Pick<WireTerms, 'basis' | 'kind'>): boolean =>
  kind === 'HOUR_SALARY' && basis === 'WIN_LOSS';

/** What each tier pays: all tiers of a contract pay in one way. */
export function payFieldsOf(own: WireTerms, isFixed: boolean): readonly TierField[] {
  if (hasTwoRates(own)) return ['rate', 'lossRate'];
  return isFixed && mayBeFixed(own) ? ['fixedAmount'] : ['rate'];
}

/** What is typed for each tier, in the order of the form. */
export function tierFieldsOf(own: WireTerms, isFixed: boolean): readonly TierField[] {
  return [...payFieldsOf(own, isFixed), ...THRESHOLDS[own.kind]];
}

/** The upline's own tiers, for the form to start from. */
export function draftOf({ tiers }: WireTerms): TiersDraft {
  return {
    isFixed: tiers[0]?.fixedAmount !== undefined,
    tiers: tiers.map(tierDraftOf),
  };
}

function tierDraftOf(tier: WireTier): TierDraft {
  return {
    minTurnover: plain(tier.minTurnover),
    minLoss: plain(tier.minLoss),
    minActive: String(tier.minActive),
    minDeposit: plain(tier.minDeposit),
    days5: plain(tier.days5 ?? '0'),
    days15: plain(tier.days15 ?? '0'),
    fixedAmount: plain(tier.fixedAmount ?? ''),
    rate: tier.ratePct ?? tier.winRatePct ?? '',
    lossRate: tier.lossRatePct ?? '',
  };
}

/**
 * The offered terms: what is paid by stays the upline's own, so that only tiers and the coverage of
 * bets are compared; an empty coverage is not agreed.
 */
export function termsOf(
  own: WireTerms,
  { isFixed, tiers: drafts }: TiersDraft,
  minCoverage: string = own.minCoveragePct ?? '',
): WireTerms {
  const { streak: _streak, minCoveragePct: _coverage, ...base } = own;
  const asked = THRESHOLDS[own.kind];
  const pays = payFieldsOf(own, isFixed);
  const tiers = drafts.map((draft): WireTier => {
    const amountOf = (field: TierField) => (asked.includes(field) && draft[field]) || '0';
    return {
      minTurnover: amountOf('minTurnover'),
      minLoss: amountOf('minLoss'),
      minActive: Number(draft.minActive || '0'),
      minDeposit: amountOf('minDeposit'),
      ...(asked.includes('days5') ? { days5: amountOf('days5'), days15: amountOf('days15') } : {}),
      ...payOf(pays, draft),
    };
  });
  const isCovered = asksCoverage(own) && minCoverage !== '';
  return { ...base, tiers, ...(isCovered ? { minCoveragePct: minCoverage } : {}) };
}

function payOf(pays: readonly TierField[], { fixedAmount, rate, lossRate }: TierDraft) {
  if (pays.includes('fixedAmount')) return { fixedAmount: fixedAmount || '0' };
  if (!pays.includes('lossRate')) return { ratePct: rate || '0' };
  return { winRatePct: rate || '0', lossRatePct: lossRate || '0' };
}

const plain = (amount: string): string => amount.replace(/\.0+$/, '');
