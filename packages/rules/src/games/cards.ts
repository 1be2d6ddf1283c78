// Cards by number (games.md 2.1): rank = (n − 1) mod 13 from the ace to the king, suit = ⌊(n − 1) /
// 13⌋ mod 4 of spades, hearts, diamonds, clubs; a shoe of several decks counts on.
import { assert } from '@fairhouse/values';

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';

/** The rank of a card: 1 for the ace to 13 for the king. */
export function rankOf(card: number): number {
  return ((card - 1) % 13) + 1;
}

/** The suit of a card: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export function suitOf(card: number): number {
  return Math.floor((card - 1) / 13) % 4;
}

/** A card as it is written: `As`, `Td`. */
export function cardText(card: number): string {
  return `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;
}

/** The number in the first deck of a card as it is written. */
export function readCard(text: string): number {
  const [rank, suit] = [RANKS.indexOf(text[0] ?? ''), SUITS.indexOf(text[1] ?? '')];
  assert(rank >= 0 && suit >= 0 && text.length === 2, `no card: ${text}`);
  return suit * 13 + rank + 1;
}
