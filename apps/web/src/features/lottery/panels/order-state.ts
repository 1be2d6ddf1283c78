// The meaning of an order's status number in the calls (lottery.md 2.3).
import type { BadgeTone } from '../../../ui/layout/Card.tsx';
import { isPartReturned, type BetFigures } from '../bets/is-part-returned.ts';

export type OrderState =
  | 'open'
  | 'won'
  | 'part'
  | 'lost'
  | 'tied'
  | 'cancelled'
  | 'stopped'
  | 'void'
  | 'returned';

const WORDS: Readonly<Record<number, OrderState>> = {
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

/** The word for a status; an unknown one is pending. */
export function stateOfStatus(status: number): OrderState {
  return WORDS[status] ?? 'open';
}

/** The word for an order or a bet with its figures. */
export function orderState(order: BetFigures): OrderState {
  return isPartReturned(order) ? 'part' : stateOfStatus(order.status);
}

export function orderTone(word: OrderState): BadgeTone {
  if (word === 'won') return 'won';
  return word === 'open' ? 'accent' : 'plain';
}
