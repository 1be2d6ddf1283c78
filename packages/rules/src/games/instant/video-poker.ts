// Video poker (games.md 10): five cards of a shuffled deck, any of them held, the others replaced
// in the order of their places by the sixth, seventh, … card.
import type { Amount } from '@fairhouse/values';
import { pickNumbers, type WordStream } from '../../fair/stream.ts';
import { rankOf, suitOf } from '../cards.ts';
import { NO_MULTIPLIER, tableMultiplier, type Multiplier } from '../multiplier.ts';
import { resultAt, type InstantResult } from './result-at.ts';
import { VIDEO_POKER_TABLE } from './tables/video-poker-table.ts';

export type PaidHand = keyof typeof VIDEO_POKER_TABLE;
export type PokerHand = PaidHand | 'NOTHING';

const DECK = 52;
const HAND = 5;

/** The deck of a round, shuffled. */
export function shuffleDeck(words: WordStream): number[] {
  return pickNumbers(words, DECK, DECK);
}

/** The hand after the places that are not held, counted from 0, were replaced. */
export function replaceCards(deck: readonly number[], hold: readonly number[]): number[] {
  let next = HAND;
  return deck.slice(0, HAND).map((card, place) => {
    if (hold.includes(place)) return card;
    next += 1;
    return deck[next - 1] ?? card;
  });
}

/** What five cards are. */
export function pokerHand(cards: readonly number[]): PokerHand {
  const ranks = cards.map(rankOf).toSorted((left, right) => left - right);
  const counts = countsOf(ranks);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isRoyal = ranks.join() === '1,10,11,12,13';
  const isStraight = isRoyal || (counts.size === HAND && (ranks[4] ?? 0) - (ranks[0] ?? 0) === 4);
  if (isFlush && isStraight) return isRoyal ? 'ROYAL' : 'STRAIGHT_FLUSH';
  if (isFlush) return 'FLUSH';
  if (isStraight) return 'STRAIGHT';
  return handOfCounts(counts);
}

function handOfCounts(counts: ReadonlyMap<number, number>): PokerHand {
  const sizes = [...counts.values()].toSorted((left, right) => right - left).join('');
  if (sizes.startsWith('4')) return 'QUADS';
  if (sizes === '32') return 'FULL_HOUSE';
  if (sizes.startsWith('3')) return 'TRIPS';
  if (sizes.startsWith('22')) return 'TWO_PAIR';
  const pair = [...counts].find(([, count]) => count === 2)?.[0] ?? 0;
  return pair === 1 || pair > 10 ? 'JACKS' : 'NOTHING';
}

function countsOf(ranks: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

/** The multiplier of a hand. */
export function handMultiplier(hand: PokerHand): Multiplier {
  return hand === 'NOTHING' ? NO_MULTIPLIER : tableMultiplier(VIDEO_POKER_TABLE[hand]);
}

export interface PokerRound extends InstantResult {
  readonly dealt: readonly number[];
  readonly final: readonly number[];
  readonly hand: PokerHand;
}

/** Plays a deck to its end with the places that are held. */
export function playPoker(
  deck: readonly number[],
  hold: readonly number[],
  stake: Amount,
): PokerRound {
  const final = replaceCards(deck, hold);
  const hand = pokerHand(final);
  return { ...resultAt(stake, handMultiplier(hand)), dealt: deck.slice(0, HAND), final, hand };
}
