import clsx from 'clsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Balls } from '../../ui/Balls.tsx';
import { Dice } from '../../ui/Dice.tsx';
import { shownResult } from './result-balls.ts';

// What few families need comes when it is needed.
const CardHands = lazy(async () => ({
  default: (await import('./faces/CardHands.tsx')).CardHands,
}));
const FaceRow = lazy(async () => ({ default: (await import('./faces/FaceRow.tsx')).FaceRow }));
const TonedDigit = lazy(async () => ({
  default: (await import('./faces/TonedDigit.tsx')).TonedDigit,
}));

interface ResultBallsProps {
  readonly family: string;
  readonly numbers: string | undefined;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly label?: string;
  readonly fresh?: boolean;
  /** Shows no more numbers than these. */
  readonly most?: number;
}

/** A result of any family: balls, dice, symbols, cards, or the first prizes. */
export function ResultBalls(props: ResultBallsProps) {
  const { family, numbers, size = 'md', most = Number.POSITIVE_INFINITY, ...rest } = props;
  const shown = shownResult(family, numbers);
  if (shown === undefined) return null;
  const { look, parts, faces = [], mark, toneOf } = shown;
  const faceSize = size === 'xs' ? 'sm' : size;
  switch (look) {
    case 'dice':
      return <Dice faces={parts} size={faceSize} {...rest} />;
    case 'text':
      return (
        <span className={clsx('figures font-bold', TEXT_SIZES[size])}>{parts.join(' · ')}</span>
      );
    case 'faces':
      return (
        <Later size={size}>
          <FaceRow family={family} faces={faces} size={faceSize} {...rest} />
        </Later>
      );
    case 'cards':
      return (
        <Later size={size}>
          <CardHands family={family} cards={parts.map(Number)} size={faceSize} {...rest} />
        </Later>
      );
    case 'digit':
      return (
        <Later size={size}>
          <TonedDigit digit={parts[0] ?? ''} size={size} {...rest} />
        </Later>
      );
    case 'balls': {
      const balls = <Balls numbers={parts.slice(0, most)} size={size} toneOf={toneOf} {...rest} />;
      if (mark === undefined) return balls;
      return (
        <Later size={size}>
          <Marked mark={mark}>{balls}</Marked>
        </Later>
      );
    }
  }
}

interface LaterProps {
  readonly size: 'xs' | 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

/** Keeps the room of a result whose picture or words are still on their way. */
function Later({ size, children }: LaterProps) {
  return (
    <Suspense fallback={<span className={clsx('block', HEIGHTS[size])} />}>{children}</Suspense>
  );
}

const HEIGHTS = { xs: 'h-5.5', sm: 'h-6.5', md: 'h-9', lg: 'h-12' } as const;

interface MarkedProps {
  readonly mark: string;
  readonly children: ReactNode;
}

/** A result with the sign of the lunar year that it was drawn in. */
function Marked({ mark, children }: MarkedProps) {
  const t = useTexts('plays');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <span className="rounded-sm border border-line px-1.5 text-xs text-ink-2">
        {t(`symbol.${mark}` as 'symbol.rat')}
      </span>
    </span>
  );
}

const TEXT_SIZES = { xs: 'text-sm', sm: 'text-base', md: 'text-base', lg: 'text-2xl' } as const;
