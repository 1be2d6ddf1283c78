// What a merchant permits in contracts of a kind, and how their bills are approved and paid: the
// defaults of the rules with what is stored for the merchant.
import type { Feature } from '@fairhouse/calls';
import { kindRuleFields } from '@fairhouse/calls/operator';
import { KIND_CHOICES } from '@fairhouse/calls/player';
import {
  DEFAULT_KIND_RULES,
  DEFAULT_PAY_RULES,
  OFFER_DAYS,
  type BillRules,
  type ContractKind,
  type KindRules,
  type PayRules,
  type RateGate,
} from '@fairhouse/rules/agency';
import {
  amount,
  DAY_MS,
  HOUR_MS,
  rate,
  ZERO,
  type Amount,
  type MerchantId,
  type Rate,
} from '@fairhouse/values';
import type * as z from 'zod';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { siteOf } from '../../settings/index.ts';
import { lockKindRule, readKindRule } from './store.ts';

export interface KindSettings {
  readonly isOn: boolean;
  readonly rules: KindRules;
  /** Offers with a higher rate wait for an operator. */
  readonly approvalRate: Rate | undefined;
  readonly bills: BillRules & { readonly payAfterMs: number };
  /** One operator alone approves bills of a run below this sum. */
  readonly approvesAloneBelow: Amount;
  readonly offerMs: number;
  /** From this age on a debt may be advanced by the house. */
  readonly advanceMs: number;
  /** Bills of the kind are paid as soon as they are computed. */
  readonly paysAtOnce: boolean;
  readonly pay: PayRules;
  /** Of real-time salary. */
  readonly gates: readonly RateGate[];
  readonly version: number;
}

type Stored = z.output<typeof kindRuleFields>;

const FEATURES: Readonly<Record<ContractKind, Feature>> = {
  dividend: 'enableCt',
  daily_salary: 'salary',
  hour_salary: 'hourSalary',
  realtime_salary: 'realtimeSalary',
};

/** The merchant's switch for contracts of a kind. */
export const featureOf = (kind: ContractKind): Feature => FEATURES[kind];

/** A contract never pays more than all of its base. */
const HIGHEST_RATE = rate(1_000_000n);

const million = (count: bigint) => amount(count * 1_000_000n * 10_000n);
const thousand = (count: bigint) => amount(count * 1000n * 10_000n);

/** agency.md 2.4, rate gate. */
const GATES: readonly RateGate[] = [
  { rate: rate(17_000n), days5: thousand(250n), days15: million(1n), active: 3 },
  { rate: rate(18_000n), days5: million(3n), days15: amount(75_000_000_000n), active: 10 },
];

/** A payer who has not clicked pays after a day (agency.md 2.6). */
const PAY_AFTER_HOURS = 24;

/** A debt may be advanced after three days (agency.md 2.6). */
const ADVANCE_AFTER_HOURS = 72;

type StoredGate = NonNullable<Stored['gates']>[number];

const gateOf = ({ ratePct, ...figures }: StoredGate): RateGate => ({ rate: ratePct, ...figures });

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
  return { value: kindRuleFields.parse(row.rules), version: row.version };
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
      minActiveBet: stored.minActiveBet ?? base.minActiveBet,
      editDepth: {
        min: stored.minOfferDepth ?? base.editDepth.min,
        max: stored.maxOfferDepth ?? base.editDepth.max,
      },
      periods: stored.periods,
      maxPeriodCap: stored.maxPeriodCap,
    },
    approvalRate: stored.approvalRatePct,
    bills: {
      approvesPlatform: stored.approvesPlatform ?? !isDividend,
      paysForUpline: stored.paysForUpline ?? true,
      payAfterMs: (stored.payAfterHours ?? PAY_AFTER_HOURS) * HOUR_MS,
    },
    approvesAloneBelow: stored.approvesAloneBelow ?? ZERO,
    offerMs: (stored.offerDays ?? OFFER_DAYS) * DAY_MS,
    advanceMs: (stored.advanceHours ?? ADVANCE_AFTER_HOURS) * HOUR_MS,
    paysAtOnce: !isDividend,
    pay: {
      mode: stored.payMode ?? DEFAULT_PAY_RULES.mode,
      platformPayDepth: stored.platformPayDepth ?? DEFAULT_PAY_RULES.platformPayDepth,
    },
    gates: kind === 'realtime_salary' ? (stored.gates?.map(gateOf) ?? GATES) : [],
  };
}

/** The rules of a kind as they hold, in the fields in which a merchant chooses them. */
export function rulesInForce(kind: ContractKind, { rules, bills, pay, ...settings }: KindSettings) {
  return {
    minRatePct: rules.rate.min,
    maxRatePct: rules.rate.max,
    stepPct: rules.step,
    maxTiers: rules.maxTiers,
    periods: [...(rules.periods ?? KIND_CHOICES[kind].periods)],
    minActiveBet: rules.minActiveBet,
    maxPeriodCap: rules.maxPeriodCap ?? null,
    allowsEqual: rules.allowsEqual,
    allowsCross: rules.allowsCross,
    checksActive: rules.checksActive,
    checksLoss: rules.checksLoss,
    membersMaySign: rules.membersMaySign,
    minOfferDepth: rules.editDepth.min,
    maxOfferDepth: rules.editDepth.max,
    offerDays: settings.offerMs / DAY_MS,
    approvalRatePct: settings.approvalRate ?? null,
    approvesPlatform: bills.approvesPlatform,
    approvesAloneBelow: settings.approvesAloneBelow,
    paysForUpline: bills.paysForUpline,
    payAfterHours: bills.payAfterMs / HOUR_MS,
    payMode: pay.mode,
    platformPayDepth: pay.platformPayDepth,
    advanceHours: settings.advanceMs / HOUR_MS,
    gates: settings.gates.map(({ rate: ratePct, days5, days15, active }) => ({
      ratePct,
      days5,
      days15,
      active,
    })),
  };
}

/**
 * The first field whose chosen value no contract could meet, or that does not exist for the kind.
 */
export function findWrongRule(kind: ContractKind, stored: Stored): string | undefined {
  const { rules } = settingsFrom(kind, stored);
  const choices: readonly string[] = KIND_CHOICES[kind].periods;
  if (rules.step <= 0n) return 'stepPct';
  if (rules.rate.min > rules.rate.max || rules.rate.max <= 0n) return 'maxRatePct';
  if (rules.rate.max > HIGHEST_RATE) return 'maxRatePct';
  if (rules.editDepth.min > rules.editDepth.max) return 'maxOfferDepth';
  if (rules.maxPeriodCap !== undefined && rules.maxPeriodCap <= 0n) return 'maxPeriodCap';
  if (stored.periods?.some((period) => !choices.includes(period)) === true) return 'periods';
  if (stored.gates === undefined) return undefined;
  const rates = stored.gates.map(({ ratePct }) => ratePct);
  const rises = rates.every((each, at) => each > 0n && (at === 0 || each > (rates[at - 1] ?? 0n)));
  return kind === 'realtime_salary' && rises ? undefined : 'gates';
}
