// The statement of a vendor's commission for a month, from the days that were counted. Computing it
// again with the same plans gives the same figures.
import type { Day, Instant } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import { businessDay } from '../../../platform/business-day.ts';
import type { Sql } from '../../../platform/sql.ts';
import { parseTiers, statementOf, type Plan } from './commission-of.ts';
import {
  listPlans,
  listStatements,
  replaceStatements,
  sumMonth,
  type PlanRow,
} from './store/commissions.ts';

/** The first day of a day's month, and of the months beside it. */
export function monthOf(day: Day, offset = 0): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + offset;
  const [years, months] = [Math.floor(count / 12), (count % 12) + 1];
  return `${String(years).padStart(4, '0')}-${String(months).padStart(2, '0')}-01` as Day;
}

/** Of each category the latest version that applies to a month. */
export function plansOf(rows: readonly PlanRow[], month: Day): Plan[] {
  const plans = new Map<string, Plan>();
  for (const row of rows) {
    if (row.from_month > month || plans.has(row.category)) continue;
    plans.set(row.category, {
      category: row.category,
      version: row.version,
      tiers: parseTiers(row.tiers),
      carriesLoss: row.carries_loss,
      jackpotInGgr: row.jackpot_in_ggr,
    });
  }
  return [...plans.values()];
}

/** Computes and stores the statement of the month of a day. */
export async function computeStatement(
  sql: Sql,
  merchant: Merchant,
  vendor: string,
  { month: day, now }: { readonly month: Day; readonly now: Instant },
): Promise<void> {
  const month = monthOf(day);
  const before = monthOf(day, -1);
  const [plans, figures, earlier] = [
    await listPlans(sql, merchant.id, vendor),
    await sumMonth(sql, merchant.id, { vendor, from: month, to: monthOf(day, 1) }),
    await listStatements(sql, merchant.id, { vendor, from: before, to: before }),
  ];
  const carried = new Map(earlier.map(({ category, carry_out }) => [category, carry_out]));
  const rows = statementOf(figures, plansOf(plans, month), carried);
  const isFinal = businessDay(merchant, now) >= monthOf(day, 1);
  await replaceStatements(sql, merchant.id, { vendor, month, isFinal, now }, rows);
}
