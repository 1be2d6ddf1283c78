// Settlement in the back office: preview, approval, payment and repetition of runs.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { dayBegins, periodAt, type ContractKind } from '@fairhouse/rules/agency';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import {
  billRecord,
  computeRunLines,
  dueAt,
  listPeriodsInForce,
  listRunBills,
  lockRunBills,
  markRepeated,
  replaceBills,
  type BilledKind,
  type BilledTerms,
  type DuePeriod,
  type RunLine,
} from '../bills/index.ts';
import { payDueLine } from '../paying/index.ts';
import { contractCalendar } from '../terms/index.ts';
import {
  approveBills,
  findRun,
  listRuns,
  listRunStates,
  listRunLines,
  type RunRow,
} from './store.ts';

type Calls = OperatorCalls;

const isBilled = (kind: ContractKind): kind is BilledKind => kind !== 'realtime_salary';

export async function listSettlementRuns(
  call: CallOf<Calls['contractRuns']>,
): Promise<Answer<Calls['contractRuns']>> {
  const { kind, pageNo, pageSize } = call.input;
  const query = { kind, limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await listRuns(call.sql, call.merchant.id, query);
  const states = await listRunStates(call.sql, call.merchant.id, rows);
  const list = rows.map((row) => ({
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
  return ok({ list, total, pageNo, pageSize });
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
  const found = await listPeriodsInForce(sql, merchant.id, kind, new Date(begin));
  const runs = [];
  for (const { period: of } of found) {
    const period = { ...periodAt(of, calendar, begin), of: of as BilledTerms['period'] };
    const lines = await computeRunLines(call, kind, period);
    const bills = await listRunBills(sql, merchant.id, { kind, key: period.key });
    const shown = lines.map((line) => previewLine(line, bills));
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

type RunBills = Awaited<ReturnType<typeof listRunBills>>;

function previewLine({ contract, bill, payer }: RunLine, bills: RunBills) {
  const own = bills.find((row) => row.agent_id === contract.agent_id);
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

/** Pays the ready bills of a run at once, line by line. */
export async function payRun(
  call: CallOf<Calls['contractRunPay']>,
): Promise<Answer<Calls['contractRunPay']>> {
  const { app, merchant, input } = call;
  const { kind, periodKey: key } = input;
  if ((await findRun(app.pool, merchant.id, { kind, key })) === undefined) {
    return refuse('contract.run_unknown');
  }
  const before = await listRunBills(app.pool, merchant.id, { kind, key });
  for (const line of await listRunLines(app.pool, merchant.id, { kind, key })) {
    await payDueLine(app, merchant, { kind, key, line }, 'contract-run-pay');
  }
  const after = await listRunBills(app.pool, merchant.id, { kind, key });
  const sum = (rows: typeof after) => rows.reduce((all, { received }) => all + received, 0n);
  const isPaid = ({ status }: (typeof after)[number]) => status === 'issued';
  noteAudit(call, { target: `run:${kind}:${key}`, after: { paid: true } });
  return ok({
    paid: after.filter(isPaid).length - before.filter(isPaid).length,
    received: amount(sum(after) - sum(before)),
  });
}

/** Computes a run again: unpaid bills are replaced, paid ones stay and are counted. */
export async function repeatRun(
  call: CallOf<Calls['contractRunRepeat']>,
): Promise<Answer<Calls['contractRunRepeat']>> {
  const { sql, app, merchant, now, input, operator } = call;
  const { kind, periodKey: key, reason } = input;
  const run = await findRun(sql, merchant.id, { kind, key });
  if (run === undefined || !isBilled(kind)) return refuse('contract.run_unknown');
  const period: DuePeriod = {
    key,
    begin: instant(run.begins_at.getTime()),
    end: instant(run.ends_at.getTime()),
    of: run.period as BilledTerms['period'],
  };
  if (dueAt(kind, period) > now) return refuse('contract.period_open');
  const bills = await lockRunBills(sql, merchant.id, { kind, key });
  const lines = await computeRunLines(call, kind, period);
  const billOf = new Map(bills.map((row) => [row.agent_id, row]));
  const differs = (line: RunLine) => {
    const own = billOf.get(line.contract.agent_id);
    return own !== undefined && (own.gross !== line.bill.gross || own.due !== line.due);
  };
  const isOpen = ({ contract }: RunLine) =>
    ['not_reached', 'wait_approval', 'wait_payer', 'ready'].includes(
      billOf.get(contract.agent_id)?.status ?? '',
    );
  const changing = lines.filter((line) => differs(line) && isOpen(line));
  const records = changing.map((line) => billRecord(app, line));
  const changed = await replaceBills(sql, merchant.id, { kind, key }, records);
  const gross = lines.reduce((all, { bill }) => all + bill.gross, 0n);
  const mark = { kind, key, now: new Date(now), by: operator.name, gross, bills: lines.length };
  await markRepeated(sql, merchant.id, mark);
  noteAudit(call, { target: `run:${kind}:${key}`, after: { changed }, reason });
  const paidDiffer = lines.filter((line) => differs(line) && !isOpen(line)).length;
  return ok({ changed, paidDiffer });
}
