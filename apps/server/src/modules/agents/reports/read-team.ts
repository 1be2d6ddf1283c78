import type { Answer, Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { dayBegins, plusDays, type GameCategory } from '@fairhouse/rules/agency';
import { amount, delta, MINUTE_MS, ok, type Day, type Id } from '@fairhouse/values';
import type { AppContext } from '../../../platform/app-context.ts';
import type { CallOf } from '../../../platform/call-context.ts';
import { appCache } from '../../../platform/database/app-cache.ts';
import { countActive, figuresOf, listTeamFlow, listTeamPlay } from '../figures/index.ts';
import { moneyOf } from './money-of.ts';
import { spanOf, type Span } from './span.ts';
import { countDepositors, countPeople, findActiveFrom, listRegistrations } from './store/people.ts';

type Row = PlayerCalls['agentTeamFigures'];
type PeopleRow = PlayerCalls['agentTeamPeople'];

/** The figures of the caller's team: two reads of its own sums, however large it is. */
export async function readTeam(call: CallOf<Row>): Promise<Answer<Row>> {
  const span = spanOf(call, call.input);
  return span.ok ? ok(await teamOf(call, call.session.member, span.value)) : span;
}

type Reading = Pick<CallOf<Row>, 'app' | 'sql' | 'merchant' | 'now'>;

/** The sums of a team over some days. */
export async function teamOf(
  { sql, merchant }: Pick<Reading, 'sql' | 'merchant'>,
  member: Id<'member'>,
  span: Span,
): Promise<Value<Row>> {
  const days = { merchant: merchant.id, of: member, ...span };
  const play = await listTeamPlay(sql, days);
  const flow = await listTeamFlow(sql, days);
  const validOf = (rows: typeof play) => rows.reduce((sum, row) => sum + row.valid_bet, 0n);
  const categories = [...new Set(play.map(({ category }) => category))];
  return {
    ...span,
    currency: merchant.currency,
    total: {
      ...moneyOf(figuresOf(play, flow), validOf(play)),
      firstDeposits: flow.reduce((sum, row) => sum + Number(row.first_deposits), 0),
    },
    categories: categories.map((category) => {
      const rows = play.filter((row) => row.category === category);
      const { bet, payout, betRebate, memberResult } = figuresOf(rows, []);
      return {
        category: category as GameCategory,
        bet: delta(bet),
        validBet: delta(validOf(rows)),
        payout: delta(payout),
        betRebate: delta(betRebate),
        net: memberResult,
      };
    }),
    days: daysOf(span).map((day) => {
      const own = <Each extends { day: Day }>(rows: readonly Each[]) =>
        rows.filter((row) => row.day === day);
      const sums = moneyOf(figuresOf(own(play), own(flow)), 0n);
      const { bet, payout, rebate, deposit, withdrawal, netResult } = sums;
      return { day, bet, payout, rebate, deposit, withdrawal, netResult };
    }),
  };
}

function daysOf({ from, to }: Span): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day);
  return days;
}

/** People are counted again after this time (agency.md 3.1). */
const PEOPLE_MS = 3 * MINUTE_MS;
const REMEMBERED_MOST = 2000;
const ACTIVE_FROM = amount(5_000_000n);

interface Counted {
  readonly at: number;
  readonly value: Value<PeopleRow>;
}

const counted = appCache<Map<string, Counted>>();

function countsOf(app: AppContext): Map<string, Counted> {
  const counts = counted.get(app) ?? new Map<string, Counted>();
  counted.set(app, counts);
  if (counts.size > REMEMBERED_MOST) counts.clear();
  return counts;
}

/** The people of the caller's team. */
export async function readTeamPeople(call: CallOf<PeopleRow>): Promise<Answer<PeopleRow>> {
  const span = spanOf(call, call.input);
  return span.ok ? ok(await peopleOf(call, call.session.member, span.value)) : span;
}

/** The people of a team; they are counted at most once in three minutes. */
export async function peopleOf(
  call: Reading,
  member: Id<'member'>,
  { from, to }: Span,
): Promise<Value<PeopleRow>> {
  const { app, merchant, sql, now } = call;
  const key = `${merchant.id}:${member}:${from}:${to}`;
  const counts = countsOf(app);
  const known = counts.get(key);
  if (known !== undefined && Math.abs(now - known.at) < PEOPLE_MS) return known.value;
  const of = { merchant: merchant.id, of: member };
  const people = await countPeople(sql, { ...of, now });
  const { zone, cutHour } = merchant;
  const begin = dayBegins(merchant, from);
  const end = dayBegins(merchant, plusDays(to, 1));
  const registered = await listRegistrations(sql, { ...of, zone, cutHour, begin, end });
  const activeFrom = (await findActiveFrom(sql, merchant.id)) ?? ACTIVE_FROM;
  const figures = { merchant, of: member, from, to };
  const value = {
    from,
    to,
    ...people,
    balance: amount(people.balance),
    registered: registered.reduce((sum, { count }) => sum + count, 0),
    registrations: registered,
    depositors: await countDepositors(sql, { ...of, from, to }),
    active: await countActive(sql, figures, { minBet: activeFrom }),
    activeFrom,
    at: now,
  };
  counts.set(key, { at: now, value });
  return value;
}
