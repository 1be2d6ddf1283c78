// Bets on the instant games and crash beside their outcomes, counted by the rules of games.md 10
// and not by the code that plays them.
import type { WordStream } from '@fairhouse/rules/fair';
import {
  buildTower,
  callFlips,
  cashOut,
  choose,
  climb,
  coinMultiplier,
  crashPoint,
  diceMultiplier,
  drawHiloCard,
  drawKeno,
  dropBall,
  flipCoin,
  handMultiplier,
  hiloMultiplier,
  kenoPrices,
  layMines,
  minesMultiplier,
  openTiles,
  playHilo,
  playLimbo,
  playPoker,
  plinkoSlots,
  pointMultiplier,
  rollDice,
  shuffleDeck,
  spinWheel,
  towerMultiplier,
  TOWER_LEVELS,
  wheelSegments,
  type KenoRisk,
  type Multiplier,
  type PokerHand,
  type Risk,
  type TowerLevel,
} from '@fairhouse/rules/games';
import { amount } from '@fairhouse/values';
import { NODE_HASHES } from '../../apps/server/src/modules/lottery/hashing/index.ts';

/** In how many ways a round pays a multiplier. */
export interface Outcome {
  readonly ways: bigint;
  readonly multiplier: Multiplier;
}

export interface InstantBet {
  /** The game and what is bet on, such as `dice/1 UNDER 49.50`. */
  readonly name: string;
  /** Plays a round; undefined where the game does not offer the bet. */
  readonly play: (words: WordStream) => Multiplier | undefined;
  readonly outcomes: readonly Outcome[];
}

const STAKE = amount(10_000n);
const LOST = 0n as Multiplier;
const RISKS: readonly Risk[] = ['LOW', 'MEDIUM', 'HIGH'];

/** What wins in some ways of all, and loses in the others. */
function winOrLose(multiplier: Multiplier, wins: bigint, all: bigint): readonly Outcome[] {
  return [
    { ways: wins, multiplier },
    { ways: all - wins, multiplier: LOST },
  ];
}

function dice(side: 'UNDER' | 'OVER', target: number): InstantBet {
  const count = side === 'UNDER' ? target : 9999 - target;
  return {
    name: `dice/1 ${side} ${(target / 100).toFixed(2)}`,
    play: (words) => paidIf(rollDice(words, { side, target }, STAKE)),
    outcomes: winOrLose(diceMultiplier(count), BigInt(count), 10_000n),
  };
}

/** P(X ≥ k) = ⌊99 × 2⁵² / k⌋ / 2⁵², k in hundredths. */
function pointOutcomes(target: number): readonly Outcome[] {
  const all = 1n << 52n;
  return winOrLose(pointMultiplier(target), (99n * all) / BigInt(target), all);
}

function limbo(target: number): InstantBet {
  return {
    name: `limbo/1 ${(target / 100).toFixed(2)}`,
    play: (words) => paidIf(playLimbo(words, target, STAKE)),
    outcomes: pointOutcomes(target),
  };
}

/** A place in crash that leaves at a multiplier by itself. */
function crash(target: number): InstantBet {
  return {
    name: `crash/1 ${(target / 100).toFixed(2)}`,
    play: (words) => {
      const key = Array.from({ length: 8 }, () => words().toString(16).padStart(8, '0')).join('');
      return cashOut(crashPoint(NODE_HASHES, key), target, STAKE).multiplier;
    },
    outcomes: pointOutcomes(target),
  };
}

function coin(flips: number): InstantBet {
  return {
    name: `coin/1 ${flips} right`,
    play: (words) => {
      const fallen = Array.from({ length: flips }, () => flipCoin(words));
      return callFlips(
        fallen,
        fallen.map((_, place) => (place % 2 === 0 ? 'H' : 'T')),
      ).multiplier;
    },
    outcomes: winOrLose(coinMultiplier(flips), 1n, 2n ** BigInt(flips)),
  };
}

function plinko(risk: Risk, rows: number): InstantBet {
  return {
    name: `plinko/1 ${risk} ${rows}`,
    play: (words) => dropBall(words, { risk, rows }, STAKE)?.multiplier,
    outcomes: (plinkoSlots({ risk, rows }) ?? []).map((multiplier, right) => ({
      ways: choose(rows, right),
      multiplier,
    })),
  };
}

function keno(risk: KenoRisk, count: number): InstantBet {
  const picks = Array.from({ length: count }, (_, at) => 40 - at * 3);
  return {
    name: `keno/1 ${risk} ${count}`,
    play: (words) => drawKeno(words, { risk, picks }, STAKE)?.multiplier,
    outcomes: (kenoPrices(risk, count) ?? []).map((multiplier, hits) => ({
      ways: choose(count, hits) * choose(40 - count, 10 - hits),
      multiplier,
    })),
  };
}

