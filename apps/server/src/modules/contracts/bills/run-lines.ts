// What a period of a kind comes to for every agent with a contract in force: the lines of a run, of
// its preview and of its repetition.
import type { BillState } from '@fairhouse/calls/player';
import {
  businessDayAt,
  carryPeriod,
  countDays,
  leastCoverage,
  payDifferences,
  plusDays,
  waitOfBill,
  type CarryState,
  type ContractKind,
  type ContractTerms,
  type Period,
} from '@fairhouse/rules/agency';
import { amount, delta, instant, ZERO, type Amount, type Day, type Id } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import {
  contractCalendar,
  readKindSettings,
  termsOfText,
  type KindSettings,
} from '../terms/index.ts';
import { computeBill, NO_HISTORY, type BillHistory, type ComputedBill } from './compute-bill.ts';
import {
  planForMany,
  readDailyTurnover,
  readTeamDays,
  readTeamHours,
  type DueTeam,
  type TeamRow,
} from './store/team-figures.ts';
import { listBillsBefore, listInForce, type BeforeRow, type ForceRow } from './store/runs.ts';

export type BilledKind = Exclude<ContractKind, 'realtime_salary'>;
export type BilledTerms = Exclude<ContractTerms, { kind: 'realtime_salary' }>;

export interface RunContext {
  readonly sql: Sql;
  readonly app: AppContext;
  readonly merchant: Merchant;
  /** Whether the transaction is the run's own, so that its settings may be chosen for the run. */
  readonly ownsTransaction?: boolean;
}

/** Contracts from which on a run reads every member anyway. */
const MANY_CONTRACTS = 500;

export interface RunLine {
  readonly contract: ForceRow;
  readonly bill: ComputedBill;
  readonly payer: Id<'member'> | undefined;
  readonly due: Amount;
  readonly toDirects: bigint;
  readonly carryUnpaid: Amount;
  readonly qualified: number;
  readonly status: BillState;
}

/** The first and last business day of a period. */
export function daysOf(merchant: Merchant, period: Pick<Period, 'begin' | 'end'>) {
  const calendar = contractCalendar(merchant);
  return {
    first: businessDayAt(calendar, period.begin),
    last: businessDayAt(calendar, instant(period.end - 1)),
  };
}

/** The team that a contract's figures are of. */
export const dueTeamOf = (agent: Id<'member'>, terms: ContractTerms): DueTeam => ({
  agent,
  categories: terms.categories,
  minBet: terms.activeMinBet,
  byMember: terms.kind === 'daily_salary' && terms.basis === 'member_pl',
  minCoverage: leastCoverage(terms),
});

/** Computes every line of a period; writes nothing. */
export async function computeRunLines(
  context: RunContext,
  kind: BilledKind,
  period: Period & { readonly of: BilledTerms['period'] },
): Promise<RunLine[]> {
  const { sql, merchant } = context;
  const begin = new Date(period.begin);
  const rows = await listInForce(sql, merchant.id, { kind, begin, period: period.of });
  if (rows.length === 0) return [];
  if (context.ownsTransaction === true && rows.length >= MANY_CONTRACTS) await planForMany(sql);
  const settings = await readKindSettings(context, kind);
  const terms = readTermsOnce(rows);
  const due = [...terms].map(([agent, each]) => dueTeamOf(agent, each));
  const figures = await readFigures(context, period, kind, due);
  const agents = rows.map(({ agent_id: agent }) => agent);
  const before =
    kind === 'dividend' ? await listBillsBefore(sql, merchant.id, { kind, begin, agents }) : [];
  const histories = await readHistories(context, { period, terms, before, due });
  const computed = rows.flatMap((contract) => {
    const agent = contract.agent_id;
    const [own, row, history] = [terms.get(agent), figures.get(agent), histories.get(agent)];
    if (own === undefined || row === undefined || history === undefined) return [];
    return [{ contract, terms: own, bill: computeBill(own, row, history), history }];
  });
  return linesOf(settings, computed);
}

/** The terms of contracts; those that say the same are read once and are one object. */
function readTermsOnce(rows: readonly ForceRow[]): Map<Id<'member'>, BilledTerms> {
  const known = new Map<string, BilledTerms>();
  return new Map(
    rows.map((row) => {
      const terms = known.get(row.terms) ?? (termsOfText(row.terms) as BilledTerms);
      known.set(row.terms, terms);
      return [row.agent_id, terms];
    }),
  );
}

async function readFigures(
  { sql, merchant }: RunContext,
  period: Period,
  kind: BilledKind,
  due: readonly DueTeam[],
): Promise<ReadonlyMap<string, TeamRow>> {
  const rows =
    kind === 'hour_salary'
      ? await readTeamHours(sql, merchant.id, hoursOf(period), due)
      : await readTeamDays(sql, merchant.id, daysOf(merchant, period), due);
  return new Map(rows.map((row) => [row.agent_id, row]));
}

/** The hours that begin within a period. */
export const hoursOf = (period: Pick<Period, 'begin' | 'end'>) => ({
  first: new Date(period.begin),
  last: new Date(period.end - 1),
});

/** The calendar month of a business day, in which losses carry. */
export const monthOf = (day: Day): string => day.slice(0, 7);

