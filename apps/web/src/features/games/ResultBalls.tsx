import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import { Balls } from '../../ui/Balls.tsx';
import { Dice } from '../../ui/Dice.tsx';
import { MarkedResult } from './MarkedResult.tsx';
import { shownResult, wingoColour, type ShownResult } from './result-balls.ts';

// What few families need comes when it is needed.
const CardHands = lazy(async () => ({
  default: (await import('./faces/CardHands.tsx')).CardHands,
}));
const Hands = lazy(async () => ({ default: (await import('./faces/Hands.tsx')).Hands }));
const FaceRow = lazy(async () => ({ default: (await import('./faces/FaceRow.tsx')).FaceRow }));
const Faces = lazy(async () => ({ default: (await import('./faces/Faces.tsx')).Faces }));
const TonedDigit = lazy(async () => ({
  default: (await import('./faces/TonedDigit.tsx')).TonedDigit,
}));

type Size = 'xs' | 'sm' | 'md' | 'lg';

interface ResultBallsProps {
  readonly family: string;
  readonly numbers: string | undefined;
  readonly size?: Size;
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
  const { look, parts, mark, toneOf } = shown;
  if (look === 'dice') return <Dice faces={parts} size={smallest(size)} {...rest} />;
  if (look === 'text') {
    return <span className={clsx('figures font-bold', TEXT_SIZES[size])}>{parts.join(' · ')}</span>;
  }
  // On a card the picture says enough: words of plays would come with every first page.
  if (look === 'digit' && size === 'xs') {
    const tone = wingoColour(Number(parts[0]));
    return <Balls numbers={parts} size={size} toneOf={() => tone} {...rest} />;
  }
  const balls = <Balls numbers={parts.slice(0, most)} size={size} toneOf={toneOf} {...rest} />;
  const isMarked = size !== 'xs' && (mark !== undefined || family.startsWith('FANTAN'));
  if (look === 'balls' && !isMarked) return balls;
  return (
    <Suspense fallback={<span className={clsx('block', HEIGHTS[size])} />}>
      {look === 'balls' ? (
        <MarkedResult numbers={parts.join('')} sign={mark}>
          {balls}
        </MarkedResult>
      ) : (
        <Picture family={family} shown={shown} size={size} {...rest} />
      )}
    </Suspense>
  );
}

interface PictureProps extends Omit<ResultBallsProps, 'numbers' | 'most'> {
  readonly shown: ShownResult;
  readonly size: Size;
}

/** Symbols, cards or a digit in colours, with words that come with them. */
function Picture({ family, shown, size, ...rest }: PictureProps) {
  const { look, parts, faces = [] } = shown;
  const room = smallest(size);
  if (size === 'xs') {
    const { label = '', fresh } = rest;
    const plain = { size: room, ...(fresh === undefined ? {} : { fresh }) };
    if (look === 'cards') return <Hands cards={parts.map(Number)} label={label} {...plain} />;
    return <Faces faces={faces} label={`${label} ${parts.join(' ')}`} {...plain} />;
  }
  if (look === 'digit') return <TonedDigit digit={parts[0] ?? ''} size={size} {...rest} />;
  if (look === 'cards') {
    return <CardHands family={family} cards={parts.map(Number)} size={room} {...rest} />;
  }
  return <FaceRow family={family} faces={faces} size={room} {...rest} />;
}

/** Pictures are not drawn smaller than this. */
function smallest(size: Size) {
  return size === 'xs' ? 'sm' : size;
}

/** The room that is kept while a picture or its words are on their way. */
const HEIGHTS = { xs: 'h-5.5', sm: 'h-6.5', md: 'h-9', lg: 'h-12' } as const;

const TEXT_SIZES = { xs: 'text-sm', sm: 'text-base', md: 'text-base', lg: 'text-2xl' } as const;
