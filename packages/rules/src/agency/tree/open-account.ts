// The checks of opening an account below an agent, in their order (agency.md 1.5).
import type { Rate } from '@fairhouse/values';
import {
  findGroupProblem,
  highestGiven,
  type GroupLimits,
  type GroupProblem,
} from './prize-group.ts';
import { permitsOneMore, type Quota } from './quota.ts';

/** The categories of games that have a rebate of their own (agency.md 1.4). */
export const GAME_CATEGORIES = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'ELOTT',
  'LOTT',
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** Rebate rates by category; a missing category has the rate zero. */
export type CategoryRates = Readonly<Partial<Record<GameCategory, Rate>>>;

/** The line's limits; the defaults are those of the specification. */
export interface LineLimits {
  /** Levels below the house; 1 is a top agent. */
  readonly maxDepth: number;
  /** Direct downlines of one agent; 0 is no limit. */
  readonly maxDirects: number;
  /** Registrations of one network address within `minutes`. */
  readonly perAddress: { readonly count: number; readonly minutes: number };
  /** The least difference between the upline's rate of a category and the downline's. */
  readonly minRateGap: Rate;
}

export const DEFAULT_LINE_LIMITS: LineLimits = {
  maxDepth: 10,
  maxDirects: 0,
  perAddress: { count: 10, minutes: 360 },
  minRateGap: 0n as Rate,
};

export interface Opening {
  readonly group: number;
  readonly rates: CategoryRates;
  readonly groupLimits: GroupLimits;
  readonly ownRates: CategoryRates;
  readonly quota: Quota;
  /** The depth of the agent that opens the account. */
  readonly ownDepth: number;
  readonly directs: number;
  /** Registrations from the caller's address within the minutes of the limit. */
  readonly fromAddress: number;
  readonly limits: LineLimits;
}

export type OpeningProblem =
  | GroupProblem
  | { readonly code: 'RATE_ABOVE_UPLINE'; readonly category: GameCategory; readonly max: Rate }
  | { readonly code: 'QUOTA_EXHAUSTED'; readonly status: Quota['status'] }
  | { readonly code: 'DEPTH_LIMIT'; readonly max: number }
  | { readonly code: 'DIRECTS_LIMIT'; readonly max: number }
  | { readonly code: 'ADDRESS_LIMIT'; readonly count: number; readonly minutes: number };

/**
 * The first check that fails: step, lower bound, upper bound of group and rates, quota, depth,
 * directs, registrations of the address; undefined when all pass.
 */
export function findOpeningProblem(opening: Opening): OpeningProblem | undefined {
  const { group, groupLimits, quota, limits } = opening;
  const { maxDepth, maxDirects, perAddress } = limits;
  const ofGroup = findGroupProblem(group, groupLimits);
  if (ofGroup) return ofGroup;
  const ofRate = findRateProblem(opening);
  if (ofRate) return ofRate;
  if (!permitsOneMore(quota)) return { code: 'QUOTA_EXHAUSTED', status: quota.status };
  if (opening.ownDepth + 1 > maxDepth) return { code: 'DEPTH_LIMIT', max: maxDepth };
  if (maxDirects > 0 && opening.directs >= maxDirects) {
    return { code: 'DIRECTS_LIMIT', max: maxDirects };
  }
  if (opening.fromAddress >= perAddress.count) return { code: 'ADDRESS_LIMIT', ...perAddress };
  return undefined;
}

function findRateProblem({ rates, ownRates, limits }: Opening): OpeningProblem | undefined {
  for (const category of GAME_CATEGORIES) {
    const max = highestRate(ownRates[category], limits.minRateGap);
    if ((rates[category] ?? 0n) > max) return { code: 'RATE_ABOVE_UPLINE', category, max };
  }
  return undefined;
}

function highestRate(own: Rate | undefined, gap: Rate): Rate {
  const left = (own ?? 0n) - gap;
  return (left > 0n ? left : 0n) as Rate;
}

/** The preset of a registration link as it holds for a registration now. */
export interface ClampedPreset {
  readonly group: number;
  readonly rates: CategoryRates;
  /** The preset no longer fitted: both sides are notified. */
  readonly isClamped: boolean;
}

/**
 * The preset of a link, lowered to what its agent may give now: a registration succeeds although
 * the agent's own group or rates fell after the link was made.
 */
export function clampPreset(
  preset: Pick<Opening, 'group' | 'rates'>,
  limit: Pick<Opening, 'groupLimits' | 'ownRates' | 'limits'>,
): ClampedPreset {
  const { min } = limit.groupLimits.bounds;
  const group = Math.max(min, Math.min(preset.group, highestGiven(limit.groupLimits)));
  let isClamped = group !== preset.group;
  const rates: Partial<Record<GameCategory, Rate>> = {};
  for (const category of GAME_CATEGORIES) {
    const wanted = preset.rates[category];
    if (wanted === undefined) continue;
    const max = highestRate(limit.ownRates[category], limit.limits.minRateGap);
    rates[category] = wanted > max ? max : wanted;
    if (wanted > max) isClamped = true;
  }
  return { group, rates, isClamped };
}