async function readHistories(
  { sql, merchant }: RunContext,
  known: {
    readonly period: Period;
    readonly terms: ReadonlyMap<Id<'member'>, BilledTerms>;
    readonly before: readonly BeforeRow[];
    readonly due: readonly DueTeam[];
  },
): Promise<ReadonlyMap<string, BillHistory>> {
  const { period, terms, before, due } = known;
  const days = daysOf(merchant, period);
  const selling = due.filter(({ agent }) => {
    const own = terms.get(agent);
    return own?.kind === 'dividend' && own.sellingDays !== undefined;
  });
  const daily = await readDailyTurnover(sql, merchant.id, days, selling);
  const hourly = due.filter(({ agent }) => terms.get(agent)?.kind === 'hour_salary');
  const yesterday = plusDays(days.first, -1);
  const previous = await readDailyTurnover(
    sql,
    merchant.id,
    { first: yesterday, last: yesterday },
    hourly,
  );
  const lasts = new Map(before.map((row) => [row.agent_id, row]));
  const dailyOf = new Map<string, Amount[]>();
  for (const { agent_id: agent, bet } of daily) {
    const days = dailyOf.get(agent) ?? [];
    dailyOf.set(agent, days);
    days.push(amount(bet));
  }
  const previousOf = new Map(previous.map((row) => [row.agent_id, row.bet]));
  const none: BillHistory = { ...NO_HISTORY, days: countDays(days.first, days.last) };
  return new Map(
    [...terms].map(([agent, own]) => {
      const last = lasts.get(agent);
      const hasNone = last === undefined && !dailyOf.has(agent) && !previousOf.has(agent);
      if (hasNone) return [agent, none];
      const state = last && carryStateOf(merchant, last);
      const history: BillHistory = {
        carryIn: carryInto(own, state, monthOf(days.first)),
        qualifiedBefore: last?.qualified ?? 0,
        days: none.days,
        dailyTurnover: dailyOf.get(agent) ?? [],
        previousDay: amount(previousOf.get(agent) ?? 0n),
      };
      return [agent, history];
    }),
  );
}

function carryStateOf(merchant: Merchant, row: BeforeRow): CarryState {
  const first = businessDayAt(contractCalendar(merchant), instant(row.begins_at.getTime()));
  return {
    month: monthOf(first),
    companyWin: delta(row.company_win),
    unpaid: amount(row.carry_unpaid),
  };
}

/** What of earlier losses reduces the base of a period. */
export function carryInto(
  terms: BilledTerms,
  before: CarryState | undefined,
  month: string,
): Amount {
  if (terms.kind !== 'dividend') return ZERO;
  return carryPeriod(terms.carryMode, before, { month, companyWin: delta(0n) }).carryIn;
}

/** What is known after a period, for the one that follows. */
export function carryAfter(terms: BilledTerms, bill: ComputedBill): Amount {
  if (terms.kind !== 'dividend' || terms.basis !== 'net_loss') return ZERO;
  const { base } = bill.figures;
  return amount(base < 0n ? -base : 0n);
}

interface Computed {
  readonly contract: ForceRow;
  readonly terms: BilledTerms;
  readonly bill: ComputedBill;
  readonly history: BillHistory;
}

function linesOf(settings: KindSettings, computed: readonly Computed[]): RunLine[] {
  const isDifference = settings.pay.mode === 'difference_platform';
  const differences = isDifference ? differencesOf(computed) : new Map<string, Amount>();
  const toDirects = new Map<string, bigint>();
  for (const { contract, bill } of computed) {
    const { upline_id: upline, payer } = contract;
    if (upline === null || !(isDifference || payer === 'upline')) continue;
    toDirects.set(upline, (toDirects.get(upline) ?? 0n) + bill.gross);
  }
  return computed.map(({ contract, terms, bill, history }) => {
    const payer =
      isDifference || contract.payer === 'platform' ? undefined : (contract.upline_id ?? undefined);
    const due = isDifference ? (differences.get(contract.agent_id) ?? ZERO) : bill.gross;
    return {
      contract,
      bill,
      payer,
      due,
      toDirects: toDirects.get(contract.agent_id) ?? 0n,
      carryUnpaid: carryAfter(terms, bill),
      qualified: bill.gross > 0n ? Math.min(history.qualifiedBefore + 1, 1000) : 0,
      status: statusOf(settings, due, payer),
    };
  });
}

function differencesOf(computed: readonly Computed[]): ReadonlyMap<string, Amount> {
  const bills = computed.map(({ contract, bill }) => ({
    agent: contract.agent_id,
    gross: bill.gross,
    upline: contract.upline_id ?? undefined,
  }));
  return new Map(payDifferences(bills).map((each) => [each.agent, each.amount]));
}

/** What a bill waits for when it is new; kinds that are paid at once wait for nobody. */
function statusOf(settings: KindSettings, due: Amount, payer: Id<'member'> | undefined): BillState {
  return waitOfBill(
    {
      isPayable: due > 0n,
      payer: payer === undefined ? 'platform' : 'upline',
      age: settings.paysAtOnce ? settings.bills.payAfterMs : 0,
    },
    settings.bills,
  );
}