function wheel(risk: Risk, segments: number): InstantBet {
  return {
    name: `wheel/1 ${risk} ${segments}`,
    play: (words) => spinWheel(words, { risk, segments }, STAKE)?.multiplier,
    outcomes: (wheelSegments({ risk, segments }) ?? []).map((multiplier) => ({
      ways: 1n,
      multiplier,
    })),
  };
}

function mines(count: number, safe: number): InstantBet {
  const opens = Array.from({ length: safe }, (_, at) => 25 - at);
  return {
    name: `mines/1 ${count} mines, ${safe} opened`,
    play: (words) => openTiles(layMines(words, count), opens).multiplier,
    outcomes: winOrLose(minesMultiplier(count, safe), choose(25 - count, safe), choose(25, safe)),
  };
}

function tower(level: TowerLevel, rows: number): InstantBet {
  const { tiles, safe } = TOWER_LEVELS[level];
  const picks = Array.from({ length: rows }, (_, row) => 1 + (row % tiles));
  return {
    name: `tower/1 ${level} ${rows}`,
    play: (words) => climb(buildTower(words, level), picks).multiplier,
    outcomes: winOrLose(
      towerMultiplier(level, rows),
      BigInt(safe) ** BigInt(rows),
      BigInt(tiles) ** BigInt(rows),
    ),
  };
}

/** One guess: the same on an ace and a king, otherwise higher. */
function hilo(): InstantBet {
  const guesses = (rank: number) => (rank === 1 || rank === 13 ? 'SAME' : 'HIGHER');
  const outcomes = Array.from({ length: 13 }, (_, at) => at + 1).flatMap((rank) => {
    const ranks = guesses(rank) === 'SAME' ? 1 : 14 - rank;
    return winOrLose(hiloMultiplier([ranks]), BigInt(ranks), 13n);
  });
  return {
    name: 'hilo/1 one guess',
    play: (words) => {
      const first = drawHiloCard(words);
      const cards = [first, drawHiloCard(words)];
      return playHilo(() => cards.shift() ?? 0, [guesses(((first - 1) % 13) + 1)]).multiplier;
    },
    outcomes,
  };
}

/** The hands of five of 52 cards; a hand is as likely whichever cards are held unseen. */
const HANDS: Readonly<Record<PokerHand, bigint>> = {
  ROYAL: 4n,
  STRAIGHT_FLUSH: 36n,
  QUADS: 624n,
  FULL_HOUSE: 3744n,
  FLUSH: 5108n,
  STRAIGHT: 10_200n,
  TRIPS: 54_912n,
  TWO_PAIR: 123_552n,
  JACKS: 337_920n,
  NOTHING: 2_062_860n,
};

function poker(hold: readonly number[]): InstantBet {
  return {
    name: `video-poker/1 ${hold.length} held unseen`,
    play: (words) => playPoker(shuffleDeck(words), hold, STAKE).multiplier,
    outcomes: Object.entries(HANDS).map(([hand, ways]) => ({
      ways,
      multiplier: handMultiplier(hand as PokerHand),
    })),
  };
}

function paidIf(
  round: { readonly won: boolean; readonly multiplier: Multiplier } | undefined,
): Multiplier | undefined {
  return round === undefined || round.won ? round?.multiplier : LOST;
}

/**
 * Bets of every instant game. None has a price so rare that a mean of some hundred thousand rounds
 * is far from normal: standard errors would say nothing of it.
 */
export const INSTANT_BETS: readonly InstantBet[] = [
  ...[50, 4950, 9800].map((target) => dice('UNDER', target)),
  ...[199, 5049, 9899].map((target) => dice('OVER', target)),
  ...[101, 200, 1000, 10_000].map(limbo),
  ...[101, 150, 300, 2000].map(crash),
  ...[1, 3, 7].map(coin),
  ...RISKS.flatMap((risk) => [8, 12, 14].map((rows) => plinko(risk, rows))),
  ...(['MEDIUM', 'HIGH'] as const).flatMap((risk) =>
    [1, 3, 4, 5].map((count) => keno(risk, count)),
  ),
  ...RISKS.flatMap((risk) => [10, 30, 50].map((segments) => wheel(risk, segments))),
  mines(1, 1),
  mines(3, 5),
  mines(10, 3),
  mines(24, 1),
  tower('EASY', 9),
  tower('MEDIUM', 4),
  tower('HARD', 3),
  tower('EXPERT', 2),
  tower('MASTER', 2),
  hilo(),
  poker([]),
  poker([0, 3]),
];
