// Money of contracts in the ledger: each payment is one entry of its own id, in the transaction
// that writes what it pays. Nothing is half paid, and a transaction that is undone has paid
// nothing.
import type { EntryRequest } from '@fairhouse/ledger';
import { assert, amount, type Amount, type Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount, type Code } from '../../../accounts.ts';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import { putPayments, type NewPayment } from './store/payments.ts';

export interface PayContext {
  readonly sql: Sql;
  readonly app: AppContext;
  readonly merchant: Merchant;
  readonly now: Date;
}

/** A payment with the ledger's code of its reason. */
export interface Payment extends NewPayment {
  readonly code: Code;
}

/**
 * Books payments in their order; false where a wallet has less by now than the caller read. Then
 * the caller's savepoint is undone, and nothing of them exists.
 */
export async function bookPayments(
  { sql, app, merchant, now }: PayContext,
  payments: readonly Payment[],
): Promise<boolean> {
  if (payments.length === 0) return true;
  await sql.query('savepoint payments');
  const outcomes = await app.ledger.bookInTransaction(
    sql,
    payments.map((payment) => entryOf(merchant, payment)),
  );
  const isWhole = outcomes.every((outcome) => {
    assert(outcome.status !== 'conflict', 'a payment has a fresh id');
    return outcome.status === 'booked';
  });
  if (!isWhole) {
    await sql.query('rollback to savepoint payments');
    return false;
  }
  await sql.query('release savepoint payments');
  await putPayments(sql, merchant.id, now, payments);
  return true;
}

function entryOf(merchant: Merchant, payment: Payment): EntryRequest {
  const accountOf = (member: Id<'member'> | undefined) =>
    member === undefined ? houseAccount('real', 'contracts') : mainAccount('real', member);
  return {
    merchant: merchant.id,
    id: payment.id,
    currency: currencyOf(merchant.currency),
    code: payment.code,
    reference: payment.bill,
    legs: [
      {
        debit: accountOf(payment.payer),
        credit: accountOf(payment.payee),
        amount: amount(payment.amount),
      },
    ],
  };
}

/**
 * The main wallets of some members as the transaction sees them: payments that it has made before,
 * for another period, have left them already.
 */
export async function readWallets(
  { sql, app, merchant }: Pick<PayContext, 'sql' | 'app' | 'merchant'>,
  members: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, Amount>> {
  const currency = currencyOf(merchant.currency);
  const addressOf = (member: Id<'member'>) => mainAccount('real', member);
  const balances = await app.ledger.balancesInTransaction(sql, {
    merchant: merchant.id,
    currency,
    addresses: members.map(addressOf),
  });
  return new Map(
    members.map((member) => {
      const balance = balances.get(addressOf(member)) ?? 0n;
      return [member, amount(balance < 0n ? 0n : balance)];
    }),
  );
}

/** Makes the pages of members read their balance again. */
export function signalBalances(
  { app, merchant }: Pick<PayContext, 'app' | 'merchant'>,
  members: Iterable<Id<'member'>>,
): void {
  for (const member of new Set(members)) {
    app.signals.send({ topic: 'balance', merchant: merchant.id, member });
  }
}
