// An offer of the house as its form edits it, and the terms that are sent for it: only fields that
// the kind has (agency.md 2.2).
import type { CallInput } from '../../../calls/calls.ts';
import { AMOUNT } from '../../../ui/forms/AmountInput.tsx';

export type Terms = CallInput<'contractHouseOffer'>['terms'];
export type Kind = Terms['kind'];
type Tier = Terms['tiers'][number];

/** The bases and periods of each kind, the usual one first. */
export const CHOICES: Readonly<
  Record<
    Kind,
    { readonly bases: readonly Terms['basis'][]; readonly periods: readonly Terms['period'][] }
  >
> = {
  DIVIDEND: {
    bases: ['NET_LOSS', 'TURNOVER'],
    periods: ['HALF_MONTH', 'MONTH', 'WEEK', 'TEN_DAYS', 'DAY'],
  },
  DAILY_SALARY: { bases: ['ALL', 'WIN_LOSS', 'MEMBER_PL'], periods: ['DAY'] },
  HOUR_SALARY: { bases: ['WIN_LOSS', 'ALL'], periods: ['HOUR'] },
  REALTIME_SALARY: { bases: ['ALL', 'WIN_LOSS'], periods: ['SLOT_5M'] },
};

export const CARRY_MODES = ['NONE', 'PREVIOUS', 'MONTH', 'PERMANENT'] as const;
export const TIER_METRICS = ['TOTAL', 'DAILY_AVERAGE'] as const;
export const CATEGORIES = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'FISH',
] as const satisfies Terms['categories'];

/** A tier as it is typed: amounts, and rates in percent. */
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

/** The thresholds whose figures each kind measures. */
export const THRESHOLDS: Readonly<Record<Kind, readonly TierField[]>> = {
  DIVIDEND: ['minTurnover', 'minLoss', 'minActive', 'minDeposit'],
  DAILY_SALARY: ['minTurnover', 'minLoss', 'minActive', 'minDeposit'],
  HOUR_SALARY: ['minTurnover', 'minActive'],
  REALTIME_SALARY: ['days5', 'days15', 'minActive'],
};

export interface StreakDraft {
  readonly periods: string;
  readonly addRatePct: string;
}

export interface OfferDraft {
  readonly kind: Kind;
  readonly basis: Terms['basis'];
  readonly period: Terms['period'];
  readonly categories: Terms['categories'];
  readonly activeMinBet: string;
  /** Whether every tier pays its `fixedAmount` in place of a rate, where the kind may. */
  readonly isFixed: boolean;
  readonly tiers: readonly TierDraft[];
  /** An empty text of these is not agreed. */
  readonly periodCap: string;
  readonly carryMode: (typeof CARRY_MODES)[number];
  readonly tierMetric: (typeof TIER_METRICS)[number];
  readonly minPerDay: string;
  readonly requiredDays: string;
  readonly streak: readonly StreakDraft[];
  readonly rateCapPct: string;
  readonly roundUnit: string;
  readonly stopLimit: string;
  readonly minCoveragePct: string;
}

const TIER: TierDraft = {
  minTurnover: '0',
  minLoss: '0',
  minActive: '0',
  minDeposit: '0',
  days5: '0',
  days15: '0',
  fixedAmount: '',
  rate: '',
  lossRate: '',
};

/** What a form begins with for a kind. */
export function draftOf(kind: Kind): OfferDraft {
  const { bases, periods } = CHOICES[kind];
  return {
    kind,
    basis: bases[0] as Terms['basis'],
    period: periods[0] as Terms['period'],
    categories: ['LOTT'],
    activeMinBet: '100',
    isFixed: false,
    tiers: [TIER],
    periodCap: '',
    carryMode: 'MONTH',
    tierMetric: 'TOTAL',
    minPerDay: '',
    requiredDays: '',
    streak: [],
    rateCapPct: '',
    roundUnit: '',
    stopLimit: '',
    minCoveragePct: '',
  };
}

type Chosen = Pick<OfferDraft, 'kind' | 'basis' | 'isFixed'>;

/** Whether each tier has two rates. */
export const hasTwoRates = ({ basis }: Pick<Chosen, 'basis'>): boolean =>
  basis === 'WIN_LOSS' || basis === 'MEMBER_PL';

/** Whether tiers may pay amounts in place of rates. */
export const mayBeFixed = (chosen: Omit<Chosen, 'isFixed'>): boolean =>
  !hasTwoRates(chosen) && chosen.kind !== 'REALTIME_SALARY';

/** Whether turnover may count in whole units. */
export const countsUnits = ({ kind, basis }: Omit<Chosen, 'isFixed'>): boolean =>
  kind === 'DAILY_SALARY' && basis === 'ALL';

