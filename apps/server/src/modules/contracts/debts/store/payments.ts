// The movements of money for bills.
import type { Id, MerchantId } from '@fairhouse/values';
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

const PUT = `
  insert into contracts.payment
    (merchant_id, payment_id, bill_id, cause, payer_id, payee_id, amount, at)
  select $1, x.payment_id, x.bill_id, x.cause, x.payer_id, x.payee_id, x.amount, $2
  from jsonb_to_recordset($3::jsonb) as x (payment_id uuid, bill_id uuid, cause text,
    payer_id uuid, payee_id uuid, amount bigint)`;

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
  const rows = payments.map(({ id, bill, cause, payer, payee, amount }) => ({
    payment_id: id,
    bill_id: bill,
    cause,
    payer_id: payer ?? null,
    payee_id: payee ?? null,
    amount: String(amount),
  }));
  await sql.query(PUT, [merchant, now, JSON.stringify(rows)]);
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
