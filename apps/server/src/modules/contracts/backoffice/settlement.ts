// Settlement in the back office: preview, approval, payment and repetition of runs.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { dayBegins, periodAt, type ContractKind } from '@fairhouse/rules/agency';
import { amount, HOUR_MS, instant, ok, plus } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import {
  computeRunLines,
  dueAt,
  listPeriodsInForce,
  listRunBills,
  lockRunBills,
  type BilledKind,
  type BilledTerms,
  type RunLine,
} from '../bills/index.ts';
import { contractCalendar, readKindSettings } from '../terms/index.ts';
import { approveBills, findRun, listRuns, listRunStates, type RunRow } from './store.ts';
import { datesOf, keyOf } from './wanted.ts';

type Calls = OperatorCalls;

export const isBilled = (kind: ContractKind): kind is BilledKind => kind !== 'realtime_salary';

export async function listSettlementRuns(
  call: CallOf<Calls['contractRuns']>,
): Promise<Answer<Calls['contractRuns']>> {
  const { kind, status, username, from, to, pageNo, pageSize } = call.input;
  const filter = { kind, status, usernameKey: keyOf(username), ...datesOf({ from, to }) };
  const query = { filter, page: call.input };
  const { rows, total, cursor } = await listRuns(call.sql, call.merchant.id, query);
  const list = await showRuns(call, rows);
  return ok({ list, total, cursor, pageNo, pageSize });
}

/** Runs with the sums of their bills by state. */
export async function showRuns(
  { sql, merchant }: Pick<CallOf<Calls['contractRuns']>, 'sql' | 'merchant'>,
  rows: readonly RunRow[],
) {
  const states = await listRunStates(sql, merchant.id, rows);
  return rows.map((row) => ({
    ...showRun(row),
    byStatus: states
      .filter((each) => each.kind === row.kind && each.period_key === row.period_key)
      .map(({ status, count, gross, received, outstanding }) => ({
        status,
        count: Number(count),
        gross: amount(gross),
        received: amount(received),
        outstanding: amount(outstanding),
      })),
  }));
}

const showRun = (row: RunRow) => ({
  kind: row.kind,
  periodKey: row.period_key,
  begins: instant(row.begins_at.getTime()),
  ends: instant(row.ends_at.getTime()),
  bills: row.bills,
  gross: amount(row.gross),
  computedAt: instant(row.computed_at.getTime()),
  recomputedAt: row.recomputed_at === null ? null : instant(row.recomputed_at.getTime()),
  recomputedBy: row.recomputed_by,
});

/** What the periods that contain a day would come to now, beside the bills that exist. */
export async function previewRuns(
  call: CallOf<Calls['contractRunPreview']>,
): Promise<Answer<Calls['contractRunPreview']>> {
  const { sql, merchant, now, input } = call;
  const { kind, day } = input;
  if (!isBilled(kind)) return ok({ runs: [] });
  const calendar = contractCalendar(merchant);
  const begin = dayBegins(calendar, day);
  const at = kind === 'hour_salary' ? plus(begin, (input.hour ?? 0) * HOUR_MS) : begin;
  const found = await listPeriodsInForce(sql, merchant.id, kind, new Date(at));
  const runs = [];
  for (const { period: of } of found) {
    const period = { ...periodAt(of, calendar, at), of: of as BilledTerms['period'] };
    const lines = await computeRunLines(call, kind, period);
    const bills = await listRunBills(sql, merchant.id, { kind, key: period.key });
    const billOf = new Map(bills.map((bill) => [bill.agent_id, bill]));
    const shown = lines.map((line) => previewLine(line, billOf.get(line.contract.agent_id)));
    runs.push({
      periodKey: period.key,
      begins: period.begin,
      ends: period.end,
      due: dueAt(kind, period) <= now,
      lines: shown,
      gross: amount(lines.reduce((all, { bill }) => all + bill.gross, 0n)),
      differences: shown.filter(({ billed, gross }) => billed !== null && billed !== gross).length,
    });
  }
  return ok({ runs });
}

type RunBill = Awaited<ReturnType<typeof listRunBills>>[number];

function previewLine({ contract, bill, payer }: RunLine, own: RunBill | undefined) {
  return {
    username: contract.agent_name,
    payer: payer === undefined ? null : contract.upline_name,
    tier: bill.choice.reached?.level ?? null,
    why: bill.why ?? null,
    companyWin: bill.figures.companyWin,
    base: bill.figures.base,
    gross: bill.gross,
    billed: own?.gross ?? null,
    status: own?.status ?? null,
  };
}

/**
 * Whether a second operator has to agree to the bills of a run that wait. The bills are locked
 * until the transaction ends, so that what is approved is what was counted.
 */
export async function needsSecondOperator(
  call: Parameters<typeof readKindSettings>[0],
  { kind, periodKey: key }: { readonly kind: ContractKind; readonly periodKey: string },
): Promise<boolean> {
  const { approvesAloneBelow } = await readKindSettings(call, kind);
  const bills = await lockRunBills(call.sql, call.merchant.id, { kind, key });
  return waitingOf(bills) >= approvesAloneBelow;
}

/** What the platform would pay of the bills that wait for its approval. */
export const waitingOf = (
  bills: readonly { readonly status: string; readonly due: bigint }[],
): bigint =>
  bills.reduce((all, { status, due }) => (status === 'wait_approval' ? all + due : all), 0n);

/** Approves the bills of a run that the platform pays; the job pays them. */
export async function approveRun(
  call: CallOf<Calls['contractRunApprove']>,
): Promise<Answer<Calls['contractRunApprove']>> {
  const { sql, merchant, input, operator } = call;
  const { kind, periodKey: key, reason } = input;
  if ((await findRun(sql, merchant.id, { kind, key })) === undefined) {
    return refuse('contract.run_unknown');
  }
  const { count, gross } = await approveBills(sql, merchant.id, { kind, key, by: operator.name });
  noteAudit(call, { target: `run:${kind}:${key}`, after: { approved: count }, reason });
  return ok({ approved: count, gross: amount(gross) });
}
