// The movements of money for bills.
import { nameParameters, valuesOf, type Id, type MerchantId } from '@fairhouse/values';
import { plainArray } from '../../../../platform/database/array-literals.ts';
import type { Sql } from '../../../../platform/sql.ts';

export type PaymentCause = 'issued' | 'upline' | 'debt' | 'advance';

export interface NewPayment {
  readonly id: Id<'entry'>;
  readonly bill: Id<'bill'>;
  readonly cause: PaymentCause;
  /** Undefined for the platform. */
  readonly payer: Id<'member'> | undefined;
  readonly payee: Id<'member'> | undefined;
  readonly amount: bigint;
}

const PUT = nameParameters(`
  insert into contracts.payment
    (merchant_id, payment_id, bill_id, cause, payer_id, payee_id, amount, at)
  select $merchant, x.payment_id, x.bill_id, x.cause, x.payer_id, x.payee_id, x.amount, $now
  from unnest($payments::uuid[], $bills::uuid[], $causes::text[], $payers::uuid[],
      $payees::uuid[], $amounts::bigint[])
    as x (payment_id, bill_id, cause, payer_id, payee_id, amount)`);

const OF_BILL = `
  select y.payment_id, y.cause, p.username as payer_name, e.username as payee_name, y.amount, y.at
  from contracts.payment y
  left join contracts.party p on p.merchant_id = y.merchant_id and p.member_id = y.payer_id
  left join contracts.party e on e.merchant_id = y.merchant_id and e.member_id = y.payee_id
  where y.merchant_id = $1 and y.bill_id = $2 order by y.at, y.payment_id`;

export async function putPayments(
  sql: Sql,
  merchant: MerchantId,
  now: Date,
  payments: readonly NewPayment[],
): Promise<void> {
  const values = {
    merchant,
    now,
    payments: plainArray(payments.map(({ id }) => id)),
    bills: plainArray(payments.map(({ bill }) => bill)),
    causes: plainArray(payments.map(({ cause }) => cause)),
    payers: plainArray(payments.map(({ payer }) => payer ?? null)),
    payees: plainArray(payments.map(({ payee }) => payee ?? null)),
    amounts: plainArray(payments.map(({ amount }) => amount)),
  };
  await sql.query(PUT.text, valuesOf(PUT, values));
}

export interface PaymentRow {
  payment_id: Id<'entry'>;
  cause: PaymentCause;
  payer_name: string | null;
  payee_name: string | null;
  amount: bigint;
  at: Date;
}

export async function listPayments(sql: Sql, merchant: MerchantId, bill: Id<'bill'>) {
  return (await sql.query<PaymentRow>(OF_BILL, [merchant, bill])).rows;
}
