// What very many rounds came to, and how far that lies from exact figures.
import { NODE_HASHES } from '../../apps/server/src/modules/lottery/hashing/index.ts';
import { soloStream } from '@fairhouse/rules/games';
import type { WordStream } from '@fairhouse/rules/fair';
import { createHash } from 'node:crypto';

/** Totals of rounds; wins are in the unit of the game. */
export interface RoundTotals {
  readonly rounds: number;
  /** With free spins and respins; as many as rounds where a round has no spins. */
  readonly spins: number;
  readonly won: number;
  readonly hits: number;
  readonly greatest: number;
}

export const NO_ROUNDS: RoundTotals = { rounds: 0, spins: 0, won: 0, hits: 0, greatest: 0 };

/** Rounds that are drawn from the words of one key: deriving a key takes longer than a spin. */
const OF_A_KEY = 100;

/** What one round pays, and its spins. */
export interface PlayedRound {
  readonly win: number;
  readonly spins: number;
}

/** What is played, and from which seed on. */
export interface Simulation {
  readonly seed: string;
  /** The game and its version, such as `dice/1`. */
  readonly game: string;
  readonly play: (words: WordStream) => PlayedRound;
}

/**
 * Plays on until there are that many rounds, a multiple of a hundred. The keys are derived as the
 * studio derives those of its rounds; the nonce of a key is its place.
 */
export function playMany(
  { seed, game, play }: Simulation,
  until: number,
  from: RoundTotals = NO_ROUNDS,
): RoundTotals {
  const serverSeed = createHash('sha256').update(seed).digest('hex');
  const pair = { pairId: 'simulation', clientSeed: 'simulation', serverSeed, game };
  let { rounds, spins, won, hits, greatest } = from;
  while (rounds < until) {
    const words = soloStream(NODE_HASHES, { ...pair, nonce: rounds / OF_A_KEY });
    for (let left = OF_A_KEY; left > 0; left -= 1) {
      const round = play(words);
      won += round.win;
      hits += round.win > 0 ? 1 : 0;
      spins += round.spins;
      greatest = Math.max(greatest, round.win);
    }
    rounds += OF_A_KEY;
  }
  return { rounds, spins, won, hits, greatest };
}

/** Exact figures of a round in the unit of its wins. */
export interface ExactFigures {
  readonly mean: number;
  readonly hitRate: number;
  /** The standard deviation of what a round pays. */
  readonly sigma: number;
}

/** Totals compared with exact figures. */
export interface Deviation {
  readonly mean: number;
  readonly hitRate: number;
  /** How many standard errors each lies from its exact figure. */
  readonly ofMean: number;
  readonly ofHits: number;
}

/** How far totals are from the exact figures. */
export function deviationOf(exact: ExactFigures, { rounds, won, hits }: RoundTotals): Deviation {
  const [mean, hitRate] = [won / rounds, hits / rounds];
  const errorOfHits = Math.sqrt((exact.hitRate * (1 - exact.hitRate)) / rounds);
  return {
    mean,
    hitRate,
    ofMean: (mean - exact.mean) / (exact.sigma / Math.sqrt(rounds)),
    ofHits: hitRate === exact.hitRate ? 0 : (hitRate - exact.hitRate) / errorOfHits,
  };
}
