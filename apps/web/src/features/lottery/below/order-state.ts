// What an order's number on the wire means to its player (lottery.md 2.3).
import type { BadgeTone } from '../../../ui/Card.tsx';

export type OrderWord =
  'open' | 'won' | 'lost' | 'tied' | 'cancelled' | 'stopped' | 'void' | 'returned';

const WORDS: Readonly<Record<number, OrderWord>> = {
  1: 'open',
  2: 'open',
  4: 'won',
  5: 'lost',
  6: 'stopped',
  7: 'stopped',
  8: 'cancelled',
  12: 'void',
  14: 'returned',
  15: 'returned',
  16: 'tied',
  17: 'cancelled',
};

/** The word for a state; what is not known yet waits. */
export function orderWord(status: number): OrderWord {
  return WORDS[status] ?? 'open';
}

export function orderTone(word: OrderWord): BadgeTone {
  if (word === 'won') return 'won';
  return word === 'open' ? 'accent' : 'plain';
}