/** Whether bets may be left out for what they cover of their play. */
export const asksCoverage = ({ kind, basis }: Chosen): boolean =>
  kind === 'HOUR_SALARY' && basis === 'WIN_LOSS';

/** The fields of each tier: what it pays, and what it asks for. */
export function fieldsOf(chosen: Chosen): readonly TierField[] {
  const pay: readonly TierField[] = hasTwoRates(chosen)
    ? ['rate', 'lossRate']
    : [chosen.isFixed && mayBeFixed(chosen) ? 'fixedAmount' : 'rate'];
  return [...pay, ...THRESHOLDS[chosen.kind]];
}

const COUNT = /^\d{1,6}$/;
const RATE = /^\d{1,3}(\.\d{1,4})?$/;

const FORMATS: Readonly<Record<TierField, RegExp>> = {
  minTurnover: AMOUNT,
  minLoss: AMOUNT,
  minActive: COUNT,
  minDeposit: AMOUNT,
  days5: AMOUNT,
  days15: AMOUNT,
  fixedAmount: AMOUNT,
  rate: RATE,
  lossRate: RATE,
};

/** Whether a field of a tier can be sent as it is typed. */
export const isTyped = (name: TierField, value: string): boolean => FORMATS[name].test(value);

/** The terms of a draft; undefined where something is missing or no number. */
export function termsOf(draft: OfferDraft): Terms | undefined {
  const { kind, basis, period, categories, activeMinBet, tiers, periodCap } = draft;
  const areTiers = tiers.every((tier) =>
    fieldsOf(draft).every((name) => isTyped(name, tier[name])),
  );
  if (!areTiers || tiers.length === 0 || categories.length === 0 || !AMOUNT.test(activeMinBet)) {
    return undefined;
  }
  const extra = kind === 'DIVIDEND' ? dividendOf(draft) : salaryOf(draft);
  if (extra === undefined || !isOptional(periodCap, AMOUNT)) return undefined;
  return {
    kind,
    basis,
    period,
    categories: [...categories],
    activeMinBet,
    tiers: tiers.map((tier) => tierOf(draft, tier)),
    ...(periodCap === '' ? {} : { periodCap }),
    ...extra,
  };
}

const isOptional = (text: string, format: RegExp): boolean => text === '' || format.test(text);

function dividendOf(draft: OfferDraft): Partial<Terms> | undefined {
  const { carryMode, tierMetric, minPerDay, requiredDays, streak, rateCapPct } = draft;
  const isSelling = minPerDay !== '' || requiredDays !== '';
  if (isSelling && !(AMOUNT.test(minPerDay) && COUNT.test(requiredDays))) return undefined;
  const areSteps = streak.every(
    ({ periods, addRatePct }) => COUNT.test(periods) && RATE.test(addRatePct),
  );
  if (!areSteps || !isOptional(rateCapPct, RATE)) return undefined;
  const steps = streak.map(({ periods, addRatePct }) => ({ periods: Number(periods), addRatePct }));
  return {
    carryMode,
    tierMetric,
    ...(isSelling ? { sellingDays: { minPerDay, requiredDays: Number(requiredDays) } } : {}),
    ...(steps.length === 0 ? {} : { streak: steps }),
    ...(rateCapPct === '' ? {} : { rateCapPct }),
  };
}

function salaryOf(draft: OfferDraft): Partial<Terms> | undefined {
  const { kind, roundUnit, stopLimit, minCoveragePct } = draft;
  if (countsUnits(draft) && roundUnit !== '') {
    return AMOUNT.test(roundUnit) ? { roundUnit } : undefined;
  }
  if (asksCoverage(draft) && minCoveragePct !== '') {
    return RATE.test(minCoveragePct) ? { minCoveragePct } : undefined;
  }
  if (kind === 'REALTIME_SALARY' && stopLimit !== '') {
    return AMOUNT.test(stopLimit) ? { stopLimit } : undefined;
  }
  return {};
}

function tierOf(chosen: Chosen, draft: TierDraft): Tier {
  const asked = THRESHOLDS[chosen.kind];
  const amountOf = (name: TierField) => (asked.includes(name) ? draft[name] : '0');
  return {
    minTurnover: amountOf('minTurnover'),
    minLoss: amountOf('minLoss'),
    minActive: Number(draft.minActive),
    minDeposit: amountOf('minDeposit'),
    ...(asked.includes('days5') ? { days5: draft.days5, days15: draft.days15 } : {}),
    ...payOf(chosen, draft),
  };
}

function payOf(chosen: Chosen, { fixedAmount, rate, lossRate }: TierDraft) {
  if (hasTwoRates(chosen)) return { winRatePct: rate, lossRatePct: lossRate };
  return chosen.isFixed && mayBeFixed(chosen) ? { fixedAmount } : { ratePct: rate };
}
