// The figures of agents as lines.
import type { TeamSize } from './load-team.ts';
import { sumCosts, type Cost } from './processor.ts';

export interface DayFigures {
  readonly bets: number;
  /** Rebates, and the sums of members and teams. */
  readonly figures: Cost;
  /** The daily salary of every agent, and the sums of what it paid. */
  readonly salary: Cost;
  /** A plain UPDATE of the same bets. */
  readonly update: Cost;
}

export interface AgentsFigures {
  readonly size: TeamSize;
  /** A tenth of the bets, its draws one after the other. */
  readonly one: DayFigures;
  /** A tenth of the bets, all draws at once. */
  readonly few: DayFigures;
  readonly many: DayFigures;
  readonly dividend: Cost;
  /** Milliseconds of the 95th of 100 reads of the top agent's figures. */
  readonly overviewP95: number;
  /** Of the people of its team: the first read, and the 95th of those that follow. */
  readonly peopleFirst: number;
  readonly peopleP95: number;
  /** Of the list of who is idle in its team. */
  readonly personsP95: number;
  readonly residentMiB: number;
}

/** Multiples are of the plain UPDATE of the same bets: on the clock, and of a core. */
export function describeAgents(all: AgentsFigures): string[] {
  const { size, one, few, many, dividend } = all;
  const of = (cost: Cost, { update }: DayFigures) =>
    `${(cost.seconds / update.seconds).toFixed(2)} on the clock, ` +
    `${(cost.core / update.core).toFixed(2)} of a core`;
  const ordinary = sumCosts([many.figures, many.salary]);
  const whole = sumCosts([ordinary, dividend]);
  const work = (day: DayFigures) => sumCosts([day.figures, day.salary]);
  const ratio = (name: keyof Cost) => (work(many)[name] / work(few)[name]).toFixed(1);
  return [
    `${size.members} members below ${size.agents} agents; ${many.bets} bets`,
    `rebates and sums: ${of(many.figures, many)} of a plain UPDATE of the bets`,
    `daily salary of every agent: ${of(many.salary, many)}`,
    `an ordinary day, both together: ${of(ordinary, many)}`,
    `half-month dividend of every agent: ${of(dividend, many)}`,
    `the day on which it is due: ${of(whole, many)}`,
    `${few.bets} bets, rebates and sums: ${of(few.figures, few)}`,
    `${one.bets} bets, draw after draw: ${of(one.figures, one)}`,
    `ten times the bets cost ${ratio('seconds')} times as much, ${ratio('core')} of a core`,
    `figures of the top agent: ${all.overviewP95.toFixed(1)} ms at the 95th percentile`,
    `people of the top agent: ${all.peopleFirst.toFixed(1)} ms when they are counted, ` +
      `${all.peopleP95.toFixed(1)} ms at the 95th percentile`,
    `who of them is idle: ${all.personsP95.toFixed(1)} ms at the 95th percentile`,
    `${all.residentMiB} MiB of memory`,
  ];
}
