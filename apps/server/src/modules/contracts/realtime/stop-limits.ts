// From when on a real-time salary has ended for the day: the turnover of the team in the slots
// before reaches the limit of the contract. What is settled later changes no earlier slot, whenever
// it is computed.
import {
  businessDayAt,
  dayBegins,
  hasReachedStopLimit,
  type RealtimeSalaryTerms,
} from '@fairhouse/rules/agency';
import { amount, instant, MINUTE_MS, plus, type Id, type Instant } from '@fairhouse/values';
import { dueTeamOf, isCounted, readDailyTurnover } from '../bills/index.ts';
import type { PayContext } from '../debts/index.ts';
import { contractCalendar } from '../terms/index.ts';
import type { RealtimeContract } from './day-rates.ts';
import { listSlotTurnover } from './store/turnover.ts';

const SLOT_MS = 5 * MINUTE_MS;

type Context = Pick<PayContext, 'sql' | 'merchant'>;

/**
 * The agents that are past their limit when a slot begins. Undefined while something that was
 * settled before is not counted.
 */
export async function findStopped(
  context: Context,
  begin: Instant,
  contracts: readonly RealtimeContract[],
): Promise<ReadonlySet<Id<'member'>> | undefined> {
  const { sql, merchant } = context;
  const limited = contracts.filter(({ terms }) => terms.stopLimit !== undefined);
  if (limited.length === 0) return new Set();
  if (!(await isCounted(sql, merchant, { end: begin, byHour: true }))) return undefined;
  const day = businessDayAt(contractCalendar(merchant), begin);
  const due = limited.map(({ agent, terms }) => dueTeamOf(agent, terms));
  // The day so far has at least what the slots before had; the bets are read only of few.
  const sums = await readDailyTurnover(sql, merchant.id, { first: day, last: day }, due);
  const known = new Map(sums.map(({ agent_id: agent, bet }) => [agent, amount(bet)]));
  const stopped = new Set<Id<'member'>>();
  for (const { agent, terms } of limited) {
    if (!hasReachedStopLimit(known.get(agent) ?? amount(0n), terms.stopLimit)) continue;
    const stop = await findStop(context, { agent, terms, end: begin });
    if (stop !== undefined && stop <= begin) stopped.add(agent);
  }
  return stopped;
}

/**
 * When a day's salary ends: after the slot in which what was settled before `end` reaches the
 * limit. Undefined where it does not.
 */
export async function findStop(
  { sql, merchant }: Context,
  {
    agent,
    terms,
    end,
  }: { readonly agent: Id<'member'>; readonly terms: RealtimeSalaryTerms; readonly end: Instant },
): Promise<Instant | undefined> {
  if (terms.stopLimit === undefined) return undefined;
  const calendar = contractCalendar(merchant);
  const begins = dayBegins(calendar, businessDayAt(calendar, instant(end - 1)));
  const span = { begin: new Date(begins), end: new Date(end) };
  const rows = await listSlotTurnover(sql, merchant.id, span, [dueTeamOf(agent, terms)]);
  let sum = 0n;
  for (const { slot, bet } of rows.toSorted((one, other) => one.slot - other.slot)) {
    sum += bet;
    if (hasReachedStopLimit(amount(sum), terms.stopLimit)) {
      return plus(begins, (slot + 1) * SLOT_MS);
    }
  }
  return undefined;
}
