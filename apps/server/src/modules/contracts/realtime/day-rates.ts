// The rates of real-time contracts: evaluated once for each business day by the team's turnover of
// the 5 and 15 days before it.
import {
  dayBegins,
  plusDays,
  realtimePayOf,
  type RealtimeSalaryTerms,
  type TierPay,
} from '@fairhouse/rules/agency';
import { amount, MINUTE_MS, type Amount, type Day, type Id } from '@fairhouse/values';
import { dueTeamOf, isCounted, readTeamDays } from '../bills/index.ts';
import { contractCalendar, type KindSettings } from '../terms/index.ts';
import type { PayContext } from '../debts/index.ts';
import { readPay, storePay } from './stored-pay.ts';
import { listRates, putRates } from './store/slots.ts';

/** How long after the begin of a business day its rates are evaluated at the earliest. */
const RATES_AFTER_MS = 10 * MINUTE_MS;

export interface RealtimeContract {
  readonly contract: Id<'contract'>;
  readonly agent: Id<'member'>;
  readonly terms: RealtimeSalaryTerms;
}

type Figures = { readonly days5: Amount; readonly days15: Amount; readonly active: number };

/** The rolling figures of teams before a business day. */
export async function readGateFigures(
  { sql, merchant }: Pick<PayContext, 'sql' | 'merchant'>,
  day: Day,
  contracts: readonly Pick<RealtimeContract, 'agent' | 'terms'>[],
): Promise<ReadonlyMap<Id<'member'>, Figures>> {
  const due = contracts.map(({ agent, terms }) => dueTeamOf(agent, terms));
  const days15 = { first: plusDays(day, -15), last: plusDays(day, -1) };
  const days5 = { first: plusDays(day, -5), last: plusDays(day, -1) };
  const [fifteen, five] = [
    await readTeamDays(sql, merchant.id, days15, due),
    await readTeamDays(sql, merchant.id, days5, due),
  ];
  const bets5 = new Map(five.map((row) => [row.agent_id, row.bet]));
  return new Map(
    fifteen.map((row) => [
      row.agent_id,
      {
        days5: amount(bets5.get(row.agent_id) ?? 0n),
        days15: amount(row.bet),
        active: Number(row.active),
      },
    ]),
  );
}

/**
 * The rates of the day, by agent: those that are stored, and new ones for contracts without.
 * Undefined while new ones have to wait: a rate is stored for the whole day, and one of figures
 * that lack something of the days before would be paid by a guess.
 */
export async function ratesOfDay(
  context: PayContext,
  day: Day,
  contracts: readonly RealtimeContract[],
  settings: KindSettings,
): Promise<ReadonlyMap<Id<'member'>, TierPay> | undefined> {
  const { sql, merchant, now } = context;
  const stored = await listRates(sql, merchant.id, day);
  const rates = new Map<Id<'member'>, TierPay>();
  const missing: RealtimeContract[] = [];
  for (const each of contracts) {
    const row = stored.find(({ contract_id: id }) => id === each.contract);
    if (row === undefined) missing.push(each);
    else rates.set(each.agent, readPay(row.pay));
  }
  if (missing.length === 0) return rates;
  const end = dayBegins(contractCalendar(merchant), day);
  if (now.getTime() < end + RATES_AFTER_MS) return undefined;
  if (!(await isCounted(sql, merchant, { end, byHour: false }))) return undefined;
  const figures = await readGateFigures(context, day, missing);
  const rows = missing.map(({ agent, contract, terms }) => {
    const known = figures.get(agent) ?? { days5: amount(0n), days15: amount(0n), active: 0 };
    const gates = { gates: settings.gates, step: settings.rules.step };
    const { pay, gated } = realtimePayOf(terms, known, gates);
    rates.set(agent, pay);
    const missed = gated.some(({ isCapped }) => isCapped);
    const decision = { ...known, capped: missed };
    return { agent_id: agent, contract_id: contract, pay: storePay(pay), decision };
  });
  await putRates(sql, merchant.id, { day, now }, rows);
  return rates;
}

/** The rates that are stored for a day, by agent; writes nothing. */
export async function storedRates(
  { sql, merchant }: Pick<PayContext, 'sql' | 'merchant'>,
  day: Day,
): Promise<ReadonlyMap<Id<'member'>, TierPay>> {
  const rows = await listRates(sql, merchant.id, day);
  return new Map(rows.map((row) => [row.agent_id, readPay(row.pay)]));
}
