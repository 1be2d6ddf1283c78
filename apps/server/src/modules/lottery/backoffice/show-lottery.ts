// Lotteries in the console's format.
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { missingSource, type Lottery } from '../catalogue/index.ts';
import { toInstant, drawItem, listLatest, listOnSale, type DrawItemRow } from '../boards/index.ts';
import { wireSchedule } from './wire-schedule.ts';

export type ShownLottery = Value<OperatorCalls['lotteryList']>['list'][number];

/** Lotteries with their terms; two statements for all their draws. */
export async function showLotteries(
  call: CallContext,
  lotteries: readonly Lottery[],
): Promise<ShownLottery[]> {
  const onSale = byLottery(await listOnSale(call.sql, call.merchant.id));
  const latest = byLottery(await listLatest(call.sql, call.merchant.id));
  return lotteries.map(({ row }) => {
    const current = onSale.get(row.code);
    const last = latest.get(row.code);
    const needs = missingSource(row);
    return {
      code: row.code,
      family: row.family,
      groupCode: row.menu,
      mode: row.mode,
      schedule: wireSchedule(row.schedule),
      closeLeadSeconds: row.close_lead_seconds,
      voidAfterSeconds: row.void_after_seconds,
      ...(row.feed === null ? {} : { feed: row.feed }),
      ...(needs === undefined ? {} : { needs }),
      unitBase: amount(row.unit_base),
      ...termsOf(row),
      oddsVersion: row.odds_version,
      version: row.version,
      changedAt: toInstant(row.changed_at),
      changedBy: row.changed_by,
      ...(current ? { current: drawItem(current) } : {}),
      ...(last ? { last: drawItem(last) } : {}),
    };
  });
}

/** The first row of each lottery, by code. */
function byLottery(rows: readonly DrawItemRow[]): ReadonlyMap<string, DrawItemRow> {
  return new Map(rows.toReversed().map((row) => [row.lottery, row]));
}

function termsOf(row: Lottery['row']) {
  return {
    enabled: row.enabled,
    names: row.names as ShownLottery['names'],
    sort: row.sort,
    cancelLockSeconds: row.cancel_lock_seconds,
    unitModes: row.unit_modes,
    groupMin: row.group_min,
    groupMax: row.group_max,
    groupDefault: row.group_default,
    minStake: amount(row.min_stake),
    maxStake: amount(row.max_stake),
    maxDrawStake: amount(row.max_draw_stake),
    maxNumberLiability: amount(row.max_number_liability),
    maxPayout: amount(row.max_payout),
    narrowPayout: amount(row.narrow_payout),
    narrowShare: row.narrow_share,
    memberDrawPayout: amount(row.member_draw_payout),
    memberDayPayout: amount(row.member_day_payout),
    cancelFeeShare: row.cancel_fee_share,
    maxMultiple: row.max_multiple,
  };
}
