// Measures settled tickets per second on one core, by family: as the server settles them, from the
// stored text to the payout, and by enumerating every note for comparison.
import {
  checkSlip,
  countWins,
  defaultFixed,
  listFamilies,
  makeSettler,
  NO_CAPS,
  payCounts,
  prepareDraw,
  type Bet,
  type Family,
  type Play,
  type PreparedDraw,
  type Slip,
  type StoredBet,
  type Terms,
} from '@fairhouse/rules/lottery';
import {
  anyResult,
  makeChance,
  oneOf,
  plainReadingOf,
  randomBet,
  SMALL,
  type Chance,
  type SlipSize,
} from '@fairhouse/rules/testing';
import { amount, assert } from '@fairhouse/values';
import { median } from './pgbench.ts';

export interface LotteryBench {
  readonly rounds: number;
  /** The number of different tickets of each family and kind. */
  readonly tickets: number;
  /** The minimum CPU time of each measurement, in milliseconds. */
  readonly atLeastMs: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

/** Medians, in tickets per second on one core. */
export interface LotteryFigures {
  readonly family: string;
  /** Tickets of one note, or of the fewest notes that any play of the family has. */
  readonly single: number;
  /** Tickets of a few symbols on any play, and their average number of notes. */
  readonly mixed: number;
  readonly notes: number;
  readonly winners: number;
  /** The mixed tickets, settled by enumerating their notes. */
  readonly plain: number;
}

export interface BenchTicket extends StoredBet {
  readonly slip: Slip;
  readonly bet: Bet;
  readonly terms: Terms;
}

interface Load {
  readonly family: Family;
  readonly single: readonly BenchTicket[];
  readonly mixed: readonly BenchTicket[];
  /** The draws, the same for both implementations. */
  readonly draws: readonly PreparedDraw[];
}

const DRAWS = 16;
/** One in this many mixed tickets is also settled by its notes. */
const PLAIN_SHARE = 20;
const UNIT = amount(20_000n);

/** Measures every family, alternating between the implementations in each round. */
export function benchLottery(options: LotteryBench): LotteryFigures[] {
  const chance = makeChance(options.seed);
  const loads = listFamilies().map((family) => loadOf(family, chance, options.tickets));
  loads.forEach(expectEqualMoney);
  const rates = loads.map(() => ({ single: [0], mixed: [0], plain: [0] }));
  for (const row of rates) for (const list of Object.values(row)) list.length = 0;
  for (let round = 1; round <= options.rounds; round += 1) {
    for (const [at, load] of loads.entries()) {
      const plain = load.mixed.slice(0, load.mixed.length / PLAIN_SHARE);
      const { atLeastMs } = options;
      rates[at]?.single.push(rate(load, load.single, settleFast, atLeastMs));
      rates[at]?.mixed.push(rate(load, load.mixed, settleFast, atLeastMs));
      rates[at]?.plain.push(rate(load, plain, settleByNotes, atLeastMs));
    }
    options.log(`round ${round} of ${options.rounds}`);
  }
  return loads.map((load, at) => {
    const { single, mixed, plain } = rates[at] ?? { single: [], mixed: [], plain: [] };
    return {
      family: load.family.code,
      single: median(single),
      mixed: median(mixed),
      plain: median(plain),
      ...shapeOf(load),
    };
  });
}

function loadOf(family: Family, chance: Chance, count: number): Load {
  const plays = [...family.plays.values()];
  const least = plays.map((play) => ({ play, notes: smallest(family, play, chance).notes }));
  const fewest = Math.min(...least.map(({ notes }) => notes));
  const ones = least.filter(({ notes }) => notes === fewest).map(({ play }) => play);
  const fill = (make: () => BenchTicket) => Array.from({ length: count }, make);
  const mixed = fill(() => randomTicket(family, oneOf(chance, plays), chance));
  const draws = Array.from({ length: DRAWS }, () => {
    const draw = prepareDraw(family, anyResult(family, chance, oneOf(chance, mixed).slip));
    assert(draw, `${family.code} knows its own results`);
    return draw;
  });
  return {
    family,
    single: fill(() => smallest(family, oneOf(chance, ones), chance)),
    mixed,
    draws,
  };
}

/** A ticket of one note, or of the fewest found in 30 tries if the play has none of one note. */
function smallest(family: Family, play: Play, chance: Chance): BenchTicket {
  let best = randomTicket(family, play, chance, { extraSymbols: 0, lines: 1 });
  for (let tries = 0; best.notes > 1 && tries < 30; tries += 1) {
    const next = randomTicket(family, play, chance, { ...SMALL, extraSymbols: tries % 3 });
    if (next.notes < best.notes) best = next;
  }
  return best;
}

/** A random ticket of the play, on its default terms. */
export function randomTicket(
  family: Family,
  play: Play,
  chance: Chance,
  size: SlipSize = SMALL,
): BenchTicket {
  const { slip, bet } = randomBet(family, play, chance, size);
  const terms = defaultFixed(play) ?? { style: 'GROUP', group: 1956 };
  const { pick, notes } = bet;
  return { play: play.code, pick, notes, unit: UNIT, multiple: 1, slip, bet, terms };
}

type Settle = (load: Load, draw: PreparedDraw) => (ticket: BenchTicket) => bigint;

const settleFast: Settle = (_load, draw) => {
  const settle = makeSettler<BenchTicket>(draw, ({ terms }) => terms);
  return (ticket) => settle(ticket)?.payout ?? 0n;
};

const settleByNotes: Settle = ({ family }, draw) => {
  const plainWins = plainReadingOf(family);
  assert(plainWins, `${family.code} has a plain reading`);
  return ({ slip, bet, unit, multiple, terms }) => {
    const counts = new Array<number>(bet.play.tiers.length + 1).fill(0);
    plainWins(slip, bet, draw.numbers, counts);
    if (counts.every((count) => count === 0)) return 0n;
    return payCounts({ ...bet, unit, multiple, terms }, draw, NO_CAPS, counts).payout;
  };
};

function rate(
  load: Load,
  tickets: readonly BenchTicket[],
  settleWith: Settle,
  atLeastMs: number,
): number {
  const settleIn = (round: number) => {
    const draw = load.draws[round % load.draws.length];
    assert(draw, 'there are draws');
    return settleWith(load, draw);
  };
  return perSecond(tickets, settleIn, atLeastMs);
}

/**
 * Tickets per second of CPU time, independent of the load of the machine: settles all tickets in
 * one draw after the other until the time is used up.
 */
export function perSecond(
  tickets: readonly BenchTicket[],
  settleIn: (round: number) => (ticket: BenchTicket) => bigint,
  atLeastMs: number,
): number {
  let [settled, paid, spent] = [0, 0n, 0];
  const started = process.cpuUsage();
  for (let round = 0; spent < atLeastMs; round += 1) {
    const settle = settleIn(round);
    for (const ticket of tickets) paid += settle(ticket);
    settled += tickets.length;
    const { user, system } = process.cpuUsage(started);
    spent = (user + system) / 1000;
  }
  assert(paid >= 0n, 'prizes are never negative');
  return (settled / spent) * 1000;
}

/** Checks that both implementations pay the same. */
function expectEqualMoney(load: Load): void {
  const [draw] = load.draws;
  assert(draw, 'there are draws');
  const [fast, plain] = [settleFast(load, draw), settleByNotes(load, draw)];
  for (const ticket of load.mixed.slice(0, 200)) {
    const why = `${load.family.code} ${ticket.play} ${ticket.pick} in ${draw.numbers}`;
    assert(fast(ticket) === plain(ticket), `paid alike: ${why}`);
    assert(checkSlip(load.family, ticket.slip).ok, `a legal slip: ${why}`);
  }
}

function shapeOf({ mixed, draws }: Load): { notes: number; winners: number } {
  const notes = mixed.reduce((sum, ticket) => sum + ticket.notes, 0) / mixed.length;
  const counts: number[] = [];
  const won = draws.flatMap((draw) => mixed.filter(({ bet }) => countWins(bet, draw, counts)));
  return { notes, winners: won.length / (mixed.length * draws.length) };
}

/** Formats the figures as a table; the target is a million single notes per second. */
export function describeLottery(figures: readonly LotteryFigures[]): string[] {
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(13)).join('');
  const whole = (number: number) => Math.round(number).toLocaleString('en');
  const head = ['family', 'one note', 'mixed', 'notes each', 'win', 'written out', 'faster'];
  const slow = figures.filter(({ single }) => single < 1_000_000).map(({ family }) => family);
  return [
    'tickets per second of one core, from stored text to money',
    row(head),
    ...figures.map((each) =>
      row([
        each.family,
        whole(each.single),
        whole(each.mixed),
        each.notes.toFixed(1),
        `${(100 * each.winners).toFixed(1)} %`,
        whole(each.plain),
        `${whole(each.mixed / each.plain)} x`,
      ]),
    ),
    slow.length === 0
      ? 'every family settles a million tickets of one note per second'
      : `below a million tickets of one note per second: ${slow.join(', ')}`,
  ];
}
