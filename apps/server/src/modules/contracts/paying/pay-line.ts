// Pays the bills of one run in one line, from the top down, by the rule of the cascade: in one
// transaction with the ledger's entries, so that a line is paid once or not at all.
import { payCascade, type CascadeResult } from '@fairhouse/rules/agency';
import { assert, type Amount, type Id } from '@fairhouse/values';
import type { Code } from '../../../accounts.ts';
import { mayDo } from '../../members/index.ts';
import {
  bookPayments,
  lockOpenDebts,
  paidDebtOf,
  putDebts,
  readWallets,
  reduceDebts,
  type PayContext,
  type Payment,
} from '../debts/index.ts';
import { putContractMessage } from '../offers/index.ts';
import {
  closeLine,
  findUnpaidVersion,
  lockUnpaid,
  markHeld,
  markPaid,
  type BillChoice,
  type LineKey,
  type UnpaidRow,
} from './store.ts';

type Member = Id<'member'>;

/** How often wallets are read again when one was spent from in between. */
const TRIES_MAX = 5;

/**
 * Pays what is due of a line, and forgets the line when none of its bills waits any more; returns
 * the members whose balance changed.
 */
export async function payLine(
  context: PayContext,
  line: LineKey,
  choice: BillChoice,
): Promise<Member[]> {
  const { sql, merchant } = context;
  const version = await findUnpaidVersion(sql, merchant.id, line);
  const changed = await payBills(context, line, choice);
  if (version !== undefined) await closeLine(sql, merchant.id, line, version);
  return changed;
}

async function payBills(context: PayContext, line: LineKey, choice: BillChoice): Promise<Member[]> {
  const { sql, merchant } = context;
  const found = await lockUnpaid(sql, merchant.id, line, choice);
  const bills = found.filter((row) => !isHeld(row));
  await markHeld(
    sql,
    merchant.id,
    found.filter(isHeld).map(({ bill_id: bill }) => bill),
  );
  if (bills.length === 0) return [];
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const paid = await tryToPay(context, line, bills);
    if (paid !== undefined) return paid;
  }
  throw new Error('wallets were spent from while a line was paid');
}

/** A frozen agent's income, and a frozen payer's wallet, wait for the end of the freeze. */
function isHeld(row: UnpaidRow): boolean {
  const agent = { freezeLevel: row.agent_level, state: row.agent_state as never };
  if (!mayDo(agent, 'income')) return true;
  if (row.payer_level === null) return false;
  return !mayDo({ freezeLevel: row.payer_level, state: row.payer_state as never }, 'income');
}

async function tryToPay(
  context: PayContext,
  line: LineKey,
  bills: readonly UnpaidRow[],
): Promise<Member[] | undefined> {
  const { sql, merchant, now } = context;
  const payers = [...new Set(bills.flatMap(({ payer_id: payer }) => payer ?? []))];
  const agents = [...new Set([...payers, ...bills.map(({ agent_id: agent }) => agent)])].sort();
  const open = await lockOpenDebts(sql, merchant.id, agents);
  const result = payCascade<Member>({
    bills: bills.map((row) => ({
      agent: row.agent_id,
      gross: row.due,
      payer: row.payer_id ?? 'platform',
      acceptedAt: row.accepted_at.getTime(),
    })),
    wallets: await readWallets(context, payers),
    debts: open.map((row) => ({
      id: row.bill_id,
      payer: row.payer_id,
      payee: row.creditor === 'platform' ? 'platform' : row.payee_id,
      outstanding: row.outstanding,
    })),
  });
  const payments = paymentsOf(context, line, bills, result);
  if (!(await bookPayments(context, payments))) return undefined;
  const oldDebts = payments.filter(({ cause }) => cause === 'debt').map(paidDebtOf);
  await reduceDebts(sql, merchant.id, now, oldDebts);
  const ownPayments = new Map(result.payments.map((each) => [each.payee, each]));
  await markPaid(
    sql,
    merchant.id,
    now,
    bills.map((row) => outcomeOf(row, ownPayments)),
  );
  await writeDebts(context, line, bills, result);
  return [...new Set(payments.flatMap(({ payer, payee }) => [payer ?? [], payee ?? []].flat()))];
}

