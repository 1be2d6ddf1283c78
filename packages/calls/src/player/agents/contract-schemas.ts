// Contracts on the wire (agency.md 2.2, 2.9): kinds and terms in capitals, rates in percent.
import {
  CONTRACT_KINDS,
  CONTRACT_STATES,
  GAME_CATEGORIES,
  type ContractTerms,
  type Tier,
  type TierPay,
} from '@fairhouse/rules/agency';
import { formatRate, parseRate, type Rate } from '@fairhouse/values';
import * as z from 'zod';
import { wireAmount, wireDelta, wireId, wireInstant } from '../../wire.ts';

type Capitals<Values extends readonly string[]> = {
  -readonly [At in keyof Values]: Uppercase<Values[At]>;
};

/** One of some words, in capitals on the wire. */
export function wireWord<const Values extends readonly [string, ...string[]]>(values: Values) {
  type Word = Values[number];
  const capitals = values.map((word) => word.toUpperCase()) as Capitals<Values>;
  return z.codec(
    z.enum(capitals as unknown as readonly [Uppercase<Word>, ...Uppercase<Word>[]]),
    z.custom<Word>((value) => typeof value === 'string'),
    {
      decode: (text) => text.toLowerCase() as Word,
      encode: (word) => word.toUpperCase() as Uppercase<Word>,
    },
  );
}

/** A rate in percent: `"0.8"` is 8,000 parts per million. */
export const wirePercent = z.codec(
  z.string().regex(/^\d{1,3}(\.\d{1,4})?$/),
  z.custom<Rate>((value) => typeof value === 'bigint'),
  {
    decode: (text, context) => {
      const value = parseRate(text);
      if (value !== undefined) return (value / 100n) as Rate;
      context.issues.push({ code: 'custom', message: 'not a percentage', input: text });
      return z.NEVER;
    },
    encode: (value) => formatRate((value * 100n) as Rate),
  },
);

export const wireContractKind = wireWord(CONTRACT_KINDS);
export const wireContractState = wireWord(CONTRACT_STATES);

