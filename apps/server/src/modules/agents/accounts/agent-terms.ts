// A merchant's setting of agents in the types of the rules.
import type { GroupBounds, LineLimits, TransferLimits, VolumeRule } from '@fairhouse/rules/agency';
import {
  amount,
  assert,
  parseAmount,
  parseRate,
  rate,
  ZERO,
  type Amount,
  type Rate,
} from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { siteOf, type Setting } from '../../settings/index.ts';

/** What a merchant lets agents do (agency.md 1.1 to 1.8). */
export interface AgentTerms {
  readonly bounds: GroupBounds;
  /** Of members for whom nobody set a group. */
  readonly standardGroup: number;
  readonly allowsEqual: boolean;
  /** The highest rates of a top agent. */
  readonly rateMax: Rate;
  readonly limits: LineLimits;
  readonly quotaFrom: Rate;
  readonly linksMax: number;
  readonly volume: { readonly days: number; readonly steps: readonly VolumeStep[] };
  readonly transfers: TransferLimits & {
    readonly down: boolean;
    readonly up: boolean;
    readonly secondFactor: boolean;
  };
}

interface VolumeStep {
  readonly group: number;
  readonly daily: Amount;
}

/** The merchant's terms now, from the settings in memory. */
export async function agentTermsOf(app: AppContext, merchant: Merchant): Promise<AgentTerms> {
  const { agents, features } = (await siteOf(app, merchant)).settings;
  return readTerms(agents, features.transferUpline);
}

/** The setting in the types of the rules. */
export function readTerms(setting: Setting<'agents'>, up: boolean): AgentTerms {
  const { groups, transfers, volume } = setting;
  const { min, max, betMax, earnsOnlyAbove, standard, allowEqual } = groups;
  return {
    bounds: {
      min,
      max,
      betMax,
      step: 2,
      ...(earnsOnlyAbove === null ? {} : { earnsOnlyAbove }),
    },
    standardGroup: standard,
    allowsEqual: allowEqual,
    rateMax: ofPercent(setting.rateMax),
    limits: {
      maxDepth: setting.maxDepth,
      maxDirects: setting.maxDirects,
      perAddress: setting.perAddress,
      minRateGap: ofPercent(setting.minRateGap),
    },
    quotaFrom: ofPercent(setting.quotaFromPoint),
    linksMax: setting.linksMax,
    volume: {
      days: volume.days,
      steps: volume.steps.map(({ group, daily }) => ({ group, daily: ofMoney(daily) })),
    },
    transfers: {
      down: transfers.down,
      up,
      secondFactor: transfers.secondFactor,
      min: ofMoney(transfers.min),
      max: ofMoney(transfers.max),
      dayLimit: ofMoney(transfers.dayLimit),
      monthLimit: ofMoney(transfers.monthLimit),
      maxCount: transfers.maxCount,
      reviewFrom: transfers.reviewFrom === null ? undefined : ofMoney(transfers.reviewFrom),
      requirement: ofPercent(transfers.requirement),
    },
  };
}

/** The volume that a raise to this group asks for: that of the highest step at or below it. */
export function volumeFor({ volume }: AgentTerms, group: number, teamTurnover: Amount): VolumeRule {
  const reached = volume.steps.filter((step) => step.group <= group);
  const most = reached.toSorted((one, other) => other.group - one.group)[0];
  return { days: volume.days, requiredDaily: most?.daily ?? ZERO, teamTurnover };
}

function ofPercent(text: string): Rate {
  const whole = parseRate(text);
  assert(whole !== undefined, 'the setting has percentages only');
  return rate(whole / 100n);
}

function ofMoney(text: string): Amount {
  const value = parseAmount(text);
  assert(value !== undefined, 'the setting has amounts only');
  return amount(value);
}
