import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { assert, ok } from '@fairhouse/values';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import { missingSource, readCatalogue, changeLottery } from '../catalogue/index.ts';
import { showLotteries } from './show-lottery.ts';

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
const UNAPPROVED_FIELDS: readonly string[] = [
  'code',
  'version',
  'reason',
  'enabled',
  'names',
  'sort',
];

/** Whether an edit changes prices, limits, fees or the source of the beacon. */
export async function changesTerms(
  call: CallContext,
  input: CallOf<OperatorCalls['lotteryEdit']>['input'],
): Promise<boolean> {
  const before = (await readCatalogue(call.sql, call.merchant)).find(input.code);
  if (before === undefined) return false;
  const [shown] = await showLotteries(call, [before]);
  const requested = Object.entries({ ...input, mode: input.mode ?? before.row.mode });
  const current = new Map(Object.entries(shown ?? {}));
  const text = (value: unknown): string => JSON.stringify(auditValue(value));
  return requested.some(
    ([key, value]) => !UNAPPROVED_FIELDS.includes(key) && text(value) !== text(current.get(key)),
  );
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
    before: auditValue(shownBefore),
    after: auditValue(shown),
    reason: input.reason,
  });
  call.after(() => call.app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(shown);
}

/** The value as the audit record stores it, with amounts as text. */
function auditValue(shown: unknown): unknown {
  return JSON.parse(
    JSON.stringify(shown ?? null, (_key, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  );
}
