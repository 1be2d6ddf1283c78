// Draws and their totals in the console's format.
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, delta } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { drawItem } from '../boards/index.ts';
import { listTotals, type BackofficeDrawRow, type TotalRow } from './store/backoffice.ts';

export type ShownDraw = Value<OperatorCalls['drawCalendar']>['list'][number];

/** Draws with the real-money totals of their current result; one statement for all totals. */
export async function showDraws(
  call: CallContext,
  rows: readonly BackofficeDrawRow[],
): Promise<ShownDraw[]> {
  const totals = await listTotals(
    call.sql,
    call.merchant.id,
    rows.map((row) => row.draw_id),
  );
  return rows.map((row) => {
    const own = totals.find(
      (each) => each.draw_id === row.draw_id && each.version === row.result_version && !each.trial,
    );
    return {
      ...drawItem(row),
      tickets: row.tickets,
      stake: amount(row.staked),
      ...(own ? { totals: showTotals(own) } : {}),
    };
  });
}

export function showTotals(row: TotalRow) {
  const { version, trial, tickets } = row;
  // Refunded stakes do not count as stakes.
  const stake = row.stake - row.cancelled - row.refunded;
  return {
    version,
    trial,
    tickets,
    stake: amount(stake),
    cancelled: amount(row.cancelled),
    prize: amount(row.prize),
    refunded: amount(row.refunded),
    rebate: amount(row.rebate),
    capped: amount(row.capped),
    result: delta(stake - row.prize - row.rebate),
  };
}
