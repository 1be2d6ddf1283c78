// What a merchant permits in contracts of a kind, and how their bills are approved and paid: the
// defaults of the rules with what is stored for the merchant.
import type { Feature } from '@fairhouse/calls';
import { wirePercent } from '@fairhouse/calls/player';
import {
  DEFAULT_KIND_RULES,
  DEFAULT_PAY_RULES,
  type BillRules,
  type ContractKind,
  type KindRules,
  type PayRules,
  type RateGate,
} from '@fairhouse/rules/agency';
import { amount, rate, type MerchantId, type Rate } from '@fairhouse/values';
import * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { siteOf } from '../../settings/index.ts';
import { lockKindRule, readKindRule } from './store.ts';

export interface KindSettings {
  readonly isOn: boolean;
  readonly rules: KindRules;
  /** Offers with a higher rate wait for an operator. */
  readonly approvalRate: Rate | undefined;
  readonly bills: BillRules;
  /** Bills of the kind are paid as soon as they are computed. */
  readonly paysAtOnce: boolean;
  readonly pay: PayRules;
  /** Of real-time salary. */
  readonly gates: readonly RateGate[];
  readonly version: number;
}

/** What an operator may change; a missing field has the default. */
export const KIND_SETTING_FIELDS = z.object({
  minRatePct: wirePercent.optional(),
  maxRatePct: wirePercent.optional(),
  stepPct: wirePercent.optional(),
  maxTiers: z.number().int().min(1).max(10).optional(),
  allowsEqual: z.boolean().optional(),
  allowsCross: z.boolean().optional(),
  checksActive: z.boolean().optional(),
  checksLoss: z.boolean().optional(),
  membersMaySign: z.boolean().optional(),
  approvalRatePct: wirePercent.optional(),
  approvesPlatform: z.boolean().optional(),
  paysForUpline: z.boolean().optional(),
  payMode: z.enum(['gross_upline', 'difference_platform']).optional(),
  platformPayDepth: z.number().int().min(0).max(10).optional(),
});

type Stored = z.output<typeof KIND_SETTING_FIELDS>;

const FEATURES: Readonly<Record<ContractKind, Feature>> = {
  dividend: 'enableCt',
  daily_salary: 'salary',
  hour_salary: 'hourSalary',
  realtime_salary: 'realtimeSalary',
};

/** The merchant's switch for contracts of a kind. */
export const featureOf = (kind: ContractKind): Feature => FEATURES[kind];

const million = (count: bigint) => amount(count * 1_000_000n * 10_000n);
const thousand = (count: bigint) => amount(count * 1000n * 10_000n);

/** agency.md 2.4, rate gate. */
const GATES: readonly RateGate[] = [
  { rate: rate(17_000n), days5: thousand(250n), days15: million(1n), active: 3 },
  { rate: rate(18_000n), days5: million(3n), days15: amount(75_000_000_000n), active: 10 },
];

/** The settings of a kind, read in the caller's transaction. */
export async function readKindSettings(
  {
    sql,
    app,
    merchant,
  }: { readonly sql: Sql; readonly app: AppContext; readonly merchant: Merchant },
  kind: ContractKind,
): Promise<KindSettings> {
  const { settings } = await siteOf(app, merchant);
  const { value, version } = await readStoredSettings(sql, merchant.id, kind);
  return { ...settingsFrom(kind, value), isOn: settings.features[FEATURES[kind]], version };
}

/** What is stored for the merchant. */
export async function readStoredSettings(sql: Sql, merchant: MerchantId, kind: ContractKind) {
  const row = await readKindRule(sql, merchant, kind);
  return { value: KIND_SETTING_FIELDS.parse(row.rules), version: row.version };
}

/** Serialises the acts on contracts of the kind until the transaction ends. */
export async function lockKind(sql: Sql, merchant: MerchantId, kind: ContractKind): Promise<void> {
  await lockKindRule(sql, merchant, kind);
}

function settingsFrom(kind: ContractKind, stored: Stored): Omit<KindSettings, 'isOn' | 'version'> {
  const base = DEFAULT_KIND_RULES[kind];
  const isDividend = kind === 'dividend';
  return {
    rules: {
      ...base,
      rate: {
        min: stored.minRatePct ?? base.rate.min,
        max: stored.maxRatePct ?? base.rate.max,
      },
      step: stored.stepPct ?? base.step,
      maxTiers: stored.maxTiers ?? base.maxTiers,
      allowsEqual: stored.allowsEqual ?? base.allowsEqual,
      allowsCross: stored.allowsCross ?? base.allowsCross,
      checksActive: stored.checksActive ?? base.checksActive,
      checksLoss: stored.checksLoss ?? base.checksLoss,
      membersMaySign: stored.membersMaySign ?? base.membersMaySign,
    },
    approvalRate: stored.approvalRatePct,
    bills: {
      approvesPlatform: stored.approvesPlatform ?? !isDividend,
      paysForUpline: stored.paysForUpline ?? true,
    },
    paysAtOnce: !isDividend,
    pay: {
      mode: stored.payMode ?? DEFAULT_PAY_RULES.mode,
      platformPayDepth: stored.platformPayDepth ?? DEFAULT_PAY_RULES.platformPayDepth,
    },
    gates: kind === 'realtime_salary' ? GATES : [],
  };
}
