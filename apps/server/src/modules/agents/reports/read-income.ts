import type { Answer, Input } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { myIncome } from '@fairhouse/rules/agency';
import { amount, delta, formatAmount, ok } from '@fairhouse/values';
import type { CallContext, CallOf, Session } from '../../../platform/call-context.ts';
import { csvFile } from '../../wallet/index.ts';
import { listMemberFlow, type FlowSums } from '../figures/index.ts';
import { INCOME_HEADINGS } from './csv-headings.ts';
import { spanOf } from './span.ts';
import { listIncomeLines } from './store/income.ts';

type Row = PlayerCalls['agentIncome'];
type CsvRow = PlayerCalls['agentIncomeCsv'];
type LinesRow = PlayerCalls['agentIncomeLines'];

/** What an agent earned, by the rule of its income (agency.md 3.1). */
function incomeOf(rows: readonly FlowSums[]) {
  const sum = (of: (row: FlowSums) => bigint) => rows.reduce((total, row) => total + of(row), 0n);
  const [lottery, vendor] = [sum((row) => row.agent_rebate), sum((row) => row.vendor_rebate)];
  const activity = sum((row) => row.activity);
  const figures = {
    agentRebate: amount(lottery + vendor + activity),
    dailySalary: amount(sum((row) => row.daily_salary)),
    hourSalary: amount(sum((row) => row.hour_salary)),
    realtimeSalary: amount(sum((row) => row.realtime_salary)),
    dividend: amount(sum((row) => row.dividend_in)),
    paidToDownlines: amount(sum((row) => row.paid_down)),
  };
  return {
    lotteryRebate: delta(lottery),
    vendorRebate: delta(vendor),
    dailySalary: delta(figures.dailySalary),
    hourSalary: delta(figures.hourSalary),
    realtimeSalary: delta(figures.realtimeSalary),
    dividend: delta(figures.dividend),
    activity: delta(activity),
    paidDown: delta(figures.paidToDownlines),
    total: myIncome(figures),
  };
}

async function load(
  call: CallContext & { readonly session: Session; readonly input: Input<CsvRow> },
) {
  const span = spanOf(call, call.input);
  if (!span.ok) return span;
  const { merchant, session, sql } = call;
  const days = { merchant: merchant.id, of: session.member, ...span.value };
  const rows = (await listMemberFlow(sql, days)).toReversed();
  const list = rows.map((row) => ({ day: row.day, ...incomeOf([row]) }));
  const earned = list.filter((each) =>
    Object.values({ ...each, day: 0n }).some((one) => one !== 0n),
  );
  return ok({ ...span.value, list: earned, total: incomeOf(rows) });
}

/** The caller's own income by day, newest first; days without any are left out. */
export async function readIncome(call: CallOf<Row>): Promise<Answer<Row>> {
  const loaded = await load(call);
  return loaded.ok ? ok({ ...loaded.value, currency: call.merchant.currency }) : loaded;
}

/** The same as a file. */
export async function exportIncome(call: CallOf<CsvRow>): Promise<Answer<CsvRow>> {
  const loaded = await load(call);
  if (!loaded.ok) return loaded;
  const rows = loaded.value.list.map(({ day, ...each }) => [
    day,
    ...Object.values(each).map(formatAmount),
  ]);
  return ok(csvFile('my-income', [INCOME_HEADINGS[call.language], ...rows]));
}

const LINES_MOST = 500;

/** The draws and categories behind the rebates of a day. */
export async function readIncomeLines(call: CallOf<LinesRow>): Promise<Answer<LinesRow>> {
  const { day } = call.input;
  const span = spanOf(call, { from: day, to: day });
  if (!span.ok) return span;
  const { merchant, session, sql } = call;
  const query = { merchant: merchant.id, of: session.member, day, limit: LINES_MOST + 1 };
  const rows = await listIncomeLines(sql, query);
  return ok({
    day,
    currency: merchant.currency,
    list: rows.slice(0, LINES_MOST).map((row) => ({
      kind: row.kind === 'draw' ? 'draw' : 'category',
      name: row.name,
      issue: row.issue,
      bets: row.bets === null ? null : Number(row.bets),
      turnover: delta(row.turnover),
      amount: delta(row.amount),
      withheld: amount(row.withheld),
    })),
    isWhole: rows.length <= LINES_MOST,
  });
}