/** The payments in an order in which no wallet is ever below zero. */
function paymentsOf(
  { app }: PayContext,
  { kind }: LineKey,
  bills: readonly UnpaidRow[],
  result: CascadeResult<Member>,
): Payment[] {
  const billOf = new Map(bills.map((row) => [row.agent_id, row.bill_id]));
  const paymentsBy = byPayer(result.payments);
  const debtPaymentsBy = byPayer(result.debtPayments);
  const code: Code = kind;
  const pay = (payment: Omit<Payment, 'id'>): Payment[] =>
    payment.amount > 0n ? [{ id: app.newId<'entry'>(), ...payment }] : [];
  const byPlatform = bills
    .filter(({ payer_id: payer }) => payer === null)
    .flatMap(({ bill_id: bill, agent_id: payee, due: amount }) =>
      pay({ bill, cause: 'issued', code, payer: undefined, payee, amount }),
    );
  const below = result.order.flatMap((member) => [
    ...(debtPaymentsBy.get(member) ?? []).flatMap(({ debt, payer, payee, amount }) =>
      pay({
        bill: debt as Id<'bill'>,
        cause: 'debt',
        code: 'contract_debt_paid',
        payer,
        payee: payee === 'platform' ? undefined : payee,
        amount,
      }),
    ),
    ...(paymentsBy.get(member) ?? []).flatMap(({ payer, payee, fromBill, fromWallet }) => {
      const bill = billOf.get(payee);
      assert(bill !== undefined, 'a payment is for a bill of the run');
      return pay({ bill, cause: 'upline', code, payer, payee, amount: fromBill + fromWallet });
    }),
  ]);
  return [...byPlatform, ...below];
}

function byPayer<Each extends { readonly payer: Member }>(
  payments: readonly Each[],
): ReadonlyMap<Member, readonly Each[]> {
  const all = new Map<Member, Each[]>();
  for (const payment of payments) {
    const own = all.get(payment.payer) ?? [];
    all.set(payment.payer, own);
    own.push(payment);
  }
  return all;
}

function outcomeOf(
  { bill_id: bill, agent_id: agent, payer_id: payer, due }: UnpaidRow,
  ownPayments: ReadonlyMap<Member, CascadeResult<Member>['payments'][number]>,
) {
  if (payer === null) return { bill, received: due, status: 'issued' as const };
  const own = ownPayments.get(agent);
  assert(own !== undefined, 'a due bill of an upline is in its cascade');
  return { bill, received: own.fromBill + own.fromWallet, status: own.status };
}

/** What could not be paid becomes a debt, of which both sides are informed. */
async function writeDebts(
  context: PayContext,
  { kind, key }: LineKey,
  bills: readonly UnpaidRow[],
  result: CascadeResult<Member>,
): Promise<void> {
  const left = result.payments.filter(({ outstanding }) => outstanding > 0n);
  if (left.length === 0) return;
  const rowOf = new Map(bills.map((row) => [row.agent_id, row]));
  const debts = left.map(({ payer, payee, outstanding }) => {
    const row = rowOf.get(payee);
    assert(row !== undefined, 'a debt is of a bill of the run');
    return { bill: row.bill_id, payer, payee, outstanding, row };
  });
  await putDebts(context.sql, context.merchant.id, context.now, debts);
  for (const { payer, payee, outstanding, row } of debts) {
    const about = aboutDebt(row, key, outstanding);
    await putContractMessage(context, { member: payer, name: 'owes', kind, about });
    await putContractMessage(context, { member: payee, name: 'owed', kind, about });
  }
}

const aboutDebt = (row: UnpaidRow, period: string, left: Amount) => ({
  name: row.agent_name,
  upline: row.payer_name ?? '',
  left,
  period,
});
