import { dealCoup } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import type { FaceSize } from './face-sizes.ts';
import { PlayingCard } from './PlayingCard.tsx';

export interface HandsProps {
  /** The six cards in the order dealt, as they are numbered in the shoe. */
  readonly cards: readonly number[];
  readonly size: FaceSize;
  /** Whose hands they are, the player's first; left out where there is no room for words. */
  readonly names?: readonly [string, string];
  /** What is said to those who listen, before the totals where those are not in it. */
  readonly label: string;
  readonly fresh?: boolean;
}

/** The cards of both hands with their totals, for places that wait for no words. */
export function Hands({ cards, size, names, label, fresh = false }: HandsProps) {
  const coup = dealCoup(cards);
  const hands = [
    { name: names?.[0], total: coup.player, cards: coup.playerCards },
    { name: names?.[1], total: coup.banker, cards: coup.bankerCards },
  ];
  return (
    <span
      role="img"
      aria-label={names === undefined ? `${label} ${coup.player} : ${coup.banker}` : label}
      className={clsx(
        'inline-flex flex-wrap',
        size === 'lg' ? 'gap-x-6 gap-y-3' : 'gap-x-3 gap-y-1',
      )}
    >
      {hands.map((hand, index) => (
        <span
          key={index}
          aria-hidden
          className={clsx('inline-flex items-center gap-1.5', fresh && 'rise-in')}
        >
          <span className="text-xs text-ink-2">
            {hand.name} <strong className="figures text-sm text-ink">{hand.total}</strong>
          </span>
          <span className="inline-flex gap-0.5">
            {hand.cards.map((card) => (
              <PlayingCard key={card} card={card} size={size} />
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}
