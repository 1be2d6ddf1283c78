// The figures of agents as lines.
import type { TeamSize } from './load-team.ts';
import { sumCosts, type Cost } from './processor.ts';

export interface DayFigures {
  readonly bets: number;
  /** Rebates, and the sums of members and teams. */
  readonly figures: Cost;
  /** The contracts of every agent that are due, and the sums of what they paid. */
  readonly contracts: Cost;
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
  /** As many bets, on the last day of a half month: its dividend is due as well. */
  readonly due: DayFigures;
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
  const { size, one, few, many, due } = all;
  const of = (cost: Cost, { update }: DayFigures) =>
    `${(cost.seconds / update.seconds).toFixed(2)} on the clock, ` +
    `${(cost.core / update.core).toFixed(2)} of a core`;
  const work = (day: DayFigures) => sumCosts([day.figures, day.contracts]);
  const ratio = (name: keyof Cost) => (work(many)[name] / work(few)[name]).toFixed(1);
  return [
    `${size.members} members below ${size.agents} agents; ${many.bets} bets`,
    `rebates and sums: ${of(many.figures, many)} of a plain UPDATE of the bets`,
    `daily salary of every agent: ${of(many.contracts, many)}`,
    `an ordinary day, both together: ${of(work(many), many)}`,
    `daily salary and half-month dividend of every agent: ${of(due.contracts, due)}`,
    `the day on which both are due: ${of(work(due), due)}`,
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
