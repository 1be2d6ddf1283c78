// A payer pays its directs by a click, before the day is over on which it would be done for it.
import { refuse, type Answer } from '@fairhouse/calls';
import type { BillState, PlayerCalls } from '@fairhouse/calls/player';
import { amount, ok, type Id } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { checkPaymentPassword, mayDo } from '../../members/index.ts';
import { signalBalances } from '../debts/index.ts';
import { payLine } from './pay-line.ts';
import { lineKeyOf } from './pay-bills.ts';
import { listResults, listWaiting, type LineRow } from './store.ts';

type Pay = CallOf<PlayerCalls['agentBillsPay']>;
type PayAll = CallOf<PlayerCalls['agentBillsPayAll']>;

/** Pays the named bills; one that is not the caller's to pay, or is paid already, refuses all. */
export async function payDirects(call: Pay): Promise<Answer<PlayerCalls['agentBillsPay']>> {
  const { billIds, paymentPassword } = call.input;
  if (!mayDo(call.session, 'transfer')) return refuse('member.frozen');
  const wanted = [...new Set(billIds)];
  const payer = call.session.member;
  const rows = await listWaiting(call.sql, call.merchant.id, { payer, bills: wanted });
  if (rows.length !== wanted.length) return refuse('contract.bill_unknown');
  const checked = await checkPaymentPassword(call, paymentPassword);
  if (!checked.ok) return checked;
  return ok(await payRows(call, rows));
}

/** Pays every bill of a kind that waits for the caller. */
export async function payAllDirects(
  call: PayAll,
): Promise<Answer<PlayerCalls['agentBillsPayAll']>> {
  const { kind, paymentPassword } = call.input;
  if (!mayDo(call.session, 'transfer')) return refuse('member.frozen');
  const checked = await checkPaymentPassword(call, paymentPassword);
  if (!checked.ok) return checked;
  const payer = call.session.member;
  return ok(await payRows(call, await listWaiting(call.sql, call.merchant.id, { payer, kind })));
}

async function payRows(
  call: Pick<Pay, 'sql' | 'app' | 'merchant' | 'now' | 'after'>,
  rows: readonly (LineRow & { bill_id: Id<'bill'> })[],
) {
  const { sql, app, merchant, now } = call;
  const lines = new Map<string, { row: LineRow; clicked: Id<'bill'>[] }>();
  for (const row of rows) {
    const name = `${row.kind} ${row.period_key} ${row.line_id}`;
    const line = lines.get(name) ?? { row, clicked: [] };
    line.clicked.push(row.bill_id);
    lines.set(name, line);
  }
  const changed: Id<'member'>[] = [];
  for (const { row, clicked } of lines.values()) {
    const choice = { leftSince: new Date(0), clicked, paysOthers: false };
    const context = { sql, app, merchant, now: new Date(now) };
    changed.push(...(await payLine(context, lineKeyOf(row), choice)));
  }
  call.after(() => signalBalances({ app, merchant }, changed));
  const results = await listResults(
    sql,
    merchant.id,
    rows.map(({ bill_id: bill }) => bill),
  );
  const sums = new Map<BillState, { count: number; amount: bigint }>();
  for (const { status, received } of results) {
    const known = sums.get(status) ?? { count: 0, amount: 0n };
    sums.set(status, { count: known.count + 1, amount: known.amount + received });
  }
  return {
    bills: results.map(({ bill_id: id, ...rest }) => ({ id, ...rest })),
    summary: [...sums].map(([status, each]) => ({
      status,
      count: each.count,
      amount: amount(each.amount),
    })),
  };
}