export const BILL_STATES = [
  'not_reached',
  'wait_approval',
  'wait_payer',
  'ready',
  'issued',
  'part_paid',
  'insufficient',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type BillState = (typeof BILL_STATES)[number];
export const wireBillState = wireWord(BILL_STATES);

const count = z.number().int().min(0).max(1_000_000);

const tierFields = z.strictObject({
  minTurnover: wireAmount,
  minLoss: wireAmount,
  minActive: count,
  minDeposit: wireAmount,
  /** Turnover of the last 5 and 15 days; of real-time salary alone. */
  days5: wireAmount.optional(),
  days15: wireAmount.optional(),
  /** One of: a rate, both rates of winning and losing stakes, or an amount. */
  ratePct: wirePercent.optional(),
  winRatePct: wirePercent.optional(),
  lossRatePct: wirePercent.optional(),
  fixedAmount: wireAmount.optional(),
});

export const wireTier = z.codec(
  tierFields,
  z.custom<Tier>((value) => typeof value === 'object'),
  {
    decode: (fields, context) => {
      const pay = readPay(fields);
      if (pay === undefined) {
        context.issues.push({ code: 'custom', message: 'one pay', input: fields });
        return z.NEVER;
      }
      const { minTurnover, minLoss, minActive, minDeposit, days5, days15 } = fields;
      const rolling = days5 !== undefined && days15 !== undefined ? { days5, days15 } : undefined;
      const thresholds = { minTurnover, minLoss, minActive, minDeposit };
      return { ...thresholds, pay, ...(rolling === undefined ? {} : { rolling }) };
    },
    encode: ({ pay, rolling, ...thresholds }) => ({
      ...thresholds,
      ...rolling,
      ...(pay.kind === 'rate' ? { ratePct: pay.rate } : {}),
      ...(pay.kind === 'fixed' ? { fixedAmount: pay.amount } : {}),
      ...(pay.kind === 'split' ? { winRatePct: pay.winRate, lossRatePct: pay.lossRate } : {}),
    }),
  },
);

function readPay(fields: z.output<typeof tierFields>): TierPay | undefined {
  const { ratePct, winRatePct, lossRatePct, fixedAmount } = fields;
  const isSplit = winRatePct !== undefined && lossRatePct !== undefined;
  const given = [ratePct, fixedAmount, isSplit || undefined].filter((each) => each !== undefined);
  if (given.length !== 1) return undefined;
  if (ratePct !== undefined) return { kind: 'rate', rate: ratePct };
  if (fixedAmount !== undefined) return { kind: 'fixed', amount: fixedAmount };
  return isSplit ? { kind: 'split', winRate: winRatePct, lossRate: lossRatePct } : undefined;
}

export const BASES = ['net_loss', 'turnover', 'all', 'win_loss', 'member_pl'] as const;
export const PERIODS = [
  'half_month',
  'month',
  'week',
  'ten_days',
  'day',
  'hour',
  'slot_5m',
] as const;
export const CARRY_MODES = ['none', 'previous', 'month', 'permanent'] as const;
export const TIER_METRICS = ['total', 'daily_average'] as const;

/** The bases and periods of each kind, the usual one first. */
export const KIND_CHOICES = {
  dividend: {
    bases: ['net_loss', 'turnover'],
    periods: ['half_month', 'month', 'week', 'ten_days', 'day'],
  },
  daily_salary: { bases: ['all', 'win_loss', 'member_pl'], periods: ['day'] },
  hour_salary: { bases: ['win_loss', 'all'], periods: ['hour'] },
  realtime_salary: { bases: ['all', 'win_loss'], periods: ['slot_5m'] },
} as const satisfies Readonly<
  Record<
    ContractTerms['kind'],
    {
      readonly bases: readonly (typeof BASES)[number][];
      readonly periods: readonly (typeof PERIODS)[number][];
    }
  >
>;

const termsFields = z.strictObject({
  kind: wireContractKind,
  basis: wireWord(BASES),
  period: wireWord(PERIODS),
  categories: z.array(z.enum(GAME_CATEGORIES)).max(GAME_CATEGORIES.length),
  activeMinBet: wireAmount,
  tiers: z.array(wireTier).max(20),
  periodCap: wireAmount.optional(),
  /** Of a dividend. */
  carryMode: wireWord(CARRY_MODES).optional(),
  tierMetric: wireWord(TIER_METRICS).optional(),
  sellingDays: z.strictObject({ minPerDay: wireAmount, requiredDays: count }).optional(),
  streak: z
    .array(z.strictObject({ periods: count, addRatePct: wirePercent }))
    .max(10)
    .optional(),
  rateCapPct: wirePercent.optional(),
  /** Of a daily salary on the whole turnover. */
  roundUnit: wireAmount.optional(),
  /** Of real-time salary: nothing more is paid after this turnover of a day. */
  stopLimit: wireAmount.optional(),
  /** Of an hourly salary on winning and losing stakes: bets that cover less are in neither. */
  minCoveragePct: wirePercent.optional(),
});

/** The terms of a contract; a field that its kind does not have is refused. */
export const wireTerms = z.codec(
  termsFields,
  z.custom<ContractTerms>((value) => typeof value === 'object'),
  {
    decode: (fields, context) => {
      const terms = readTerms(fields);
      if (terms !== undefined) return terms;
      context.issues.push({ code: 'custom', message: 'terms of the kind', input: fields });
      return z.NEVER;
    },
    encode: (terms) => writeTerms(terms),
  },
);

type TermsFields = z.output<typeof termsFields>;

function readTerms(fields: TermsFields): ContractTerms | undefined {
  const { kind, basis, period, categories, activeMinBet, tiers, periodCap } = fields;
  const choices = KIND_CHOICES[kind];
  const fits =
    (choices.bases as readonly string[]).includes(basis) &&
    (choices.periods as readonly string[]).includes(period);
  if (!fits || (kind !== 'dividend' && hasDividendField(fields))) return undefined;
  if (kind !== 'daily_salary' && fields.roundUnit !== undefined) return undefined;
  if (kind !== 'realtime_salary' && fields.stopLimit !== undefined) return undefined;
  if (kind !== 'hour_salary' && fields.minCoveragePct !== undefined) return undefined;
  const base = { categories, activeMinBet, tiers, ...given({ periodCap }) };
  switch (kind) {
    case 'dividend':
      return { ...base, ...dividendOf(fields) } as ContractTerms;
    case 'daily_salary': {
      const { roundUnit } = fields;
      return { ...base, kind, basis, period, ...given({ roundUnit }) } as ContractTerms;
    }
    case 'hour_salary': {
      const { minCoveragePct: minCoverage } = fields;
      return { ...base, kind, basis, period, ...given({ minCoverage }) } as ContractTerms;
    }
    case 'realtime_salary': {
      const { stopLimit } = fields;
      return { ...base, kind, basis, period, ...given({ stopLimit }) } as ContractTerms;
    }
  }
}

function hasDividendField(fields: TermsFields): boolean {
  const { carryMode, tierMetric, sellingDays, streak, rateCapPct } = fields;
  return [carryMode, tierMetric, sellingDays, streak, rateCapPct].some(
    (each) => each !== undefined,
  );
}

function dividendOf(fields: TermsFields) {
  const { kind, basis, period, carryMode = 'month', tierMetric = 'total' } = fields;
  const { sellingDays, streak, rateCapPct: rateCap } = fields;
  const steps = streak?.map(({ periods, addRatePct }) => ({ periods, addRate: addRatePct }));
  const extra = given({ sellingDays, streak: steps, rateCap });
  return { kind, basis, period, carryMode, tierMetric, ...extra };
}

function writeTerms(terms: ContractTerms): TermsFields {
  const { kind, basis, period, activeMinBet, periodCap } = terms;
  const categories = [...terms.categories];
  const tiers = [...terms.tiers];
  const base = { kind, basis, period, categories, activeMinBet, tiers, ...given({ periodCap }) };
  if (terms.kind === 'daily_salary') return { ...base, ...given({ roundUnit: terms.roundUnit }) };
  if (terms.kind === 'hour_salary') {
    return { ...base, ...given({ minCoveragePct: terms.minCoverage }) };
  }
  if (terms.kind === 'realtime_salary') {
    return { ...base, ...given({ stopLimit: terms.stopLimit }) };
  }
  if (terms.kind !== 'dividend') return base;
  const { carryMode, tierMetric, sellingDays, rateCap: rateCapPct } = terms;
  const streak = terms.streak?.map(({ periods, addRate }) => ({ periods, addRatePct: addRate }));
  return { ...base, carryMode, tierMetric, ...given({ sellingDays, streak, rateCapPct }) };
}

/** Without the fields that are undefined. */
function given<const Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

export const contractFields = {
  id: wireId('contract'),
  kind: wireContractKind,
  version: z.number().int(),
  /** Null for the house. */
  upline: z.string().nullable(),
  username: z.string(),
  payer: wireWord(['platform', 'upline']),
  terms: wireTerms,
  state: wireContractState,
  note: z.string(),
  offeredAt: wireInstant,
  offerExpiresAt: wireInstant,
  acceptedAt: wireInstant.nullable(),
  effectiveFrom: wireInstant.nullable(),
  endedAt: wireInstant.nullable(),
  endReason: z.string().nullable(),
  reason: z.string(),
};

/** A contract that ends when another one is accepted. */
export const wireTermination = z.object({
  username: z.string(),
  kind: wireContractKind,
  tiers: z.array(wireTier),
  /** Why, of a direct; null where it ends with its upline's. */
  problem: z.string().nullable(),
});

/** What a team lacks of each threshold. */
export const wireMissing = z.object({
  turnover: wireAmount,
  loss: wireAmount,
  active: z.number().int(),
  deposit: wireAmount,
  days5: wireAmount,
  days15: wireAmount,
});

export const wireChoice = {
  /** The level of the tier that was reached, from 1; null for none. */
  tier: z.number().int().nullable(),
  reached: wireTier.nullable(),
  next: z.object({ level: z.number().int(), tier: wireTier, missing: wireMissing }).nullable(),
};

/** The team's figures that a bill was computed from. */
export const wireFigures = z.object({
  bet: wireAmount,
  winStake: wireAmount,
  lossStake: wireAmount,
  /** Of winning and losing bets that are in neither, because they cover too little. */
  narrowStake: wireAmount,
  payout: wireAmount,
  rebate: wireAmount,
  activity: wireAmount,
  salary: wireDelta,
  fees: wireAmount,
  deposit: wireAmount,
  active: z.number().int(),
  companyWin: wireDelta,
  carryIn: wireAmount,
  /** What the rate was multiplied by. */
  base: wireDelta,
  /** The turnover that was compared with the tiers. */
  tierTurnover: wireAmount,
});

export const billFields = {
  id: wireId('bill'),
  kind: wireContractKind,
  contract: wireId('contract'),
  username: z.string(),
  /** Null for the platform. */
  payer: z.string().nullable(),
  periodKey: z.string(),
  begins: wireInstant,
  ends: wireInstant,
  figures: wireFigures,
  ...wireChoice,
  /** Why nothing is paid; null where something is. */
  why: z.string().nullable(),
  gross: wireAmount,
  payToDirects: wireAmount,
  received: wireAmount,
  outstanding: wireAmount,
  status: wireBillState,
  held: z.boolean(),
  settledAt: wireInstant,
  paidAt: wireInstant.nullable(),
  remark: z.string(),
};

/** A part of a window: what a contract would have paid, beside what was paid. */
export const wireSimulatedPeriod = z.object({
  key: z.string(),
  begins: wireInstant,
  ends: wireInstant,
  figures: wireFigures,
  ...wireChoice,
  why: z.string().nullable(),
  gross: wireAmount,
  /** What the period's own bill comes to; null where there is none. */
  billed: wireAmount.nullable(),
  /** What was received of it so far; null where there is none. */
  paid: wireAmount.nullable(),
  /** The period has not ended. */
  open: z.boolean(),
});
