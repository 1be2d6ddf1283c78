// Compares settlement with an implementation that enumerates combinations with js-combinatorics,
// for the plays that consist of combinations. There is no npm package for the settlement of these
// lotteries; this library is the closest published one.
import {
  ELEVEN_FIVE,
  KL8,
  makeSettler,
  NO_CAPS,
  payCounts,
  prepareDraw,
  type PreparedDraw,
} from '@fairhouse/rules/lottery';
import { anyResult, makeChance, oneOf, type Chance } from '@fairhouse/rules/testing';
import { assert } from '@fairhouse/values';
import { Combination } from 'js-combinatorics';
import { randomTicket, perSecond, type BenchTicket, type LotteryBench } from './lottery.ts';
import { median } from './pgbench.ts';

export interface LotteryPeerFigures {
  readonly family: string;
  readonly notes: number;
  /** Tickets per second of one core. */
  readonly ours: number;
  readonly peer: number;
}

const FAMILIES = [
  [ELEVEN_FIVE, /^Any[2-8]$/],
  [KL8, /^Pick[2-7]$/],
] as const;
const SIZE = { extraSymbols: 4, lines: 4 };
const TICKETS = 1000;

/** Measures both implementations in alternating rounds, after a check that they pay the same. */
export function benchLotteryPeer({ rounds, seed, atLeastMs }: LotteryBench): LotteryPeerFigures[] {
  const chance = makeChance(seed);
  return FAMILIES.map(([family, pattern]) => {
    const plays = [...family.plays.values()].filter(({ code }) => pattern.test(code));
    const tickets = Array.from({ length: TICKETS }, () =>
      randomTicket(family, oneOf(chance, plays), chance, SIZE),
    );
    const draw = drawOf(family, chance, tickets);
    const [ours, peer] = [settleOurs(draw), settleByPeer(draw)];
    for (const ticket of tickets) {
      assert(ours(ticket) === peer(ticket), `paid alike: ${ticket.play} ${ticket.pick}`);
    }
    const rates = Array.from({ length: rounds }, () => ({
      ours: perSecond(tickets, () => ours, atLeastMs),
      peer: perSecond(tickets, () => peer, atLeastMs),
    }));
    return {
      family: family.code,
      notes: tickets.reduce((sum, { notes }) => sum + notes, 0) / TICKETS,
      ours: median(rates.map((each) => each.ours)),
      peer: median(rates.map((each) => each.peer)),
    };
  });
}

function drawOf(
  family: (typeof FAMILIES)[number][0],
  chance: Chance,
  tickets: readonly BenchTicket[],
): PreparedDraw {
  const draw = prepareDraw(family, anyResult(family, chance, oneOf(chance, tickets).slip));
  assert(draw, `${family.code} knows its own results`);
  return draw;
}

function settleOurs(draw: PreparedDraw): (ticket: BenchTicket) => bigint {
  const settle = makeSettler<BenchTicket>(draw, ({ terms }) => terms);
  return (ticket) => settle(ticket)?.payout ?? 0n;
}

/** Compares every combination of the ticket's numbers with the draw. */
function settleByPeer(draw: PreparedDraw): (ticket: BenchTicket) => bigint {
  const drawn = new Set(draw.numbers.split(',').map(Number));
  return ({ slip, bet, unit, multiple, terms }) => {
    const { selection } = slip;
    const numbers = selection.kind === 'rows' ? (selection.rows[0] ?? []) : selection.lines;
    const size = Number(slip.play.slice(-1));
    const { tiers } = bet.play;
    const counts = new Array<number>(tiers.length + 1).fill(0);
    for (const combination of new Combination(numbers.map(Number), size)) {
      const hits = combination.filter((number) => drawn.has(number)).length;
      const tier = slip.play.startsWith('Any')
        ? Number(hits !== Math.min(size, drawn.size))
        : tiers.findIndex(({ code }) => code === String(hits));
      if (tier >= 0 && tier < tiers.length) counts[tier] = (counts[tier] ?? 0) + 1;
    }
    if (counts.every((count) => count === 0)) return 0n;
    return payCounts({ ...bet, unit, multiple, terms }, draw, NO_CAPS, counts).payout;
  };
}

/** Formats the figures, one line per family. */
export function describeLotteryPeer(figures: readonly LotteryPeerFigures[]): string[] {
  const whole = (number: number) => Math.round(number).toLocaleString('en');
  return figures.map(
    ({ family, notes, ours, peer }) =>
      `${family}, plays of combinations, ${notes.toFixed(1)} notes each: ${whole(ours)} per ` +
      `second, written out by js-combinatorics ${whole(peer)} (${whole(ours / peer)} x)`,
  );
}
