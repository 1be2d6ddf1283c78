// Divides the rebate of draws among the lines of their players: all bets of a draw that an agent
// earns the same on at once, by the rule for each of them.
import { businessDayAt, gainAbove, shareOfBets } from '@fairhouse/rules/agency';
import { assert, instant, type Day, type Id } from '@fairhouse/values';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { Merchant } from '../../../platform/app-context.ts';
import { readLines, type DrawToCount, type DueDraw, type LineRow } from '../figures/index.ts';
import { listLines, type AgentShares, type LineAgent, type PaidDraw } from './store/line-shares.ts';

/** Bets by the places of their draws; an object for each would only have to be collected. */
interface BetsOfDraws {
  readonly stakes: BigInt64Array;
  readonly bets: BigInt64Array;
}

interface SharesOfAgent extends BetsOfDraws {
  readonly amounts: BigInt64Array;
}

/** What agents earn on draws that are paid together; the first of them pays for all. */
export interface ComputedShares {
  readonly draws: readonly PaidDraw[];
  readonly shares: readonly AgentShares[];
}

/**
 * Reads the bets of draws, of which `toCount` has those of `draws`, and divides what they earn.
 * Groups above a lottery's highest count as that one. `pool` gives the connections.
 */
export async function computeShares(
  pool: pg.Pool,
  merchant: Merchant,
  draws: readonly DueDraw[],
  toCount: readonly DrawToCount[],
): Promise<ComputedShares> {
  if (draws.length === 0) return { draws: [], shares: [] };
  const lines = await readLines(pool, merchant.id, toCount);
  const lowest = [...new Set(lines.map(({ base_id: base }) => base))];
  // The texts of the bets are read here while the database finds the agents.
  const [found, bets] = await Promise.all([
    listLines(pool, merchant.id, lowest),
    setImmediate().then(() => betsOfLines(draws, lines)),
  ]);
  const agents = new Map(found.map((agent) => [agent.member_id, agent]));
  const shares = divide(draws.length, agents, bets);
  const days = placesByDay(merchant, draws);
  return {
    draws: draws.map(({ draw_id: draw, version }) => ({ draw, version })),
    shares: [...shares].flatMap(([agent, { amounts, ...bets }]) =>
      [...days].flatMap(([day, places]) => {
        const earned = places.filter((place) => amounts[place] !== 0n);
        const withheld = agents.get(agent)?.unpaid === true;
        return earned.length === 0
          ? []
          : [{ agent, day, withheld, places: earned, amounts, ...bets }];
      }),
    ),
  };
}

/** The places of the draws that were settled on each business day. */
function placesByDay(merchant: Merchant, draws: readonly DueDraw[]): Map<Day, number[]> {
  const places = new Map<Day, number[]>();
  for (const [place, { settled_at: at }] of draws.entries()) {
    const day = businessDayAt(merchant, instant(at.getTime()));
    places.set(day, [...(places.get(day) ?? []), place]);
  }
  return places;
}

/** Bets that earn every agent above them the same: they have passed the same highest group. */
interface Flow extends BetsOfDraws {
  readonly top: number;
  /** The highest group that they have passed, first the player's. */
  readonly highest: number;
  readonly rest: bigint;
}

/** The bets of a line, by the highest group of their draws. */
interface BetsOfLine {
  readonly line: LineRow;
  readonly flows: readonly Flow[];
}

/** The flows that have come up to an agent, each by what tells it from others. */
type FlowsOfAgent = Map<string, Flow>;

/**
 * Bets go up the tree level by level: where lines meet, those that have passed the same highest
 * group go on as one, so that the work grows with the agents and not with the lines below them.
 */
