// Draws and their totals in the console's format.
import type { Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, delta } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { drawItem } from '../boards/index.ts';
import {
  listCancelled,
  listTotals,
  type BackofficeDrawRow,
  type CancelledRow,
  type TotalRow,
} from './store/backoffice.ts';

export type ShownDraw = Value<OperatorCalls['drawCalendar']>['list'][number];

/**
 * Draws with the real-money totals of their current result; one statement for all totals, and one
 * for what was cancelled. Cancelled tickets and their stakes are in no other figure.
 */
export async function showDraws(
  call: CallContext,
  rows: readonly BackofficeDrawRow[],
): Promise<ShownDraw[]> {
  const asked = rows.map((row) => row.draw_id);
  const totals = await listTotals(call.sql, call.merchant.id, asked);
  const cancelled = await listCancelled(call.sql, call.merchant.id, asked);
  return rows.map((row) => {
    const own = totals.find(
      (each) => each.draw_id === row.draw_id && each.version === row.result_version && !each.trial,
    );
    return {
      ...drawItem(row),
      ...showTickets(
        row,
        cancelled.filter((each) => each.draw_id === row.draw_id),
      ),
      ...(own ? { totals: showTotals(own, cancelled) } : {}),
    };
  });
}

/** A cancelled ticket has two leaves, its own and that of its cancellation. */
function showTickets({ leaves, staked }: BackofficeDrawRow, cancelled: readonly CancelledRow[]) {
  const cancelledTickets = cancelled.reduce((sum, each) => sum + each.tickets, 0);
  return {
    tickets: leaves - (cancelled[0]?.entries ?? 0) - 2 * cancelledTickets,
    stake: amount(staked),
    cancelledTickets,
    cancelled: amount(cancelled.reduce((sum, each) => sum + each.stake, 0n)),
  };
}

export function showTotals(row: TotalRow, cancelled: readonly CancelledRow[]) {
  const { version, trial } = row;
  const isOfIt = (each: CancelledRow) => each.draw_id === row.draw_id && each.trial === trial;
  const cancelledTickets = cancelled.find(isOfIt)?.tickets ?? 0;
  // Refunded stakes do not count as stakes.
  const stake = row.stake - row.cancelled - row.refunded;
  return {
    version,
    trial,
    // A total is of all tickets that were bought.
    tickets: row.tickets - cancelledTickets,
    stake: amount(stake),
    cancelledTickets,
    cancelled: amount(row.cancelled),
    prize: amount(row.prize),
    refunded: amount(row.refunded),
    rebate: amount(row.rebate),
    capped: amount(row.capped),
    result: delta(stake - row.prize - row.rebate),
  };
}
