// Hi-lo (games.md 10): cards with replacement, the ace low; each guess multiplies by the chance of
// its ranks.
import { intBelow, type WordStream } from '../../fair/stream.ts';
import { rankOf } from '../cards.ts';
import { multiplier, NO_MULTIPLIER, type Multiplier } from '../multiplier.ts';

export const HILO_CARDS_MAX = 52;
const [ACE, KING, RANKS] = [1, 13, 13];

export type HiloGuess = 'HIGHER' | 'LOWER' | 'SAME' | 'SKIP';
export type HiloStep = 'WON' | 'LOST' | 'SKIPPED' | 'NOT_OFFERED';

export interface HiloState {
  readonly cards: readonly number[];
  readonly steps: readonly HiloStep[];
  /** If taken now; zero after a wrong guess and before the first right one. */
  readonly multiplier: Multiplier;
}

/** The next card of the round, 1 to 52. */
export function drawHiloCard(words: WordStream): number {
  return 1 + intBelow(words, HILO_CARDS_MAX);
}

/**
 * How many of the thirteen ranks win for a guess on a rank; undefined where it is not offered.
 * HIGHER and LOWER include the same rank, except on an ace and a king, which offer SAME instead.
 */
export function winningRanks(rank: number, guess: HiloGuess): number | undefined {
  if (guess === 'SKIP') return undefined;
  if (guess === 'SAME') return rank === ACE || rank === KING ? 1 : undefined;
  if (guess === 'HIGHER') {
    if (rank === KING) return undefined;
    return rank === ACE ? RANKS - 1 : RANKS + 1 - rank;
  }
  if (rank === ACE) return undefined;
  return rank === KING ? RANKS - 1 : rank;
}

/** ⌊9,900 × Π 13 / ranks⌋ over the guesses that were right. */
export function hiloMultiplier(ranks: readonly number[]): Multiplier {
  const numerator = ranks.reduce((product) => product * BigInt(RANKS), 9_900n);
  const denominator = ranks.reduce((product, count) => product * BigInt(count), 1n);
  return multiplier(numerator / denominator);
}

/**
 * The state after guesses in order; `next` draws a card. A wrong guess ends the round; one that is
 * not offered changes nothing and draws no card.
 */
export function playHilo(next: () => number, guesses: readonly HiloGuess[]): HiloState {
  const cards = [next()];
  const steps: HiloStep[] = [];
  const ranks: number[] = [];
  for (const guess of guesses) {
    const step = stepOf(cards, guess, { next, ranks });
    steps.push(step);
    if (step === 'LOST') return { cards, steps, multiplier: NO_MULTIPLIER };
  }
  return { cards, steps, multiplier: ranks.length === 0 ? NO_MULTIPLIER : hiloMultiplier(ranks) };
}

function stepOf(
  cards: number[],
  guess: HiloGuess,
  { next, ranks }: { readonly next: () => number; readonly ranks: number[] },
): HiloStep {
  const rank = rankOf(cards.at(-1) ?? ACE);
  const count = winningRanks(rank, guess);
  if ((count === undefined && guess !== 'SKIP') || cards.length >= HILO_CARDS_MAX) {
    return 'NOT_OFFERED';
  }
  const card = next();
  cards.push(card);
  if (guess === 'SKIP' || count === undefined) return 'SKIPPED';
  if (!isRight(rank, rankOf(card), guess)) return 'LOST';
  ranks.push(count);
  return 'WON';
}

function isRight(rank: number, drawn: number, guess: HiloGuess): boolean {
  if (guess === 'SAME') return drawn === rank;
  const isEdge = rank === ACE || rank === KING;
  if (guess === 'HIGHER') return isEdge ? drawn > rank : drawn >= rank;
  return isEdge ? drawn < rank : drawn <= rank;
}
