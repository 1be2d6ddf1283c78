import { dealCoup } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { usePlayWords } from '../../lottery/play-words.ts';
import { handWords } from '../../lottery/result-words.ts';
import type { FaceSize } from './face-sizes.ts';
import { PlayingCard } from './PlayingCard.tsx';

interface CardHandsProps {
  readonly family: string;
  /** The six cards in the order dealt, as they are numbered in the shoe. */
  readonly cards: readonly number[];
  readonly size: FaceSize;
  readonly label?: string;
  readonly fresh?: boolean;
}

/** A coup of baccarat: the player's and the banker's cards with their totals. */
export function CardHands({ family, cards, size, label, fresh = false }: CardHandsProps) {
  const words = usePlayWords(family);
  const coup = dealCoup(cards);
  const hands = [
    { side: 'PLAYER', total: coup.player, cards: coup.playerCards },
    { side: 'BANKER', total: coup.banker, cards: coup.bankerCards },
  ].map((hand) => ({ ...hand, name: words.symbol(hand.side) }));
  const said = handWords(words, cards);
  return (
    <span
      role="img"
      aria-label={[...(label === undefined ? [] : [label]), ...said].join('. ')}
      className={clsx(
        'inline-flex flex-wrap',
        size === 'lg' ? 'gap-x-6 gap-y-3' : 'gap-x-3 gap-y-1',
      )}
    >
      {hands.map((hand) => (
        <span
          key={hand.side}
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
