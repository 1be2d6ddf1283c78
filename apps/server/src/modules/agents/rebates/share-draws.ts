// Divides the rebate of draws among the lines of their players: all bets of a line, draw and own
// group at once, by the rule for each of them.
import { businessDayAt, gainsOfLine, shareOfRest, wholeSteps } from '@fairhouse/rules/agency';
import { assert, instant, type Day, type Id } from '@fairhouse/values';
import type { Merchant } from '../../../platform/app-context.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { DueDraw, LineRow } from '../figures/index.ts';
import { listLines, putShares, type AgentShares, type LineAgent } from './store/line-shares.ts';

interface DrawShare {
  bets: bigint;
  stake: bigint;
  amount: bigint;
}

/** By the places of the draws. */
type SharesOfAgent = (DrawShare | undefined)[];

/**
 * Writes the shares of draws that were counted just now, in the same transaction; the first of them
 * pays for all. Groups above a lottery's highest count as that one.
 */
export async function shareDraws(
  sql: Sql,
  merchant: Merchant,
  draws: readonly DueDraw[],
  lines: readonly LineRow[],
): Promise<void> {
  const [first] = draws;
  if (first === undefined) return;
  const lowest = [...new Set(lines.map(({ base_id: base }) => base))];
  const agents = new Map(
    (await listLines(sql, merchant.id, lowest)).map((agent) => [agent.member_id, agent]),
  );
  const shares = divide(draws, agents, lines);
  const days = draws.map(({ settled_at: at }) => businessDayAt(merchant, instant(at.getTime())));
  const paid = { draw: first.draw_id, version: first.version };
  await putShares(sql, merchant.id, paid, {
    draws: draws.map(({ draw_id: draw, version }) => ({ draw, version })),
    shares: [...shares].flatMap(([agent, ofAgent]) =>
      byDay(draws, days, { agent, ofAgent, withheld: agents.get(agent)?.unpaid === true }),
    ),
  });
}

function divide(
  draws: readonly DueDraw[],
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  lines: readonly LineRow[],
): Map<Id<'member'>, SharesOfAgent> {
  const places = new Map(draws.map((due, place) => [String(due.draw_id), place]));
  const tops = [...new Set(draws.map(({ group_max: top }) => top))];
  const all = new Map<Id<'member'>, SharesOfAgent>();
  for (const line of lines) {
    const above = lineAbove(agents, line);
    const bets = betsOf(line, places);
    for (const top of tops) {
      const ofTop =
        tops.length === 1 ? bets : bets.filter(({ at }) => draws[at]?.group_max === top);
      if (ofTop.length === 0) continue;
      for (const [at, gain] of gainsOf(line.start, above, top).entries()) {
        const agent = above[at];
        if (gain === 0n || agent === undefined) continue;
        const ofAgent = all.get(agent.member_id) ?? [];
        all.set(agent.member_id, ofAgent);
        addShares(ofAgent, ofTop, { gain, ofRest: shareOfRest(BigInt(line.rest), gain) });
      }
    }
  }
  return all;
}

/** A line's bets on the draw at a place. */
interface PlacedBets {
  readonly at: number;
  readonly stake: bigint;
  readonly bets: bigint;
  readonly steps: bigint;
}

function betsOf(line: LineRow, places: ReadonlyMap<string, number>): PlacedBets[] {
  const rest = BigInt(line.rest);
  return line.draws.split(',').map((text) => {
    const [id = '', stakes = '', count = ''] = text.split(' ');
    const at = places.get(id);
    assert(at !== undefined, 'a line is of a draw that was counted');
    const [stake, bets] = [BigInt(stakes), BigInt(count)];
    return { at, stake, bets, steps: wholeSteps({ stake, bets, rest }) };
  });
}

function addShares(
  ofAgent: SharesOfAgent,
  all: readonly PlacedBets[],
  { gain, ofRest }: { readonly gain: bigint; readonly ofRest: bigint },
): void {
  for (const { at, stake, bets, steps } of all) {
    const amount = ofRest === 0n ? steps * gain : steps * gain + bets * ofRest;
    const share = ofAgent[at];
    if (share === undefined) {
      ofAgent[at] = { bets, stake, amount };
    } else {
      share.bets += bets;
      share.stake += stake;
      share.amount += amount;
    }
  }
}

const gainsOf = (start: number, above: readonly LineAgent[], top: number): bigint[] =>
  gainsOfLine(
    start,
    above.map(({ prize_group: group }) => Math.min(group ?? top, top)),
  );

/** Who earns on a line's bets, the nearest first. */
function lineAbove(
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  { base_id: base, own }: LineRow,
): LineAgent[] {
  const lowest = agents.get(base);
  assert(lowest !== undefined, 'the agents of a line are read');
  const ids = own ? lowest.path : [...lowest.path, base];
  return ids.toReversed().map((id) => {
    const agent = agents.get(id);
    assert(agent !== undefined, 'the agents above a line are read');
    return agent;
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
