import { rankOf, suitOf } from '@fairhouse/rules/games';
import { el } from '../ui/dom.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♦', '♣'];

/** A card, 1 to 52; `undefined` is its back. */
export function playingCard(card: number | undefined, kind = ''): HTMLElement {
  if (card === undefined) return el('div', { class: `card back ${kind}` });
  const [rank, suit] = [RANKS[rankOf(card)] ?? '', suitOf(card)];
  const isRed = suit === 1 || suit === 2;
  return el(
    'div',
    {
      class: `card ${isRed ? 'red' : ''} ${kind}`,
      role: 'img',
      'aria-label': `${rank}${SUITS[suit] ?? ''}`,
    },
    el('span', { class: 'rank' }, rank),
    el('span', { class: 'suit' }, SUITS[suit] ?? ''),
  );
}
