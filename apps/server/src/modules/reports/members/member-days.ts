// Balance and result of a member by business day. Pure functions.
import { delta, type Day, type Delta } from '@fairhouse/values';
import type { DayRow } from './figures-store.ts';

export interface MemberDay {
  readonly day: Day;
  readonly balance: Delta;
  readonly result: Delta;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
}

/**
 * One line for each of `days` (newest first), newest first: the balance at the end of a day is the
 * balance now less what moved later.
 */
export function memberDays(
  days: readonly Day[],
  rows: readonly DayRow[],
  balanceNow: bigint,
): MemberDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  let balance = balanceNow;
  return days.map((day) => {
    const row = byDay.get(day);
    const line = {
      day,
      balance: delta(balance),
      result: delta(row === undefined ? 0n : houseResult(row)),
      deposits: row?.deposits ?? 0n,
      withdrawals: row?.withdrawals ?? 0n,
    };
    balance -= row?.change ?? 0n;
    return line;
  });
}

/** What the house gained from some play, or lost. */
export function houseResult(
  sums: Readonly<Record<'stakes' | 'payouts' | 'rebates', bigint>>,
): bigint {
  return sums.stakes - sums.payouts - sums.rebates;
}
