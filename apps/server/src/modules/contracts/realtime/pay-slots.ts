// Slots of real-time salary that are computed, and not yet in the wallets.
import type { Id } from '@fairhouse/values';
import { currencyOf, houseAccount, mainAccount } from '../../../accounts.ts';
import type { Merchant } from '../../../platform/app-context.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { signalBalances } from '../debts/index.ts';
import { listUnpaidAgents, lockUnpaidSlots, markSlotsPaid } from './store/slots.ts';

/**
 * Credits slots that are not paid yet, one line of the ledger for each: those of each agent in a
 * transaction of their own.
 */
export async function paySlots(context: JobContext, merchant: Merchant): Promise<void> {
  const { app } = context;
  const agents = await listUnpaidAgents(app.pool, merchant.id);
  const pay = (agent: Id<'member'>) => paySlotsOf(context, merchant, agent);
  await processEach(context, agents, pay, (agent) => `slots of ${agent}`);
}

async function paySlotsOf(
  { app, job }: JobContext,
  merchant: Merchant,
  agent: Id<'member'>,
): Promise<void> {
  const isPaid = await app.leases.transaction(job, async (sql) => {
    const slots = await lockUnpaidSlots(sql, merchant.id, agent);
    if (slots.length === 0) return { commit: false, value: false };
    const rows = slots.map((row) => ({ ...row, entry_id: app.newId<'entry'>() }));
    await app.ledger.bookInTransaction(
      sql,
      rows.map((row) => ({
        merchant: merchant.id,
        id: row.entry_id,
        currency: currencyOf(merchant.currency),
        code: 'realtime_salary',
        reference: `slot ${row.slot.toISOString()}`,
        legs: [
          {
            debit: houseAccount('real', 'contracts'),
            credit: mainAccount('real', row.agent_id),
            amount: row.paid,
          },
        ],
      })),
    );
    const now = new Date(app.clock.now());
    await markSlotsPaid(sql, merchant.id, now, rows);
    return { commit: true, value: true };
  });
  if (isPaid) signalBalances({ app, merchant }, [agent]);
}
