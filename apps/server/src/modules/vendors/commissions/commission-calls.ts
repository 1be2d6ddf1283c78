// Plans and statements of commissions in the console.
import { refuse, type Answer } from '@fairhouse/calls';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { amount, delta, instant, ok, rate, type Day } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { businessDay } from '../../../platform/business-day.ts';
import { describeOperation, requireSecondOperator } from '../../operators/index.ts';
import { vendorsOf } from '../records/index.ts';
import { areTiersValid, formatTiers, parseTiers } from './commission-of.ts';
import { computeStatement, monthOf } from './compute-statement.ts';
import { dayAfter, recountDay } from './count-days.ts';
import { changedPlan, requestedPlan } from './requested-plan.ts';
import {
  listPlans,
  listStatements,
  putPlan,
  type PlanRow,
  type StatementRow,
} from './store/commissions.ts';
import { lockDayCursor } from './store/days.ts';
import { listEntries, type EntryRow } from './store/entries.ts';

const MONTHS_SHOWN = 24;

export async function vendorCommissions(
  call: CallOf<OperatorCalls['vendorCommissions']>,
): Promise<Answer<OperatorCalls['vendorCommissions']>> {
  const { app, sql, merchant, input, now } = call;
  const { code: vendor } = input;
  if (!(await vendorsOf(app, merchant.id)).vendors.has(vendor)) return refuse('not.found');
  const today = businessDay(merchant, now);
  const plans = await listPlans(sql, merchant.id, vendor);
  const span = { vendor, from: monthOf(today, -MONTHS_SHOWN), to: monthOf(today) };
  const statements = await listStatements(sql, merchant.id, span);
  const entries = await listEntries(sql, merchant.id, span);
  const entryOf = (row: StatementRow) => entries.find((entry) => isEntryOf(entry, row));
  return ok({
    plans: plans.map(showPlan),
    list: statements.map((row) => showStatement(row, entryOf(row))),
  });
}

const showPlan = (row: PlanRow) => ({
  category: row.category,
  version: row.version,
  fromMonth: row.from_month,
  tiers: parseTiers(row.tiers).map((tier) => ({
    above: amount(tier.above),
    rate: rate(tier.rate),
  })),
  carriesLoss: row.carries_loss,
  jackpotInGgr: row.jackpot_in_ggr,
  createdBy: row.created_by,
  createdAt: instant(row.created_at.getTime()),
});

const isEntryOf = (entry: EntryRow, { month, category, version }: StatementRow): boolean =>
  entry.month === month && entry.category === category && entry.version === version;

const showStatement = (row: StatementRow, entry: EntryRow | undefined) => ({
  month: row.month,
  category: row.category,
  version: row.version,
  staked: amount(row.staked),
  paid: amount(row.paid),
  refunded: amount(row.refunded),
  taken: amount(row.taken),
  promo: delta(row.promo),
  contributed: delta(row.contributed),
  ggr: delta(row.ggr),
  carriedIn: delta(row.carried_in),
  commission: amount(row.commission),
  carryOut: delta(row.carry_out),
  isFinal: row.is_final,
  entry:
    entry === undefined ? null : { id: entry.entry_id, at: instant(entry.booked_at.getTime()) },
  computedAt: instant(row.computed_at.getTime()),
});

async function putCommissionPlan(
  call: CallOf<OperatorCalls['vendorCommissionPlan']>,
): Promise<Answer<OperatorCalls['vendorCommissionPlan']>> {
  const { sql, merchant, input, now, operator: by } = call;
  const { code: vendor, category, fromMonth, carriesLoss, jackpotInGgr = false } = input;
  const { tiers } = input;
  if (!areTiersValid(tiers)) return refuse('vendor.tiers_invalid');
  const isPut = await putPlan(sql, merchant.id, {
    vendor,
    category,
    fromMonth: monthOf(fromMonth),
    tiers: formatTiers(tiers),
    carriesLoss,
    jackpotInGgr,
    by: by.name,
    now,
  });
  return isPut ? ok({}) : refuse('not.found');
}

/** What a vendor is paid is decided by two operators. */
export const vendorCommissionPlan = requireSecondOperator(
  {
    name: 'vendorCommissionPlan',
    row: operator.vendorCommissionPlan,
    target: ({ code }) => `vendor:${code}`,
    changes: changedPlan,
    requested: requestedPlan,
    describe: ({ code, category, fromMonth }) =>
      describeOperation('vendorCommission', {
        code,
        category,
        month: fromMonth.slice(0, 7),
      }),
  },
  putCommissionPlan,
);

/** Whether the entries of a month are those of its statement; a later version replaces an entry. */
async function isAsBooked(
  { sql, merchant }: CallOf<OperatorCalls['vendorCommissionCompute']>,
  vendor: string,
  month: Day,
): Promise<boolean> {
  const span = { vendor, from: month, to: month };
  const statements = await listStatements(sql, merchant.id, span);
  return (await listEntries(sql, merchant.id, span)).every((entry) => {
    const row = statements.find(({ category }) => category === entry.category);
    const isReplaced = (row?.version ?? 0) > entry.version;
    return isReplaced || (row?.version === entry.version && row.commission === entry.amount);
  });
}

/** Counts the days of a month again from the transactions, and computes its statement again. */
export async function vendorCommissionCompute(
  call: CallOf<OperatorCalls['vendorCommissionCompute']>,
): Promise<Answer<OperatorCalls['vendorCommissionCompute']>> {
  const { app, sql, merchant, input, now } = call;
  const { code: vendor } = input;
  if (!(await vendorsOf(app, merchant.id)).vendors.has(vendor)) return refuse('not.found');
  const month = monthOf(input.month);
  const today = businessDay(merchant, now);
  if (month > today) return refuse('not.found');
  const cursor = await lockDayCursor(sql, merchant.id, vendor);
  if (cursor !== undefined) {
    const end = monthOf(month, 1);
    const until = cursor.counted_to.getTime();
    for (let day: Day = month; day < end && day <= today; day = dayAfter(merchant, day)) {
      await recountDay(sql, merchant, vendor, { day, until });
    }
  }
  await computeStatement(sql, merchant, vendor, { month, now });
  return (await isAsBooked(call, vendor, month)) ? ok(null) : refuse('vendor.month_booked');
}
