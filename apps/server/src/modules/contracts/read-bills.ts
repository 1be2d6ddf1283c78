// What an agent reads of its bills and debts.
import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { countDays, dayBegins, plusDays, spanOfDays } from '@fairhouse/rules/agency';
import { amount, instant, ok } from '@fairhouse/values';
import type { CallOf } from '../../platform/call-context.ts';
import { usernameKey } from '../members/index.ts';
import { listBillsOf, showBill } from './bills/index.ts';
import { listDebtsOf, type DebtRow } from './debts/index.ts';
import { contractCalendar } from './terms/index.ts';

type Bills = PlayerCalls['agentBills'];
type Debts = PlayerCalls['agentDebts'];

/** The longest span that is read at once: of salaries (agency.md 2.10), and with dividends. */
const SALARY_DAYS_MAX = 35;
const DAYS_MAX = 93;

/** A page of the caller's own bills or of its directs'. */
export async function readBills(call: CallOf<Bills>): Promise<Answer<Bills>> {
  const { kind, status, username, from, to, paidOn, scope, pageNo, pageSize } = call.input;
  const calendar = contractCalendar(call.merchant);
  const days = kind === undefined || kind === 'dividend' ? DAYS_MAX : SALARY_DAYS_MAX;
  const isWrong =
    from !== undefined && to !== undefined && (from > to || countDays(from, to) > days);
  if (isWrong) return refuse('record.span', { params: { days } });
  const paid = paidOn === undefined ? undefined : spanOfDays(calendar, paidOn, paidOn);
  const { rows, total, cursor } = await listBillsOf(call.sql, call.merchant.id, {
    member: call.session.member,
    isDownline: scope === 'DOWNLINE',
    filter: {
      kind,
      status,
      usernameKey: username === undefined ? undefined : usernameKey(username),
      from: from === undefined ? undefined : new Date(dayBegins(calendar, from)),
      to: to === undefined ? undefined : new Date(dayBegins(calendar, plusDays(to, 1))),
      paidFrom: paid && new Date(paid.begin),
      paidTo: paid && new Date(paid.end),
    },
    page: call.input,
  });
  return ok({ list: rows.map(showBill), total, cursor, pageNo, pageSize });
}

/** What the caller owes, and what is owed to it. */
export async function readDebts(call: CallOf<Debts>): Promise<Answer<Debts>> {
  const { member } = call.session;
  const rows = await listDebtsOf(call.sql, call.merchant.id, member);
  const owes = rows.filter(({ payer_id: payer }) => payer === member);
  const owed = rows.filter(
    ({ payee_id: payee, creditor }) => payee === member && creditor === 'payee',
  );
  const outstanding = amount(owes.reduce((all, row) => all + row.outstanding, 0n));
  return ok({ owes: owes.map(showDebt), owed: owed.map(showDebt), outstanding });
}

const showDebt = (row: DebtRow) => ({
  bill: row.bill_id,
  kind: row.kind,
  periodKey: row.period_key,
  payer: row.payer_name,
  payee: row.payee_name,
  toPlatform: row.creditor === 'platform',
  amount: row.amount,
  outstanding: row.outstanding,
  createdAt: instant(row.created_at.getTime()),
  settledAt: row.settled_at === null ? null : instant(row.settled_at.getTime()),
});
