// The terms of an offer as the form writes them: the upline's own, with other tiers.
import type { InputOf } from '../../../calls/calls.ts';

export type WireTerms = InputOf<'agentContractOffer'>['terms'];

export interface TierDraft {
  readonly minTurnover: string;
  readonly minLoss: string;
  readonly minActive: string;
  readonly rate: string;
  /** Of losing stakes, where winning and losing ones have a rate each. */
  readonly lossRate: string;
}

/** Whether each tier has two rates. */
export const hasTwoRates = ({ basis }: Pick<WireTerms, 'basis'>): boolean =>
  basis === 'WIN_LOSS' || basis === 'MEMBER_PL';

/** The upline's own tiers, for the form to start from. */
export function draftsOf({ tiers }: WireTerms): TierDraft[] {
  return tiers.map((tier) => ({
    minTurnover: plain(tier.minTurnover),
    minLoss: plain(tier.minLoss),
    minActive: String(tier.minActive),
    rate: tier.ratePct ?? tier.winRatePct ?? '',
    lossRate: tier.lossRatePct ?? '',
  }));
}

/** The offered terms: what is paid by stays the upline's own, so that only tiers are compared. */
export function termsOf(own: WireTerms, drafts: readonly TierDraft[]): WireTerms {
  const { streak: _streak, ...base } = own;
  const isSplit = hasTwoRates(own);
  const tiers = drafts.map((draft, at) => {
    const { days5, days15 } = own.tiers[at] ?? {};
    return {
      minTurnover: draft.minTurnover || '0',
      minLoss: draft.minLoss || '0',
      minActive: Number(draft.minActive || '0'),
      minDeposit: '0',
      ...(days5 === undefined || days15 === undefined ? {} : { days5, days15 }),
      ...(isSplit
        ? { winRatePct: draft.rate || '0', lossRatePct: draft.lossRate || '0' }
        : { ratePct: draft.rate || '0' }),
    };
  });
  return { ...base, tiers };
}

const plain = (amount: string): string => amount.replace(/\.0+$/, '');
