// What a contract would have paid in a past window: the same reading and the same rule as
// settlement, so that the simulation of a contract in force is its bill.
import { countDays, dayBegins, periodAt, plusDays, type CarryState } from '@fairhouse/rules/agency';
import {
  amount,
  delta,
  instant,
  ZERO,
  type Amount,
  type Day,
  type Id,
  type Instant,
} from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  carryAfter,
  carryInto,
  computeBill,
  daysOf,
  dueTeamOf,
  hoursOf,
  listBillsIn,
  monthOf,
  NO_HISTORY,
  readDailyTurnover,
  readTeamDays,
  readTeamHours,
  type BilledTerms,
  type BillHistory,
  type ComputedBill,
} from '../bills/index.ts';
import { contractCalendar } from '../terms/index.ts';
import { billBefore } from './store.ts';

export interface SimulationContext {
  readonly sql: Sql;
  readonly merchant: Merchant;
  readonly now: Instant;
}

export interface Window {
  readonly from: Day;
  readonly to: Day;
}

export interface SimulatedPeriod {
  readonly key: string;
  readonly begin: Instant;
  readonly end: Instant;
  readonly bill: ComputedBill;
  /** What the period's own bill comes to. */
  readonly billed: Amount | undefined;
  /** What was received of it so far. */
  readonly paid: Amount | undefined;
  readonly open: boolean;
}

/** Simulates a dividend, a daily or an hourly salary of an agent. */
export async function simulateTerms(
  context: SimulationContext,
  agent: Id<'member'>,
  terms: BilledTerms,
  window: Window,
): Promise<SimulatedPeriod[]> {
  const { sql, merchant, now } = context;
  const calendar = contractCalendar(merchant);
  const begin = dayBegins(calendar, window.from);
  const end = dayBegins(calendar, plusDays(window.to, 1));
  let at = startOf(merchant, terms, begin);
  const bills = await listBillsIn(sql, merchant.id, {
    agent,
    kind: terms.kind,
    begin: new Date(begin),
    end: new Date(end),
  });
  const first = periodAt(terms.period, calendar, at);
  let state = await stateBefore(context, agent, terms, first.begin);
  const periods: SimulatedPeriod[] = [];
  while (at < end && at < now) {
    const period = periodAt(terms.period, calendar, at);
    const bill = await billOf(context, agent, terms, { period, state });
    state = stateAfter(merchant, terms, { period, bill, before: state });
    at = period.end;
    if (period.end <= begin) continue;
    const own = bills.find(({ period_key: key }) => key === period.key);
    periods.push({
      key: period.key,
      begin: period.begin,
      end: period.end,
      bill,
      billed: own?.gross,
      paid: own?.received,
      open: period.end > now,
    });
  }
  return periods;
}

interface FoldState {
  readonly carry: CarryState | undefined;
  readonly qualified: number;
}

/**
 * Where the fold begins: a dividend's losses of the running month, or of the period before, come
 * from before the window.
 */
function startOf(merchant: Merchant, terms: BilledTerms, begin: Instant): Instant {
  const calendar = contractCalendar(merchant);
  const period = periodAt(terms.period, calendar, begin);
  if (terms.kind !== 'dividend') return period.begin;
  if (terms.carryMode === 'previous') {
    return periodAt(terms.period, calendar, instant(period.begin - 1)).begin;
  }
  if (terms.carryMode !== 'month') return period.begin;
  const { first } = daysOf(merchant, period);
  const monthBegins = dayBegins(calendar, `${monthOf(first)}-01` as Day);
  const start = periodAt(terms.period, calendar, monthBegins).begin;
  return start < period.begin ? start : period.begin;
}

/** The bill that ended where the fold begins is what settlement continued from. */
async function stateBefore(
  { sql, merchant }: SimulationContext,
  agent: Id<'member'>,
  terms: BilledTerms,
  begin: Instant,
): Promise<FoldState> {
  if (terms.kind !== 'dividend') return { carry: undefined, qualified: 0 };
  const row = await billBefore(sql, merchant.id, { agent, kind: terms.kind, end: new Date(begin) });
  if (row === undefined) return { carry: undefined, qualified: 0 };
  const first = daysOf(merchant, {
    begin: instant(row.begins_at.getTime()),
    end: begin,
  }).first;
  const carry = {
    month: monthOf(first),
    companyWin: delta(row.company_win),
    unpaid: amount(row.carry_unpaid),
  };
  return { carry, qualified: row.qualified };
}