function divide(
  draws: number,
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  lines: readonly BetsOfLine[],
): Map<Id<'member'>, SharesOfAgent> {
  const flows = startFlows(agents, lines);
  const all = new Map<Id<'member'>, SharesOfAgent>();
  const deepest = [...agents.values()].sort((one, other) => other.depth - one.depth);
  for (const { member_id: agent, upline_id: upline, prize_group: ownGroup } of deepest) {
    for (const flow of flows.get(agent)?.values() ?? []) {
      const group = Math.min(ownGroup ?? flow.top, flow.top);
      const gain = gainAbove(flow.highest, group);
      if (gain > 0n) {
        const ofAgent = all.get(agent) ?? emptyShares(draws);
        all.set(agent, ofAgent);
        addShares(ofAgent, flow, gain);
      }
      const highest = Math.max(flow.highest, group);
      if (upline !== null) addFlow(flows, upline, { ...flow, highest });
    }
    flows.delete(agent);
  }
  assert(flows.size === 0, 'the agents above a line are read');
  return all;
}

/** Reads the texts of lines. */
function betsOfLines(draws: readonly DueDraw[], lines: readonly LineRow[]): BetsOfLine[] {
  const places = new Map(draws.map((due, place) => [String(due.draw_id), place]));
  return lines.map((line) => ({ line, flows: flowsOfLine(draws, places, line) }));
}

function flowsOfLine(
  draws: readonly DueDraw[],
  places: ReadonlyMap<string, number>,
  line: LineRow,
): readonly Flow[] {
  const byTop = new Map<number, Flow>();
  for (const text of line.draws.split(',')) {
    const [id = '', stake = '', bets = ''] = text.split(' ');
    const at = places.get(id);
    const top = draws[at ?? -1]?.group_max;
    assert(at !== undefined && top !== undefined, 'a line is of a draw that was counted');
    const flow = byTop.get(top) ?? startFlow(line, top, draws.length);
    byTop.set(top, flow);
    add(flow.stakes, at, BigInt(stake));
    add(flow.bets, at, BigInt(bets));
  }
  return [...byTop.values()];
}

const startFlow = ({ start, rest }: LineRow, top: number, draws: number): Flow => ({
  top,
  highest: start,
  rest: BigInt(rest),
  ...emptyBets(draws),
});

/** Every line's bets at the first agent that earns on them. */
function startFlows(
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  lines: readonly BetsOfLine[],
): Map<Id<'member'>, FlowsOfAgent> {
  const started = new Map<Id<'member'>, FlowsOfAgent>();
  for (const { line, flows } of lines) {
    const first = line.own ? agents.get(line.base_id)?.upline_id : line.base_id;
    if (first === undefined || first === null) continue;
    for (const flow of flows) addFlow(started, first, flow);
  }
  return started;
}

/** The flow becomes the agent's own, or is added to one that earns the same. */
function addFlow(flows: Map<Id<'member'>, FlowsOfAgent>, agent: Id<'member'>, flow: Flow): void {
  const ofAgent = flows.get(agent) ?? new Map<string, Flow>();
  flows.set(agent, ofAgent);
  const key = `${flow.top} ${flow.highest} ${flow.rest}`;
  const known = ofAgent.get(key);
  if (known === undefined) {
    ofAgent.set(key, flow);
  } else {
    addAll(known.stakes, flow.stakes);
    addAll(known.bets, flow.bets);
  }
}

function addShares({ stakes, bets, amounts }: SharesOfAgent, flow: Flow, gain: bigint): void {
  addAll(stakes, flow.stakes);
  addAll(bets, flow.bets);
  const { rest } = flow;
  for (let at = 0; at < amounts.length; at += 1) {
    const [stake = 0n, count = 0n] = [flow.stakes[at], flow.bets[at]];
    if (count !== 0n || stake !== 0n) {
      add(amounts, at, shareOfBets({ stake, bets: count, rest }, gain));
    }
  }
}

const emptyBets = (draws: number): BetsOfDraws => ({
  stakes: new BigInt64Array(draws),
  bets: new BigInt64Array(draws),
});

const emptyShares = (draws: number): SharesOfAgent => ({
  amounts: new BigInt64Array(draws),
  ...emptyBets(draws),
});

function add(sums: BigInt64Array, at: number, value: bigint): void {
  sums[at] = (sums[at] ?? 0n) + value;
}

function addAll(sums: BigInt64Array, values: BigInt64Array): void {
  for (let at = 0; at < sums.length; at += 1) add(sums, at, values[at] ?? 0n);
}
