// A merchant's first lotteries: the catalogue of lottery.md 1.14 with the rules' default odds.
import { defaultFixed, findFamily, formatFixed, STYLES } from '@fairhouse/rules/lottery';
import { amount, assert, UNITS_PER_ONE } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { LotteryPlan } from './plans/lottery-plan.ts';
import { OUTSIDE_LOTTERIES } from './plans/outside-lotteries.ts';
import { OWN_LOTTERIES } from './plans/own-lotteries.ts';
import { QUICK_GAMES } from './plans/quick-games.ts';
import { VIETLOTT_PLANS } from './plans/vietlott.ts';
import { VIETNAM_STATIONS } from './plans/vietnam-stations.ts';
import {
  provisionLottery,
  putOdds,
  type LotteryDefinition,
  type LotteryRow,
} from './store/catalogue.ts';

interface Scale {
  /** The price of a note of the base unit, in whole money. */
  readonly base: bigint;
  /** The factor of limits, which are defined for a base of 2. */
  readonly factor: bigint;
}

const SCALES: Readonly<Record<string, Scale>> = {
  PHP: { base: 2n, factor: 1n },
  VND: { base: 2000n, factor: 400n },
};

export const CATALOGUE: readonly LotteryPlan[] = [
  ...OWN_LOTTERIES,
  ...QUICK_GAMES,
  ...VIETNAM_STATIONS,
  ...VIETLOTT_PLANS,
  ...OUTSIDE_LOTTERIES,
];

/** Selects the plans of the catalogue that are provisioned, and those that are enabled at first. */
export interface LotteryChoice {
  has(plan: LotteryPlan): boolean;
  sells(plan: LotteryPlan): boolean;
}

/** What an operator must set before a lottery can be sold: a full node, or a feed. */
export function sourceNeeded({ blockRule, needsFeed }: LotteryPlan): 'node' | 'feed' | undefined {
  if (blockRule !== undefined) return 'node';
  return needsFeed === true ? 'feed' : undefined;
}

/** What of it is missing at a lottery of the merchant; undefined once its source is set. */
export function missingSource({ code, feed }: LotteryRow): 'node' | 'feed' | undefined {
  const plan = CATALOGUE.find((each) => each.code === code);
  return plan === undefined || feed !== null ? undefined : sourceNeeded(plan);
}

/** A feed may be late for longer than a draw of our own (lottery.md 2.7). */
const VOID_AFTER_SECONDS = { cosign: 600, entered: 86_400 };
/** A chain without new blocks for an hour is considered broken. */
const BLOCK_MISSING_SECONDS = 3600;
const GROUP_MAX = 1956;
const CANCEL_LOCK_SECONDS = { cosign: 2, entered: 60 };

const money = (whole: bigint): bigint => whole * UNITS_PER_ONE;

/** Writes the merchant's missing lotteries with their odds. */
export async function provisionLotteries(
  sql: Sql,
  merchant: Merchant,
  choice: LotteryChoice,
): Promise<void> {
  const plans = CATALOGUE.filter((plan) => choice.has(plan));
  for (const [index, plan] of plans.entries()) {
    const enabled = sourceNeeded(plan) === undefined && choice.sells(plan);
    await provisionPlan(sql, merchant, plan, { enabled, sort: index + 1 });
  }
}

/**
 * Writes one lottery with the default odds of every play, unless the merchant has it. Whether it
 * was written. A concurrent writer of the same lottery is waited for.
 */
export async function provisionPlan(
  sql: Sql,
  merchant: Merchant,
  plan: LotteryPlan,
  { enabled, sort }: { readonly enabled: boolean; readonly sort: number },
): Promise<boolean> {
  const scale = SCALES[merchant.currency] ?? { base: 2n, factor: 1n };
  const family = findFamily(plan.family);
  assert(family !== undefined, `no rules for the family ${plan.family}`);
  const plays = [...family.plays.values()];
  const styles = STYLES.filter((style) => plays.some((play) => play.styles.includes(style)));
  const definition = { ...definitionOf(plan, scale), enabled, styles, sort };
  // A new play of a lottery that exists waits until an operator puts it on sale.
  if (!(await provisionLottery(sql, merchant.id, definition))) return false;
  const rows = plays.map((play) => {
    const fixed = play.styles.includes('FIXED') ? defaultFixed(play) : undefined;
    return {
      play: play.code,
      odds: fixed === undefined ? '' : formatFixed(fixed),
      max_notes: play.notesHint,
      suspended: false,
    };
  });
  await putOdds(sql, { merchant: merchant.id, lottery: plan.code, version: 1, rows });
  return true;
}

function definitionOf(
  plan: LotteryPlan,
  { base, factor }: Scale,
): Omit<LotteryDefinition, 'styles' | 'sort' | 'enabled'> {
  const { code, family, menu, names, schedule, closeLeadSeconds, mode, prizeMode } = plan;
  return {
    code,
    family,
    menu,
    names: { ...names },
    schedule,
    close_lead_seconds: closeLeadSeconds,
    cancel_lock_seconds: CANCEL_LOCK_SECONDS[plan.blockRule ? 'cosign' : mode],
    mode,
    prize_mode: prizeMode,
    void_after_seconds: plan.blockRule ? BLOCK_MISSING_SECONDS : VOID_AFTER_SECONDS[mode],
    feed: null,
    unit_base: amount(money(base)),
    unit_modes: ['yuan', 'jiao', 'fen', 'li'],
    group_min: 1700,
    group_max: plan.groupMax ?? GROUP_MAX,
    group_default: plan.groupMax ?? GROUP_MAX,
    min_stake: money(factor) / 50n,
    max_stake: money(200_000n * factor),
    max_draw_stake: money(500_000n * factor),
    max_number_liability: money(2_000_000n * factor),
    max_payout: money(400_000n * factor),
    narrow_payout: money(200_000n * factor),
    narrow_share: 1000,
    member_draw_payout: money(0n),
    member_day_payout: money(0n),
    cancel_fee_share: 0,
    block_rule: plan.blockRule ?? null,
    keno_rule: plan.kenoRule ?? null,
    max_multiple: 99_999,
  };
}
