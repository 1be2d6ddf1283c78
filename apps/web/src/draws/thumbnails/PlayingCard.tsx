import clsx from 'clsx';
import { cardRank } from './card-rank.ts';
import type { FaceSize } from './face-sizes.ts';

interface PlayingCardProps {
  /** The card's number in the shoe, from 1. */
  readonly card: number;
  readonly size: FaceSize;
}

/** A card of the shoe: its rank and its suit. */
export function PlayingCard({ card, size }: PlayingCardProps) {
  const suit = SUITS[Math.floor(((card - 1) % 52) / 13)] ?? SUITS[0];
  return (
    <span
      aria-hidden
      className={clsx(
        'figures inline-flex flex-col items-center justify-center rounded-sm bg-[#fbf8f1] font-bold',
        // A hairline, or a card has no edge on the white of the light theme.
        'leading-none shadow-card ring-1 ring-[#d3c8ac] ring-inset',
        SIZES[size],
      )}
      style={{ color: suit.colour }}
    >
      {cardRank(card)}
      <svg viewBox="0 0 12 12" className={size === 'lg' ? 'size-4' : 'size-2.5'}>
        <path d={suit.path} fill="currentColor" />
      </svg>
    </span>
  );
}

const RED = '#c63a40';
const BLACK = '#1a2033';

const SUITS = [
  {
    colour: BLACK,
    path: 'M6 1C8 4 11 5 11 7.6 11 9.6 8.3 10.2 6.7 8.7L7.5 11h-3l.8-2.3C3.7 10.2 1 9.6 1 7.6 1 5 4 4 6 1Z',
  },
  {
    colour: RED,
    path: 'M6 11C2.5 8 1 6.2 1 4.1 1 1.3 4.7.6 6 3.2 7.3.6 11 1.3 11 4.1 11 6.2 9.5 8 6 11Z',
  },
  {
    colour: BLACK,
    path: 'M6 1a2.3 2.3 0 0 1 2.2 3.1A2.3 2.3 0 1 1 7 8.2L7.6 11H4.4L5 8.2a2.3 2.3 0 1 1-1.2-4.1A2.3 2.3 0 0 1 6 1Z',
  },
  { colour: RED, path: 'm6 1 4 5-4 5-4-5Z' },
] as const;

const SIZES: Readonly<Record<FaceSize, string>> = {
  sm: 'h-7 w-5.5 text-xs',
  md: 'h-9 w-7 text-sm',
  lg: 'h-14 w-10 gap-0.5 text-lg',
};
