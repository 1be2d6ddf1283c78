// The job that computes the bills of each period once it is due: everything of a run in one
// transaction, so that a run exists with all its bills or not at all.
import { periodAt, type Period } from '@fairhouse/rules/agency';
import { assert, HOUR_MS, instant, MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs.ts';
import { allEnded, processEach } from '../../../platform/process-each.ts';
import { eachMerchant } from '../../settings/index.ts';
import { contractCalendar } from '../terms/index.ts';
import { computeRunLines, type BilledKind, type BilledTerms, type RunLine } from './run-lines.ts';
import { isCounted, LATE_COUNT_MS } from './is-counted.ts';
import { decisionOf, storeDecision, storeFigures } from './stored-bill.ts';
import {
  listPeriodsInForce,
  listRunKeys,
  putBills,
  putRun,
  type BillRecord,
} from './store/runs.ts';

const JOB = 'contract-bills';

const BILLED_KINDS: readonly BilledKind[] = ['dividend', 'daily_salary', 'hour_salary'];

/** How long after its end a period is settled (agency.md 6.3). */
const AFTER: Readonly<Record<BilledKind, number>> = {
  dividend: 2 * HOUR_MS + 15 * MINUTE_MS,
  daily_salary: 2 * HOUR_MS + 5 * MINUTE_MS,
  hour_salary: 5 * MINUTE_MS,
};

/** How far back a run that was missed is made up for; figures of hours are kept for 40 days. */
const LOOK_BACK_MS = 40 * 24 * HOUR_MS;

export type DuePeriod = Period & { readonly of: BilledTerms['period'] };

/** When a period's figures are complete enough to be settled. */
export const dueAt = (kind: BilledKind, period: Pick<Period, 'end'>): Instant =>
  plus(period.end, AFTER[kind]);

/** Pays the bills of a kind that wait for nobody. */
export type PayBills = (app: AppContext, merchant: Merchant, kind: BilledKind) => Promise<void>;

/**
 * Computes the bills of every period that is due and whose figures are complete, and has those paid
 * that wait for nobody. No kind reads what another is about to write: while the bills of one are
 * computed or paid here, the database reads the teams of another.
 */
export const settleContracts = (payBills: PayBills): Job => ({
  name: JOB,
  everyMs: MINUTE_MS,
  run: (app, now) =>
    eachMerchant({ app, job: JOB }, async (merchant) => {
      // One kind after the other: what it pays is in the wallets that the next one is paid from.
      let paying = Promise.resolve();
      const settle = async (kind: BilledKind) => {
        if (!(await settleKind(app, merchant, kind, now))) return;
        paying = paying.then(() => payBills(app, merchant, kind));
        await paying;
      };
      await allEnded(BILLED_KINDS.map(settle));
    }),
});

/** Returns whether any period was settled. */
async function settleKind(
  app: AppContext,
  merchant: Merchant,
  kind: BilledKind,
  now: Instant,
): Promise<boolean> {
  const due = await duePeriods(app, merchant, kind, now);
  let isAnySettled = false;
  const settle = async (period: DuePeriod) => {
    const byHour = period.of === 'hour';
    if (!(await isCounted(app.pool, merchant, { end: period.end, byHour }))) {
      const isInTime = now <= dueAt(kind, period) + LATE_COUNT_MS;
      assert(isInTime, `everything before the end of ${period.key} is counted`);
      return;
    }
    await settleRun(app, merchant, { kind, period, now });
    isAnySettled = true;
  };
  const nameOf = ({ key }: DuePeriod) => `${merchant.code} ${kind} ${key}`;
  await processEach({ app, job: JOB }, due, settle, nameOf);
  return isAnySettled;
}

/** The periods of a kind that have ended, are due and have no run; the oldest first. */
async function duePeriods(
  app: AppContext,
  merchant: Merchant,
  kind: BilledKind,
  now: Instant,
): Promise<DuePeriod[]> {
  const since = instant(now - LOOK_BACK_MS);
  const found = await listPeriodsInForce(app.pool, merchant.id, kind, new Date(since));
  const done = await listRunKeys(app.pool, merchant.id, kind, new Date(since));
  const due: DuePeriod[] = [];
  for (const { period, since: first } of found) {
    if (first === null) continue;
    const of = period as BilledTerms['period'];
    const calendar = contractCalendar(merchant);
    let at = instant(Math.max(first.getTime(), since));
    for (;;) {
      const next = periodAt(of, calendar, at);
      if (dueAt(kind, next) > now) break;
      const isWhole = next.begin >= first.getTime() && next.end > since;
      if (isWhole && !done.has(next.key)) due.push({ ...next, of });
      at = next.end;
    }
  }
  return due.sort((one, other) => one.end - other.end);
}

async function settleRun(
  app: AppContext,
  merchant: Merchant,
  { kind, period, now }: { kind: BilledKind; period: DuePeriod; now: Instant },
): Promise<void> {
  await app.leases.transaction(JOB, async (sql) => {
    const lines = await computeRunLines(
      { sql, app, merchant, ownsTransaction: true },
      kind,
      period,
    );
    const run = {
      kind,
      key: period.key,
      begins: new Date(period.begin),
      ends: new Date(period.end),
      now: new Date(now),
    };
    const gross = lines.reduce((all, { bill }) => all + bill.gross, 0n);
    await putRun(sql, merchant.id, { ...run, period: period.of, bills: lines.length, gross });
    await putBills(
      sql,
      merchant.id,
      run,
      lines.map((line) => billRecord(app, line)),
    );
    return { commit: true, value: undefined };
  });
}

/** A line as its bill is stored. */
export function billRecord(app: AppContext, line: RunLine): BillRecord {
  const { contract, bill, payer, status } = line;
  return {
    bill_id: app.newId<'bill'>(),
    agent_id: contract.agent_id,
    contract_id: contract.contract_id,
    payer_id: payer ?? null,
    line_id: contract.line_id,
    accepted_at: contract.accepted_at,
    figures: storeFigures(bill.figures),
    decision: storeDecision(decisionOf(bill)),
    company_win: bill.figures.companyWin,
    carry_unpaid: line.carryUnpaid,
    qualified: line.qualified,
    gross: bill.gross,
    due: line.due,
    to_directs: line.toDirects,
    status,
  };
}
