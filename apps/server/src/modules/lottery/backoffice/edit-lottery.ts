import { refuse, type Answer } from '@fairhouse/calls';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import * as z from 'zod';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { changedParts, noteAudit, type TermsChange } from '../../operators/index.ts';
import { missingSource, readCatalogue, changeLottery, type Lottery } from '../catalogue/index.ts';
import { showLotteries, type ShownLottery } from './show-lottery.ts';

/** The merchant's lotteries. */
export async function readLotteries(
  call: CallOf<OperatorCalls['lotteryList']>,
): Promise<Answer<OperatorCalls['lotteryList']>> {
  const { lotteries } = await readCatalogue(call.sql, call.merchant);
  return ok({ serverNow: call.now, list: await showLotteries(call, lotteries) });
}

/**
 * The fields of a lottery that one operator may change without approval: names, order and switch.
 */
const UNAPPROVED_FIELDS: readonly string[] = ['enabled', 'names', 'sort'];

type EditInput = CallOf<OperatorCalls['lotteryEdit']>['input'];

/** What an edit changes of the lottery's terms; undefined for an unknown lottery. */
export async function changedLotteryTerms(
  call: CallContext,
  input: EditInput,
): Promise<TermsChange | undefined> {
  const stored = (await readCatalogue(call.sql, call.merchant)).find(input.code);
  if (stored === undefined) return undefined;
  const [shown] = await showLotteries(call, [stored]);
  const {
    version: _version,
    reason: _reason,
    ...terms
  } = z.encode(operator.lotteryEdit.request, input);
  return changedParts(onWire(shown) ?? {}, terms);
}

/** Whether an edit changes prices, limits, fees or the source of the beacon. */
export async function changesTerms(call: CallContext, input: EditInput): Promise<boolean> {
  const { after = {} } = (await changedLotteryTerms(call, input)) ?? {};
  return Object.keys(after).some((name) => !UNAPPROVED_FIELDS.includes(name));
}

/**
 * The highest prize group that returns no more than 100 % on the likeliest five digits of keno
 * places, which come 1.02257 times as often as an even draw would bring them.
 */
const KENO_PLACES_GROUP_MAX = 1955;

/**
 * Changes the terms of a lottery; accepted tickets keep the terms that they were sold on
 * (lottery.md 2.1).
 */
export async function editLottery(
  call: CallOf<OperatorCalls['lotteryEdit']>,
): Promise<Answer<OperatorCalls['lotteryEdit']>> {
  const { input, merchant } = call;
  const before = (await readCatalogue(call.sql, merchant)).find(input.code);
  if (before === undefined) return refuse('lottery.unknown');
  const { groupMin, groupMax, groupDefault } = input;
  if (groupMin > groupDefault || groupDefault > groupMax) {
    return refuse('bet.group_out_of_range', { params: { min: groupMin, max: groupMax } });
  }
  const clashing = findClashingStakes(input, before.row);
  if (clashing.length > 0) {
    const fields = clashing.map((name) => [name, 'lottery.stake_limits'] as const);
    return refuse('lottery.stake_limits', { fields: Object.fromEntries(fields) });
  }
  const { mode, keno_rule: kenoRule } = before.row;
  if (kenoRule === 'places' && groupMax > KENO_PLACES_GROUP_MAX) {
    return refuse('bet.group_out_of_range', {
      params: { min: groupMin, max: KENO_PLACES_GROUP_MAX },
    });
  }
  const isDrawnHere = mode === 'cosign' || mode === 'drand';
  if (input.mode !== undefined && !isDrawnHere) return refuse('lottery.mode_fixed');
  const isSwitchedOn = input.enabled && !before.row.enabled;
  if (isSwitchedOn && missingSource(before.row) === 'feed') return refuse('lottery.feed_missing');
  const changed = await changeLottery(call.sql, merchant.id, {
    ...before.row,
    version: input.version,
    mode: input.mode ?? mode,
    enabled: input.enabled,
    names: input.names,
    sort: input.sort,
    cancel_lock_seconds: input.cancelLockSeconds,
    unit_modes: input.unitModes,
    group_min: groupMin,
    group_max: groupMax,
    group_default: groupDefault,
    min_stake: input.minStake,
    max_stake: input.maxStake,
    max_draw_stake: input.maxDrawStake,
    max_number_liability: input.maxNumberLiability,
    max_payout: input.maxPayout,
    narrow_payout: input.narrowPayout,
    narrow_share: input.narrowShare,
    member_draw_payout: input.memberDrawPayout,
    member_day_payout: input.memberDayPayout,
    cancel_fee_share: input.cancelFeeShare,
    max_multiple: input.maxMultiple,
    at: call.now,
    changed_by: call.operator.name,
  });
  if (changed === undefined) return refuse('lottery.changed');
  const [shownBefore] = await showLotteries(call, [before]);
  const after = (await readCatalogue(call.sql, merchant)).find(input.code);
  assert(after !== undefined, 'a changed lottery exists');
  const [shown] = await showLotteries(call, [after]);
  assert(shown !== undefined, 'a lottery can be shown');
  noteAudit(call, {
    target: `lottery:${input.code}`,
    before: onWire(shownBefore),
    after: onWire(shown),
    reason: input.reason,
  });
  call.after(() => call.app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(shown);
}

type StakeLimits = Pick<ShownLottery, 'minStake' | 'maxStake' | 'maxDrawStake'>;

/**
 * The stake limits that cannot hold together, where zero is no limit. Limits that stay as they are
 * are not judged: a lottery can always be switched off.
 */
function findClashingStakes(
  { minStake, maxStake, maxDrawStake }: StakeLimits,
  row: Lottery['row'],
): readonly (keyof StakeLimits)[] {
  const isUnchanged =
    minStake === row.min_stake && maxStake === row.max_stake && maxDrawStake === row.max_draw_stake;
  if (isUnchanged) return [];
  const exceeds = (low: bigint, high: bigint): boolean => high > 0n && low > high;
  const clashing = new Set<keyof StakeLimits>();
  if (exceeds(minStake, maxStake)) clashing.add('minStake').add('maxStake');
  if (exceeds(minStake, maxDrawStake)) clashing.add('minStake').add('maxDrawStake');
  if (exceeds(maxStake, maxDrawStake)) clashing.add('maxStake').add('maxDrawStake');
  return [...clashing];
}

/** The lottery as the wire shows it, with decimal amounts. */
function onWire(shown: ShownLottery | undefined) {
  return shown === undefined ? undefined : z.encode(operator.lotteryEdit.response, shown);
}
