import { dealCoup } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import type { FaceSize } from './face-sizes.ts';
import { PlayingCard } from './PlayingCard.tsx';

export interface HandsProps {
  /** The six cards in the order dealt, by their numbers in the shoe. */
  readonly cards: readonly number[];
  readonly size: FaceSize;
  /** The names of the hands, the player's first; omitted where there is no space for words. */
  readonly names?: readonly [string, string];
  /** The text for screen readers, before the totals unless it contains them. */
  readonly label: string;
  readonly fresh?: boolean;
}

/** The cards of both hands with their totals, without loading any words. */
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
