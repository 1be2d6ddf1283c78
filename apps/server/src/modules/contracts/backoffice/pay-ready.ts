// Paying what is ready at once, of one run or of all, as the job does: line by line, each in a
// transaction of its own. Bills that wait for an approval are not ready.
import { refuse, type Answer } from '@fairhouse/calls';
import type { OperatorCalls } from '@fairhouse/calls/operator';
import { CONTRACT_KINDS } from '@fairhouse/rules/agency';
import { amount, ok } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { processEach } from '../../../platform/process-each.ts';
import { noteAudit } from '../../operators/index.ts';
import { listRunBills } from '../bills/index.ts';
import { listResults, payDueLine, type LineKey } from '../paying/index.ts';
import { findRun, listReadyBills, listRunLines } from './store.ts';

type PayRun = OperatorCalls['contractRunPay'];
type PayReady = OperatorCalls['contractPayReady'];

/** Pays each line; one that fails raises an alarm, is left to the job, and stops no other. */
async function payLines(
  { app, merchant }: Pick<CallOf<PayReady>, 'app' | 'merchant'>,
  lines: readonly LineKey[],
  lease: string,
): Promise<void> {
  const pay = async (line: LineKey) => {
    await payDueLine(app, merchant, line, lease);
  };
  const nameOf = ({ kind, key, line }: LineKey) => `${merchant.code} ${kind} ${key} ${line}`;
  await processEach({ app, job: lease }, lines, pay, nameOf);
}

/** Pays the ready bills of a run at once, line by line. */
export async function payRun(call: CallOf<PayRun>): Promise<Answer<PayRun>> {
  const { app, merchant, input } = call;
  const { kind, periodKey: key } = input;
  if ((await findRun(app.pool, merchant.id, { kind, key })) === undefined) {
    return refuse('contract.run_unknown');
  }
  const before = await listRunBills(app.pool, merchant.id, { kind, key });
  const lines = await listRunLines(app.pool, merchant.id, { kind, key });
  await payLines(
    call,
    lines.map((line) => ({ kind, key, line })),
    'contract-run-pay',
  );
  const after = await listRunBills(app.pool, merchant.id, { kind, key });
  const sum = (rows: typeof after) => rows.reduce((all, { received }) => all + received, 0n);
  const isPaid = ({ status }: (typeof after)[number]) => status === 'issued';
  noteAudit(call, { target: `run:${kind}:${key}`, after: { paid: true } });
  return ok({
    paid: after.filter(isPaid).length - before.filter(isPaid).length,
    received: amount(sum(after) - sum(before)),
  });
}

/** Pays the ready bills of all runs; a repetition finds those that are left. */
export async function payReady(call: CallOf<PayReady>): Promise<Answer<PayReady>> {
  const { app, merchant, input } = call;
  const kinds = input.kind === undefined ? CONTRACT_KINDS : [input.kind];
  const ready = await listReadyBills(app.pool, merchant.id, kinds);
  const lines = new Map(
    ready.map(({ kind, period_key: key, line_id: line }) => [
      `${kind} ${key} ${line}`,
      { kind, key, line },
    ]),
  );
  await payLines(call, [...lines.values()], 'contract-pay-ready');
  const ids = ready.map(({ bill_id: id }) => id);
  const after = await listResults(app.pool, merchant.id, ids);
  const count = (wanted: string) => after.filter(({ status }) => status === wanted).length;
  const [paid, left] = [count('issued'), count('ready')];
  const received = after.reduce((all, row) => all + row.received, 0n);
  noteAudit(call, { target: 'contracts', after: { paid, left } });
  return ok({ bills: ids.length, paid, received: amount(received), left });
}
