import type { Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { computeFigures, type Movement } from './flow.ts';
import { readSeries, type PointRow } from './store.ts';

type Row = OperatorCalls['dashboardSeries'];

/** Figures by hour or by business day, in the merchant's zone. */
export async function readDashboardSeries(call: CallOf<Row>): Promise<Answer<Row>> {
  const { merchant, now, input } = call;
  const rows = await readSeries(call.sql, {
    merchant: merchant.id,
    by: input.by,
    count: input.count,
    now,
    zone: merchant.zone,
    cutHour: merchant.cutHour,
  });
  const spans = new Map<number, PointRow[]>();
  for (const row of rows) {
    const at = row.at.getTime();
    spans.set(at, [...(spans.get(at) ?? []), row]);
  }
  return ok({ points: [...spans].map(([at, rows]) => pointOf(at, rows)) });
}

function pointOf(at: number, rows: readonly PointRow[]) {
  const { deposits, withdrawals, stakes, payouts, result } = computeFigures(
    rows.flatMap(movementOf),
  );
  return {
    at: instant(at),
    deposits: deposits.amount,
    withdrawals: withdrawals.amount,
    stakes: stakes.amount,
    payouts: payouts.amount,
    result,
    bets: stakes.count,
    registrations: Number(rows[0]?.registrations ?? 0n),
  };
}

function movementOf({ code, direction, movements, amount }: PointRow): Movement[] {
  if (code === null || direction === null || movements === null || amount === null) return [];
  return [{ code, direction, movements, amount }];
}