function stateAfter(
  merchant: Merchant,
  terms: BilledTerms,
  known: {
    readonly period: { readonly begin: Instant; readonly end: Instant };
    readonly bill: ComputedBill;
    readonly before: FoldState;
  },
): FoldState {
  const { period, bill, before } = known;
  const month = monthOf(daysOf(merchant, period).first);
  const { companyWin } = bill.figures;
  const carry = { month, companyWin, unpaid: carryAfter(terms, bill) };
  return { carry, qualified: bill.gross > 0n ? before.qualified + 1 : 0 };
}

async function billOf(
  context: SimulationContext,
  agent: Id<'member'>,
  terms: BilledTerms,
  at: {
    readonly period: { readonly begin: Instant; readonly end: Instant };
    readonly state: FoldState;
  },
): Promise<ComputedBill> {
  const { sql, merchant } = context;
  const { period, state } = at;
  const due = [dueTeamOf(agent, terms)];
  const days = daysOf(merchant, period);
  const rows =
    terms.kind === 'hour_salary'
      ? await readTeamHours(sql, merchant.id, hoursOf(period), due)
      : await readTeamDays(sql, merchant.id, days, due);
  const [row] = rows;
  if (row === undefined) throw new Error('a team that is asked for has a row');
  return computeBill(terms, row, await historyOf(context, terms, { agent, days, state }));
}

async function historyOf(
  { sql, merchant }: SimulationContext,
  terms: BilledTerms,
  known: {
    readonly agent: Id<'member'>;
    readonly days: { readonly first: Day; readonly last: Day };
    readonly state: FoldState;
  },
): Promise<BillHistory> {
  const { agent, days, state } = known;
  const due = [dueTeamOf(agent, terms)];
  const turnoverOf = async (span: { first: Day; last: Day }) =>
    (await readDailyTurnover(sql, merchant.id, span, due)).map(({ bet }) => amount(bet));
  if (terms.kind === 'hour_salary') {
    const yesterday = plusDays(days.first, -1);
    const [previousDay = ZERO] = await turnoverOf({ first: yesterday, last: yesterday });
    return { ...NO_HISTORY, previousDay };
  }
  if (terms.kind !== 'dividend') return NO_HISTORY;
  return {
    carryIn: carryInto(terms, state.carry, monthOf(days.first)),
    qualifiedBefore: state.qualified,
    days: countDays(days.first, days.last),
    dailyTurnover: terms.sellingDays === undefined ? [] : await turnoverOf(days),
    previousDay: ZERO,
  };
}

/** What a dividend had earned by the end of each day of its periods. */
export async function runningDividend(
  context: SimulationContext,
  agent: Id<'member'>,
  terms: BilledTerms,
  window: Window,
): Promise<{ day: Day; gross: Amount }[]> {
  if (terms.kind !== 'dividend') return [];
  const { merchant, now } = context;
  const calendar = contractCalendar(merchant);
  const running: { day: Day; gross: Amount }[] = [];
  let state: FoldState | undefined;
  let begun: Instant | undefined;
  for (let day = window.from; day <= window.to; day = plusDays(day, 1)) {
    const at = dayBegins(calendar, day);
    if (at >= now) break;
    const period = periodAt(terms.period, calendar, at);
    if (period.begin !== begun) {
      begun = period.begin;
      state = await stateBefore(context, agent, terms, period.begin);
    }
    const part = { begin: period.begin, end: dayBegins(calendar, plusDays(day, 1)) };
    const bill = await billOf(context, agent, terms, {
      period: part,
      state: state ?? { carry: undefined, qualified: 0 },
    });
    running.push({ day, gross: bill.gross });
  }
  return running;
}
