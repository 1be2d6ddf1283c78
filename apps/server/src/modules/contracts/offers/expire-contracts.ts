// Offers expire after the days of their kind, and contracts of which the end was set reach it.
import { instant, MINUTE_MS, type Id, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Sql } from '../../../platform/sql.ts';
import { eachMerchant } from '../../settings/index.ts';
import { lockKind } from '../terms/index.ts';
import { actOnContract, type ActContext } from './act-on-contract.ts';
import { endWholeLine } from './line-of-contracts.ts';
import { changeRow, findContract, listDueContracts, putEvent } from './store/contracts.ts';

const JOB = 'contract-expiry';

/** Ends what is due. */
export const expireContracts: Job = {
  name: JOB,
  everyMs: MINUTE_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      const due = await listDueContracts(app.pool, merchant.id, new Date(now));
      const one = ({ contract_id: id }: (typeof due)[number]) => expire(app, merchant, id, now);
      await processEach({ app, job: JOB }, due, one, ({ contract_id: id }) => `contract ${id}`);
    }),
};

async function expire(
  app: AppContext,
  merchant: Merchant,
  id: Id<'contract'>,
  now: Instant,
): Promise<void> {
  await app.leases.transaction(JOB, async (sql) => {
    await expireLocked({ sql, merchant, now }, id);
    return { commit: true, value: undefined };
  });
}

async function expireLocked(context: ActContext & { readonly sql: Sql }, id: Id<'contract'>) {
  const { sql, merchant, now } = context;
  const seen = await findContract(sql, merchant.id, id);
  if (seen === undefined) return;
  await lockKind(sql, merchant.id, seen.kind);
  const row = await findContract(sql, merchant.id, id);
  if (row === undefined) return;
  const isOffer = row.state === 'pending' || row.state === 'pending_approval';
  if (isOffer) {
    if (row.offer_expires_at.getTime() > now) return;
    await actOnContract(context, row, { act: 'expire', actor: 'system', actorName: 'system' });
    return;
  }
  const isAgreed = row.state === 'active' || row.state === 'terminating';
  if (!isAgreed || row.ended_at === null || row.ended_at.getTime() > now) return;
  const at = { id, before: row.state, state: 'terminated', now: new Date(now) } as const;
  await changeRow(sql, merchant.id, { ...at, endReason: 'terminated' });
  const event = { id, act: 'terminate', state: 'terminated', actor: 'system' } as const;
  await putEvent(sql, merchant.id, { ...event, name: 'system', reason: '', now: new Date(now) });
  await endWholeLine({ ...context, now: instant(row.ended_at.getTime() - 1) }, row);
}
