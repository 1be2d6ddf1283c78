// The comparison of a run with what it would come to now, and its repetition.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { amount, delta, instant, ok, ZERO, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { noteAudit } from '../../operators/index.ts';
import {
  billRecord,
  computeRunLines,
  dueAt,
  lockRunBills,
  markRepeated,
  replaceBills,
  type BilledKind,
  type BilledTerms,
  type DuePeriod,
  type RunLine,
} from '../bills/index.ts';
import { readKindSettings } from '../terms/index.ts';
import { isBilled, showRuns, waitingOf } from './settlement.ts';
import {
  findRun,
  listBillChanges,
  listBillsOfRun,
  putBillChanges,
  type BillChange,
  type BillOfRun,
  type RunRow,
} from './store.ts';

type Calls = OperatorCalls;

/** The states in which a repetition replaces a bill. */
const OPEN: readonly string[] = ['not_reached', 'wait_approval', 'wait_payer', 'ready'];

/** Only a bill of which nothing was paid is replaced. */
const isOpen = ({ status, received }: BillOfRun): boolean =>
  OPEN.includes(status) && received === 0n;

const differs = (bill: BillOfRun, line: RunLine): boolean =>
  bill.gross !== line.bill.gross || bill.due !== line.due;

const periodOf = (run: RunRow): DuePeriod => ({
  key: run.period_key,
  begin: instant(run.begins_at.getTime()),
  end: instant(run.ends_at.getTime()),
  of: run.period as BilledTerms['period'],
});

/** The bills of a run beside what each would come to now; it changes nothing. */
export async function compareRun(
  call: CallOf<Calls['contractRunCompare']>,
): Promise<Answer<Calls['contractRunCompare']>> {
  const { sql, merchant, input } = call;
  const { kind, periodKey: key } = input;
  const run = await findRun(sql, merchant.id, { kind, key });
  if (run === undefined || !isBilled(kind)) return refuse('contract.run_unknown');
  const { approvesAloneBelow } = await readKindSettings(call, kind);
  const bills = await listBillsOfRun(sql, merchant.id, { kind, key });
  const lines = compareLines(bills, await computeRunLines(call, kind, periodOf(run)));
  const changes = await listBillChanges(sql, merchant.id, { kind, key });
  const waiting = waitingOf(bills);
  const sum = (name: 'before' | 'after') =>
    amount(lines.reduce((all, line) => all + (line[name] ?? 0n), 0n));
  const [shown] = await showRuns(call, [run]);
  if (shown === undefined) return refuse('contract.run_unknown');
  return ok({
    run: shown,
    waiting: amount(waiting),
    needsSecond: waiting >= approvesAloneBelow,
    lines,
    before: sum('before'),
    after: sum('after'),
    difference: delta(sum('after') - sum('before')),
    changes: changes.map((each) => ({
      username: each.username,
      before: each.old_gross,
      after: each.new_gross,
      difference: delta(each.new_gross - each.old_gross),
      replaced: each.replaced,
      by: each.by_name,
      time: instant(each.at.getTime()),
    })),
  });
}

function compareLines(bills: readonly BillOfRun[], lines: readonly RunLine[]) {
  const lineOf = new Map(lines.map((line) => [line.contract.agent_id, line]));
  const billed = bills.map((bill) => {
    const line = lineOf.get(bill.agent_id);
    const after = line?.bill.gross ?? null;
    return {
      username: bill.agent_name,
      payer: bill.payer_name,
      status: bill.status,
      before: bill.gross,
      after,
      difference: delta((after ?? bill.gross) - bill.gross),
      received: bill.received,
      replaced: line !== undefined && isOpen(bill) && differs(bill, line),
    };
  });
  const known = new Set(bills.map(({ agent_id: agent }) => agent));
  const unbilled = lines
    .filter(({ contract }) => !known.has(contract.agent_id))
    .map(({ contract, payer, bill }) => ({
      username: contract.agent_name,
      payer: payer === undefined ? null : contract.upline_name,
      status: null,
      before: null,
      after: bill.gross,
      difference: delta(0n),
      received: ZERO,
      replaced: false,
    }));
  return [...billed, ...unbilled];
}

/** Computes a run again: unpaid bills are replaced, paid ones stay; each difference is noted. */
export async function repeatRun(
  call: CallOf<Calls['contractRunRepeat']>,
): Promise<Answer<Calls['contractRunRepeat']>> {
  const { sql, app, merchant, now, input, operator } = call;
  const { kind, periodKey: key, reason } = input;
  const run = await findRun(sql, merchant.id, { kind, key });
  if (run === undefined || !isBilled(kind)) return refuse('contract.run_unknown');
  const period = periodOf(run);
  if (dueAt(kind as BilledKind, period) > now) return refuse('contract.period_open');
  await lockRunBills(sql, merchant.id, { kind, key });
  const bills = await listBillsOfRun(sql, merchant.id, { kind, key });
  const lines = await computeRunLines(call, kind, period);
  const billOf = new Map(bills.map((bill) => [bill.agent_id, bill]));
  const different = lines.flatMap((line) => {
    const bill = billOf.get(line.contract.agent_id);
    return bill !== undefined && differs(bill, line) ? [{ bill, line }] : [];
  });
  const open = different.filter(({ bill }) => isOpen(bill));
  const records = open.map(({ line }) => billRecord(app, line));
  const changed = await replaceBills(sql, merchant.id, { kind, key }, records);
  const changes = different.map(({ bill, line }) =>
    changeOf(app.newId<'bill_change'>(), bill, line),
  );
  const by = operator.name;
  await putBillChanges(sql, merchant.id, { kind, key, by, now: new Date(now) }, changes);
  const gross = lines.reduce((all, { bill }) => all + bill.gross, 0n);
  const mark = { kind, key, now: new Date(now), by, gross, bills: lines.length };
  await markRepeated(sql, merchant.id, mark);
  noteAudit(call, { target: `run:${kind}:${key}`, after: { changed }, reason });
  return ok({ changed, paidDiffer: different.length - open.length });
}

const changeOf = (id: Id<'bill_change'>, bill: BillOfRun, line: RunLine): BillChange => ({
  change_id: id,
  bill_id: bill.bill_id,
  old_gross: String(bill.gross),
  new_gross: String(line.bill.gross),
  old_due: String(bill.due),
  new_due: String(line.due),
  replaced: isOpen(bill),
});
