import { refuse, type Answer, type Value } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, delta, instant, ok, type Day } from '@fairhouse/values';
import { businessDay, dayBefore, dayBegins } from '../../../platform/business-day.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { findMember } from '../../members/index.ts';
import { readCountedTo } from '../days-store.ts';
import { findTotal, listDays, type DayRow } from './figures-store.ts';
import { houseResult, memberDays } from './member-days.ts';

type Row = OperatorCalls['memberFigures'];
type Figures = Value<Row>['month'];

const MONTH_DAYS = 30;

const NOTHING = {
  deposits: 0n,
  deposit_count: 0n,
  withdrawals: 0n,
  withdrawal_count: 0n,
  stakes: 0n,
  bets: 0n,
  payouts: 0n,
  rebates: 0n,
  adjustments: 0n,
};
type Sums = typeof NOTHING;

/** The figures of one member: at most one row for each day, and one for all time. */
export async function readMemberFigures(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, now, input } = call;
  if ((await findMember(sql, merchant.id, input.id)) === undefined) return refuse('not.found');
  const days = lastDays(businessDay(merchant, now), Math.max(input.days, MONTH_DAYS));
  const first = days.at(-1) ?? businessDay(merchant, now);
  const total = await findTotal(sql, merchant.id, input.id);
  const rows = await listDays(sql, merchant.id, input.id, first);
  const monthFrom = days[MONTH_DAYS - 1] ?? first;
  const balance = total?.balance ?? 0n;
  const at = (date: Date | null | undefined) =>
    date === null || date === undefined ? null : instant(date.getTime());
  return ok({
    currency: merchant.currency,
    countedTo: at(await readCountedTo(sql)),
    balance: amount(balance),
    debt: delta(total?.debt ?? 0n),
    lifetime: showFigures(total ?? NOTHING),
    month: showFigures(sumDays(rows.filter(({ day }) => day >= monthFrom))),
    firstDepositAt: at(total?.first_deposit_at),
    lastDepositAt: at(total?.last_deposit_at),
    firstBetAt: at(total?.first_bet_at),
    lastBetAt: at(total?.last_bet_at),
    days: memberDays(days.slice(0, input.days), rows, balance)
      .map((line) => ({
        ...line,
        at: dayBegins(merchant, line.day),
        deposits: amount(line.deposits),
        withdrawals: amount(line.withdrawals),
      }))
      .toReversed(),
  });
}

/** The last `count` days, newest first. */
function lastDays(today: Day, count: number): Day[] {
  const days = [today];
  while (days.length < count) days.push(dayBefore(days.at(-1) ?? today));
  return days;
}

/** The sums of some days of one member. */
export function sumDays(rows: readonly DayRow[]): Sums {
  const sums = { ...NOTHING };
  for (const row of rows) {
    for (const name of Object.keys(NOTHING) as (keyof Sums)[]) sums[name] += row[name];
  }
  return sums;
}

function showFigures(sums: Sums): Figures {
  return {
    deposits: { count: Number(sums.deposit_count), amount: amount(sums.deposits) },
    withdrawals: { count: Number(sums.withdrawal_count), amount: amount(sums.withdrawals) },
    stakes: delta(sums.stakes),
    bets: Number(sums.bets),
    payouts: delta(sums.payouts),
    rebates: delta(sums.rebates),
    adjustments: delta(sums.adjustments),
    result: delta(houseResult(sums)),
  };
}
