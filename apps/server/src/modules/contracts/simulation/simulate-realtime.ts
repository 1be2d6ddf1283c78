// What a real-time contract would have paid, day by day, from the settled bets themselves:
// above the rates that those below had on the day, with this contract in the agent's place.
import {
  dayBegins,
  plusDays,
  realtimePayOf,
  type RealtimeSalaryTerms,
} from '@fairhouse/rules/agency';
import { amount, delta, ZERO, type Id } from '@fairhouse/values';
import {
  findStop,
  linesOfBets,
  listSettledBets,
  readGateFigures,
  storedRates,
  type AgentRate,
} from '../realtime/index.ts';
import { contractCalendar, type KindSettings } from '../terms/index.ts';
import type { SimulatedPeriod, SimulationContext, Window } from './simulate.ts';
import { sumSlotsOf } from './store.ts';

/** A window with more bets is refused. */
const BETS_MAX = 100_000;

/** Undefined where the team bet too much in the window. */
export async function simulateRealtime(
  context: SimulationContext,
  agent: Id<'member'>,
  terms: RealtimeSalaryTerms,
  { window, settings }: { readonly window: Window; readonly settings: KindSettings },
): Promise<SimulatedPeriod[] | undefined> {
  const { sql, merchant, now } = context;
  const calendar = contractCalendar(merchant);
  const periods: SimulatedPeriod[] = [];
  let count = 0;
  for (let day = window.from; day <= window.to; day = plusDays(day, 1)) {
    const [begin, end] = [dayBegins(calendar, day), dayBegins(calendar, plusDays(day, 1))];
    if (begin >= now) break;
    const span = { begin: new Date(begin), end: new Date(end), agents: [agent], limit: BETS_MAX };
    const bets = terms.categories.includes('LOTT')
      ? await listSettledBets(sql, merchant.id, span)
      : [];
    count += bets.length;
    if (count >= BETS_MAX) return undefined;
    const figures = (await readGateFigures(context, day, [{ agent, terms }])).get(agent);
    const known = figures ?? { days5: ZERO, days15: ZERO, active: 0 };
    const gates = { gates: settings.gates, step: settings.rules.step };
    const choice = realtimePayOf(terms, known, gates);
    const stored = await storedRates(context, day);
    const rates = new Map(
      [...stored].map(([id, pay]): [Id<'member'>, AgentRate] => [id, { pay, isStopped: false }]),
    );
    rates.set(agent, { pay: choice.pay, isStopped: false });
    const stop = await findStop(context, { agent, terms, end });
    const earning = bets.filter(({ settled_at: at }) => stop === undefined || at.getTime() < stop);
    const lines = linesOfBets(earning, rates).filter(({ agent_id: each }) => each === agent);
    const gross = amount(lines.reduce((all, line) => all + line.amount, 0n));
    const bet = amount(bets.reduce((all, each) => all + each.stake, 0n));
    const figuresOfDay = {
      bet,
      winStake: amount(
        bets.reduce((all, each) => (each.payout > each.stake ? all + each.stake : all), 0n),
      ),
      lossStake: amount(
        bets.reduce((all, each) => (each.payout < each.stake ? all + each.stake : all), 0n),
      ),
      narrowStake: ZERO,
      payout: amount(bets.reduce((all, each) => all + each.payout, 0n)),
      rebate: ZERO,
      activity: ZERO,
      salary: delta(0n),
      fees: ZERO,
      deposit: ZERO,
      active: known.active,
      companyWin: delta(0n),
      carryIn: ZERO,
      base: delta(bet),
      tierTurnover: known.days15,
    };
    const why = gross > 0n ? undefined : choice.reached ? 'nothing_counted' : 'no_tier';
    const paid = await sumSlotsOf(sql, merchant.id, {
      agent,
      begin: new Date(begin),
      end: new Date(end),
    });
    periods.push({
      key: day,
      begin,
      end,
      bill: { figures: figuresOfDay, choice, why, gross },
      // Slots are paid without a bill.
      billed: paid,
      paid,
      open: end > now,
    });
  }
  return periods;
}
