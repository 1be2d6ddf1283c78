// Divides the rebate of draws among the lines of their players: all bets of a draw that an agent
// earns the same on at once, by the rule for each of them.
import { businessDayAt, gainAbove, shareOfBets } from '@fairhouse/rules/agency';
import { assert, instant, type Day, type Id } from '@fairhouse/values';
import type pg from 'pg';
import type { Merchant } from '../../../platform/app-context.ts';
import { readLines, type DrawToCount, type DueDraw, type LineRow } from '../figures/index.ts';
import { listLines, type AgentShares, type LineAgent, type PaidDraw } from './store/line-shares.ts';

interface DrawShare {
  bets: bigint;
  stake: bigint;
  amount: bigint;
}

/** By the places of the draws. */
type SharesOfAgent = (DrawShare | undefined)[];

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
  const agents = new Map(
    (await listLines(pool, merchant.id, lowest)).map((agent) => [agent.member_id, agent]),
  );
  const shares = divide(draws, agents, lines);
  const days = draws.map(({ settled_at: at }) => businessDayAt(merchant, instant(at.getTime())));
  return {
    draws: draws.map(({ draw_id: draw, version }) => ({ draw, version })),
    shares: [...shares].flatMap(([agent, ofAgent]) =>
      byDay(draws, days, { agent, ofAgent, withheld: agents.get(agent)?.unpaid === true }),
    ),
  };
}

/** Bets that earn every agent above them the same: they have passed the same highest group. */
interface Flow {
  readonly top: number;
  /** The highest group that they have passed, first the player's. */
  readonly highest: number;
  readonly rest: bigint;
  /** By the places of the draws. */
  readonly bets: (BetsOfDraw | undefined)[];
}

interface BetsOfDraw {
  stake: bigint;
  bets: bigint;
}

/** The flows that have come up to an agent, each by what tells it from others. */
type FlowsOfAgent = Map<string, Flow>;

/**
 * Bets go up the tree level by level: where lines meet, those that have passed the same highest
 * group go on as one, so that the work grows with the agents and not with the lines below them.
 */
function divide(
  draws: readonly DueDraw[],
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  lines: readonly LineRow[],
): Map<Id<'member'>, SharesOfAgent> {
  const flows = startFlows(draws, agents, lines);
  const all = new Map<Id<'member'>, SharesOfAgent>();
  const deepest = [...agents.values()].sort((one, other) => other.path.length - one.path.length);
  for (const { member_id: agent, path, prize_group: ownGroup } of deepest) {
    const ofAgent: SharesOfAgent = [];
    for (const flow of flows.get(agent)?.values() ?? []) {
      const group = Math.min(ownGroup ?? flow.top, flow.top);
      addShares(ofAgent, flow, gainAbove(flow.highest, group));
      const upline = path.at(-1);
      const highest = Math.max(flow.highest, group);
      if (upline !== undefined) addFlow(flows, upline, { ...flow, highest });
    }
    if (ofAgent.length > 0) all.set(agent, ofAgent);
    flows.delete(agent);
  }
  assert(flows.size === 0, 'the agents above a line are read');
  return all;
}

/** Every line's bets at the first agent that earns on them. */
function startFlows(
  draws: readonly DueDraw[],
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  lines: readonly LineRow[],
): Map<Id<'member'>, FlowsOfAgent> {
  const places = new Map(draws.map((due, place) => [String(due.draw_id), place]));
  const flows = new Map<Id<'member'>, FlowsOfAgent>();
  for (const line of lines) {
    const first = line.own ? agents.get(line.base_id)?.path.at(-1) : line.base_id;
    if (first === undefined) continue;
    const byTop = new Map<number, Flow>();
    for (const text of line.draws.split(',')) {
      const [id = '', stake = '', bets = ''] = text.split(' ');
      const at = places.get(id);
      const top = draws[at ?? -1]?.group_max;
      assert(at !== undefined && top !== undefined, 'a line is of a draw that was counted');
      const known = byTop.get(top);
      const flow = known ?? { top, highest: line.start, rest: BigInt(line.rest), bets: [] };
      if (known === undefined) byTop.set(top, flow);
      addBets(flow.bets, at, { stake: BigInt(stake), bets: BigInt(bets) });
    }
    for (const flow of byTop.values()) addFlow(flows, first, flow);
  }
  return flows;
}

function addFlow(flows: Map<Id<'member'>, FlowsOfAgent>, agent: Id<'member'>, flow: Flow): void {
  const ofAgent = flows.get(agent) ?? new Map<string, Flow>();
  flows.set(agent, ofAgent);
  const key = `${flow.top} ${flow.highest} ${flow.rest}`;
  const known = ofAgent.get(key);
  if (known === undefined) ofAgent.set(key, flow);
  else flow.bets.forEach((bets, at) => bets && addBets(known.bets, at, bets));
}

function addBets(all: (BetsOfDraw | undefined)[], at: number, { stake, bets }: BetsOfDraw): void {
  const known = all[at];
  if (known === undefined) {
    all[at] = { stake, bets };
  } else {
    known.stake += stake;
    known.bets += bets;
  }
}

function addShares(ofAgent: SharesOfAgent, { bets: all, rest }: Flow, gain: bigint): void {
  if (gain === 0n) return;
  all.forEach((ofDraw, at) => {
    if (ofDraw === undefined) return;
    const { stake, bets } = ofDraw;
    const amount = shareOfBets({ stake, bets, rest }, gain);
    const share = ofAgent[at];
    if (share === undefined) {
      ofAgent[at] = { bets, stake, amount };
    } else {
      share.bets += bets;
      share.stake += stake;
      share.amount += amount;
    }
  });
}

function byDay(
  draws: readonly DueDraw[],
  days: readonly Day[],
  {
    agent,
    ofAgent,
    withheld,
  }: {
    readonly agent: Id<'member'>;
    readonly ofAgent: SharesOfAgent;
    readonly withheld: boolean;
  },
): AgentShares[] {
  const byDay = new Map<Day, AgentShares['shares'][number][]>();
  for (const [at, { draw_id: draw, version }] of draws.entries()) {
    const [share, day] = [ofAgent[at], days[at]];
    if (share === undefined || day === undefined || share.amount === 0n) continue;
    const shares = byDay.get(day) ?? [];
    byDay.set(day, shares);
    shares.push({ draw, version, ...share });
  }
  return [...byDay].map(([day, shares]) => ({ agent, day, withheld, shares }));
}
