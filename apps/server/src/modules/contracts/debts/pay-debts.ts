// Debts are paid from whatever arrives in their payers' wallets, the oldest first.
import { payDebts } from '@fairhouse/rules/agency';
import { SECOND_MS, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { eachMerchant } from '../../settings/index.ts';
import { bookPayments, readWallets, signalBalances, type Payment } from './book-payments.ts';
import { listDebtors, lockOpenDebts, reduceDebts, type PaidDebt } from './store/debts.ts';

const JOB = 'contract-debts';

/** Pays debts after any credit, whatever its source. */
export const payContractDebts: Job = {
  name: JOB,
  everyMs: 2 * SECOND_MS,
  run: (app) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const debtors = await listDebtors(app.pool, merchant.id);
      if (debtors.length === 0) return;
      const wallets = await readWallets({ sql: app.pool, app, merchant }, debtors);
      const able = debtors.filter((member) => (wallets.get(member) ?? 0n) > 0n);
      const pay = (member: Id<'member'>) => payDebtsOf(app, merchant, member);
      await processEach({ app, job: JOB }, able, pay, (member) => `debts of ${member}`);
    }),
};

/** Nothing is paid where the money was spent in between; the next run tries again. */
async function payDebtsOf(
  app: AppContext,
  merchant: Merchant,
  member: Id<'member'>,
): Promise<void> {
  const payees = await app.leases.transaction(JOB, async (sql) => {
    const now = new Date(app.clock.now());
    const open = await lockOpenDebts(sql, merchant.id, [member]);
    const wallets = await readWallets({ sql, app, merchant }, [member]);
    const paid = payDebts(
      wallets.get(member) ?? (0n as never),
      open.map((row) => ({
        id: row.bill_id,
        payer: row.payer_id,
        payee: row.creditor === 'platform' ? ('platform' as const) : row.payee_id,
        outstanding: row.outstanding,
      })),
    );
    const payments = paid.payments.map((each): Payment => ({
      id: app.newId<'entry'>(),
      bill: each.debt as Id<'bill'>,
      cause: 'debt',
      code: 'contract_debt_paid',
      payer: member,
      payee: each.payee === 'platform' ? undefined : each.payee,
      amount: each.amount,
    }));
    const isBooked = await bookPayments({ sql, app, merchant, now }, payments);
    if (!isBooked || payments.length === 0) return { commit: false, value: [] };
    await reduceDebts(sql, merchant.id, now, payments.map(paidDebtOf));
    return { commit: true, value: payments.flatMap(({ payee }) => payee ?? []) };
  });
  if (payees.length > 0) signalBalances({ app, merchant }, [member, ...payees]);
}

/** What a payment takes off a debt. */
export const paidDebtOf = (payment: Payment): PaidDebt => ({
  bill: payment.bill,
  paid: payment.amount,
  toPlatform: payment.payee === undefined,
});
