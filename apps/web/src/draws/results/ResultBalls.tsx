import clsx from 'clsx';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Balls } from '../../ui/data/Balls.tsx';
import { Dice } from '../../ui/data/Dice.tsx';
import { MarkedResult } from './MarkedResult.tsx';
import { resultView, wingoColour, type ResultView } from './result-view.ts';

// Components that few families use are loaded lazily.
const CardHands = lazy(async () => ({
  default: (await import('../thumbnails/CardHands.tsx')).CardHands,
}));
const Hands = lazy(async () => ({ default: (await import('../thumbnails/Hands.tsx')).Hands }));
const FaceRow = lazy(async () => ({
  default: (await import('../thumbnails/FaceRow.tsx')).FaceRow,
}));
const Faces = lazy(async () => ({ default: (await import('../thumbnails/Faces.tsx')).Faces }));
const MarkSixBalls = lazy(async () => ({
  default: (await import('./MarkSixBalls.tsx')).MarkSixBalls,
}));
const TonedDigit = lazy(async () => ({
  default: (await import('../thumbnails/TonedDigit.tsx')).TonedDigit,
}));

type Size = 'xs' | 'sm' | 'md' | 'lg';

interface ResultBallsProps {
  readonly family: string;
  readonly numbers: string | undefined;
  readonly size?: Size;
  readonly label?: string;
  readonly fresh?: boolean;
  /** The maximum count of numbers to show. */
  readonly most?: number;
}

/** A result of any family: balls, dice, symbols, cards, or the first prizes. */
export function ResultBalls(props: ResultBallsProps) {
  const { family, numbers, size = 'md', most = Number.POSITIVE_INFINITY, ...rest } = props;
  const shown = resultView(family, numbers);
  if (shown === undefined) return null;
  const { look, parts, mark, toneOf } = shown;
  if (look === 'dice') return <Dice faces={parts} size={smallest(size)} {...rest} />;
  if (look === 'text') {
    return <span className={clsx('figures font-bold', TEXT_SIZES[size])}>{parts.join(' · ')}</span>;
  }
  // Cards show balls without words, so that the first page does not load the play catalogues.
  if (look === 'digit' && size === 'xs') {
    const tone = wingoColour(Number(parts[0]));
    return <Balls numbers={parts} size={size} toneOf={() => tone} {...rest} />;
  }
  const row = { numbers: parts.slice(0, most), size, toneOf, ...rest };
  if (family === 'LHC') return <MarkSix {...row} year={mark} />;
  const balls = <Balls {...row} />;
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

/** Seven balls and the plus are one line on a phone, and beside the clock of a tablet. */
const markSixClass = 'max-sm:gap-x-0.5 md:max-lg:gap-x-1 md:max-lg:[&_.figures]:size-9';

interface MarkSixProps extends ComponentProps<typeof Balls> {
  readonly numbers: readonly string[];
  readonly year: string | undefined;
}

/** The special number stands after a plus. Signs are loaded where there is room for them. */
function MarkSix({ year, ...row }: MarkSixProps) {
  const balls = { ...row, plusBefore: SPECIAL, className: markSixClass };
  if (year === undefined || row.size === 'xs') return <Balls {...balls} />;
  const signed = <MarkSixBalls {...balls} year={year} />;
  return (
    <Suspense fallback={<Balls {...balls} below={row.numbers.map(() => '\u00A0')} />}>
      {/* The large row has no room for the year below it, and the signs imply it. */}
      {row.size === 'lg' ? (
        signed
      ) : (
        <MarkedResult numbers="" sign={year}>
          {signed}
        </MarkedResult>
      )}
    </Suspense>
  );
}

/** The index of the special number of Mark Six. */
const SPECIAL = 6;

interface PictureProps extends Omit<ResultBallsProps, 'numbers' | 'most'> {
  readonly shown: ResultView;
  readonly size: Size;
}

/** Symbols, cards or a coloured digit; their words are loaded lazily. */
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

/** Pictures have a minimum size. */
function smallest(size: Size) {
  return size === 'xs' ? 'sm' : size;
}

/** Heights reserved while a picture or its words are loading. */
const HEIGHTS = { xs: 'h-5.5', sm: 'h-6.5', md: 'h-9', lg: 'h-12' } as const;

const TEXT_SIZES = { xs: 'text-sm', sm: 'text-base', md: 'text-base', lg: 'text-2xl' } as const;
