import { refuse, type Answer, type Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { sumFigures, type PlayFigures } from '../../play-figures.ts';
import { callerAccounts } from './member-accounts.ts';
import { resultsByDay } from './result.ts';
import { readSpan, sumLines } from './store.ts';

type Row = PlayerCalls['personalProfit'];

/** The longest span and the earliest first day that can be requested (agency.md 3.2). */
const SPAN_DAYS_MAX = 35;
const BACK_DAYS_MAX = 90;

/** The caller's own result by business day; the last seven days by default. */
export async function readProfit(call: CallOf<Row>): Promise<Answer<Row>> {
  const profit = await loadProfit(call);
  if (!profit.ok) return profit;
  const { from, to, days, total } = profit.value;
  const list = days.map(({ day, result }) => ({ day, ...show(result) }));
  return ok({ from, to, list, total: show(total) });
}

/** The results for the page and for the CSV file. */
export async function loadProfit(
  call: Pick<CallOf<Row>, 'merchant' | 'session' | 'sql' | 'now'> & { readonly input: Input<Row> },
) {
  const span = await readSpan(call.sql, call.merchant, { now: call.now, ...call.input });
  const { from, to } = span;
  const tooLong = span.days > SPAN_DAYS_MAX || span.days < 1 || span.back > BACK_DAYS_MAX;
  if (tooLong) {
    return refuse('record.range', { params: { days: SPAN_DAYS_MAX, back: BACK_DAYS_MAX } });
  }
  const sums = await sumLines(call.sql, call.merchant, callerAccounts(call), { from, to });
  return ok({ from, to, days: resultsByDay(sums), total: sumFigures(sums) });
}

function show(result: PlayFigures) {
  return {
    ...result,
    deposits: amount(result.deposits),
    withdrawals: amount(result.withdrawals),
  };
}
