// The job that pays the bills that are ready, and those that their payers left for too long.
import { CONTRACT_KINDS, type ContractKind } from '@fairhouse/rules/agency';
import { SECOND_MS, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { processEach } from '../../../platform/process-each.ts';
import { signalBalances } from '../debts/index.ts';
import { eachMerchant } from '../../settings/index.ts';
import { readKindSettings } from '../terms/index.ts';
import { payLine } from './pay-line.ts';
import { listDueLines, type LineKey, type LineRow } from './store.ts';

const JOB = 'contract-pay';

/** Long before any bill: where a payer's click is always needed. */
const NEVER = new Date(0);

export const payContractBills: Job = {
  name: JOB,
  everyMs: 10 * SECOND_MS,
  run: (app) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      for (const kind of CONTRACT_KINDS) await payDueBills(app, merchant, kind);
    }),
};

/**
 * Pays the due bills of a kind at once, unless bills are being paid at this moment, here or by
 * another process: then they are left to the job. Two that pay at a time would not see what the
 * other one is about to bring into a wallet, and write a debt for it.
 */
export async function payBillsNow(
  app: AppContext,
  merchant: Merchant,
  kind: ContractKind,
): Promise<void> {
  const { leases } = app;
  // A lease that this process keeps for the job is used as it is, and a free one is given back.
  const run = leases.holds(JOB) ? leases.runAndKeep : leases.run;
  await run(JOB, () => payDueBills(app, merchant, kind));
}

/** A line that fails raises an alarm and stops no other. */
async function payDueBills(app: AppContext, merchant: Merchant, kind: ContractKind): Promise<void> {
  const lines = await dueLines(app, merchant, kind);
  const pay = async (line: LineKey) => {
    await payDueLine(app, merchant, line, JOB);
  };
  const nameOf = ({ key, line }: LineKey) => `${merchant.code} ${kind} ${key} ${line}`;
  await processEach({ app, job: JOB }, lines, pay, nameOf);
}

/** Up to when a bill must have waited for its payer to be paid without a click. */
async function leftSince(app: AppContext, merchant: Merchant, kind: ContractKind): Promise<Date> {
  const { bills } = await readKindSettings({ sql: app.pool, app, merchant }, kind);
  return bills.paysForUpline ? new Date(app.clock.now() - bills.payAfterMs) : NEVER;
}

async function dueLines(
  app: AppContext,
  merchant: Merchant,
  kind: ContractKind,
): Promise<LineKey[]> {
  const since = await leftSince(app, merchant, kind);
  const query = { kinds: [kind], leftSince: since, paysForUpline: since > NEVER };
  return (await listDueLines(app.pool, merchant.id, query)).map(lineKeyOf);
}

export const lineKeyOf = (row: LineRow): LineKey => ({
  kind: row.kind,
  key: row.period_key,
  line: row.line_id,
});

/** Pays one line of a run, in a transaction of its own; returns whose balance changed. */
export async function payDueLine(
  app: AppContext,
  merchant: Merchant,
  line: LineKey,
  lease: string,
): Promise<Id<'member'>[]> {
  const since = await leftSince(app, merchant, line.kind);
  const changed = await app.leases.transaction(lease, async (sql) => {
    const now = new Date(app.clock.now());
    const choice = { leftSince: since, clicked: [], paysOthers: true };
    const value = await payLine({ sql, app, merchant, now }, line, choice);
    return { commit: true, value };
  });
  signalBalances({ app, merchant }, changed);
  return changed;
}
