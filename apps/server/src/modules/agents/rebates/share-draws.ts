// Divides the rebate of draws among the lines of their players: all bets of a line, draw and own
// group at once, by the rule for each of them.
import { businessDayAt, gainsOfLine, shareOfBets } from '@fairhouse/rules/agency';
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

type SharesOfAgent = Map<DueDraw, DrawShare>;

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
  const shares = divide(new Map(draws.map((due) => [String(due.draw_id), due])), agents, lines);
  const days = new Map(
    draws.map((due) => [due, businessDayAt(merchant, instant(due.settled_at.getTime()))]),
  );
  const paid = { draw: first.draw_id, version: first.version };
  await putShares(sql, merchant.id, paid, {
    draws: draws.map(({ draw_id: draw, version }) => ({ draw, version })),
    shares: [...shares].flatMap(([agent, ofAgent]) => byDay(agents, agent, ofAgent, days)),
  });
}

function divide(
  draws: ReadonlyMap<string, DueDraw>,
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  lines: readonly LineRow[],
): Map<Id<'member'>, SharesOfAgent> {
  const all = new Map<Id<'member'>, SharesOfAgent>();
  for (const line of lines) {
    const above = lineAbove(agents, line);
    const gains = new Map<number, bigint[]>();
    const rest = BigInt(line.rest);
    for (const text of line.draws.split(',')) {
      const [id = '', stakes = '', count = ''] = text.split(' ');
      const due = draws.get(id);
      assert(due !== undefined, 'a line is of a draw that was counted');
      const top = due.group_max;
      const known = gains.get(top) ?? gainsOf(line.start, above, top);
      gains.set(top, known);
      const [stake, bets] = [BigInt(stakes), BigInt(count)];
      for (const [at, gain] of known.entries()) {
        const agent = above[at];
        if (gain === 0n || agent === undefined) continue;
        const ofAgent = all.get(agent.member_id) ?? new Map<DueDraw, DrawShare>();
        all.set(agent.member_id, ofAgent);
        const share = ofAgent.get(due);
        const amount = shareOfBets({ stake, bets, rest }, gain);
        if (share === undefined) {
          ofAgent.set(due, { bets, stake, amount });
        } else {
          share.bets += bets;
          share.stake += stake;
          share.amount += amount;
        }
      }
    }
  }
  return all;
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
  agents: ReadonlyMap<Id<'member'>, LineAgent>,
  agent: Id<'member'>,
  ofAgent: SharesOfAgent,
  dayOf: ReadonlyMap<DueDraw, Day>,
): AgentShares[] {
  const days = new Map<Day, AgentShares['shares'][number][]>();
  for (const [due, share] of ofAgent) {
    if (share.amount === 0n) continue;
    const day = dayOf.get(due);
    assert(day !== undefined, 'a share is of a draw that was counted');
    const shares = days.get(day) ?? [];
    days.set(day, shares);
    shares.push({ draw: due.draw_id, version: due.version, ...share });
  }
  const withheld = agents.get(agent)?.unpaid === true;
  return [...days].map(([day, shares]) => ({ agent, day, withheld, shares }));
}
