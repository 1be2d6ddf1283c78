import clsx from 'clsx';
import { Suspense, useEffect, useRef } from 'react';
import type { DrawFormat } from '@fairhouse/rules/lottery';
import { useTexts } from '../../../i18n/use-texts.ts';
import { splitNumbers } from '../../../draws/draw-view.ts';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { isMotionReduced } from '../../../ui/cues/motion.ts';

/** Most families have no race; its place is reserved. */
const raceTrack = lazyPart(
  () => import('../../../draws/thumbnails/RaceTrack.tsx'),
  (m) => m.RaceTrack,
);

interface ResultReelProps {
  readonly family: string;
  readonly form: DrawFormat;
  /** The numbers drawn; undefined while they are being drawn. */
  readonly numbers: string | undefined;
  /** It was drawn while the page was open: an older race is not run again. */
  readonly fresh: boolean;
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** A longer row of balls shows this many placeholders. */
const WAITING_MAX = 10;
/** Families whose digits have colours, which a reel does not show. */
const COLOURED_DIGITS: ReadonlySet<string> = new Set(['WGG']);
const RACES: ReadonlySet<string> = new Set(['PK10', 'SEAPK10']);
const DICE_HEIGHT = 'min-h-13.5 sm:min-h-12';
/** The heights of results that are not a row of balls. */
const HEIGHTS: Readonly<Record<string, string>> = {
  PK10: 'min-h-31 sm:min-h-50.5 md:min-h-72 lg:min-h-52',
  SEAPK10: 'min-h-31 sm:min-h-50.5 md:min-h-72 lg:min-h-52',
  K3: DICE_HEIGHT,
  SEAK3: DICE_HEIGHT,
  VTX: DICE_HEIGHT,
  VXD: DICE_HEIGHT,
  VBC: DICE_HEIGHT,
  CLR: DICE_HEIGHT,
  WGG: 'min-h-12 lg:min-h-14',
  BCR: 'min-h-31',
};

/** The class of the place of a result, which keeps its height while it loads. */
export function resultHeight(family: string): string | undefined {
  return HEIGHTS[family];
}

/** The result: digits that roll during the draw and stop one by one; otherwise balls. */
export function ResultReel({ family, form, numbers, fresh }: ResultReelProps) {
  const { format, length, prizes = 1 } = form;
  const isToned = COLOURED_DIGITS.has(family) && numbers !== undefined;
  if (format === 'digits' && prizes === 1 && !isToned) {
    return <Reel numbers={numbers} length={length} />;
  }
  if (numbers === undefined) {
    return <Waiting count={Math.min(length, WAITING_MAX)} signed={family === 'LHC'} />;
  }
  if (RACES.has(family)) {
    // Track and balls come together.
    return (
      <Suspense fallback={null}>
        <Race family={family} numbers={numbers} fresh={fresh} />
      </Suspense>
    );
  }
  const many = format === 'pick' && length > WAITING_MAX;
  return <ResultBalls family={family} numbers={numbers} size={many ? 'sm' : 'lg'} fresh={fresh} />;
}

interface RaceProps {
  readonly family: string;
  readonly numbers: string;
  readonly fresh: boolean;
}

/** The race, then the balls. */
function Race({ family, numbers, fresh }: RaceProps) {
  return (
    <div className={clsx('flex w-full flex-col gap-2 md:items-center', !fresh && stillClass)}>
      <raceTrack.Part numbers={numbers} />
      <span className={raceBallsClass} style={{ animationDelay: fresh ? '3.2s' : '0s' }}>
        <ResultBalls family={family} numbers={numbers} size="md" />
      </span>
    </div>
  );
}

/** Shows the cars where they finished. */
const stillClass = '[&_.racing]:[animation-duration:0s]';

/** Ten balls fit in one row on a phone as well. */
const raceBallsClass =
  'rise-in max-sm:[&_[role=img]]:gap-[3px] max-sm:[&_[role=img]>*]:size-7 max-sm:[&_[role=img]>*]:text-xs';

function Reel({ numbers, length }: { readonly numbers: string | undefined; length: number }) {
  const t = useTexts('lottery');
  // The sign of the year may follow the digits.
  const digits = splitNumbers(numbers?.split('@')[0]);
  const rolling = digits.length === 0;
  return (
    <span
      role="img"
      aria-label={rolling ? t('drawing') : t('lastResult', { numbers: digits.join(' ') })}
      className="inline-flex gap-1.5 lg:gap-2.5"
    >
      {Array.from({ length }, (_, at) => (
        <Wheel key={at} digit={digits[at]} at={at} />
      ))}
    </span>
  );
}

/** The height of large balls with signs under them. */
const SIGNED_HEIGHT = 'min-h-[3.375rem] max-sm:gap-1 sm:min-h-[3.875rem]';

/** Placeholder balls without numbers; room is kept for signs under them. */
function Waiting({ count, signed }: { readonly count: number; readonly signed: boolean }) {
  const t = useTexts('lottery');
  return (
    <span
      role="img"
      aria-label={t('drawing')}
      className={clsx('inline-flex flex-wrap gap-1.5', signed && SIGNED_HEIGHT)}
    >
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          aria-hidden
          className="size-10 animate-pulse rounded-full bg-surface-3"
          style={{ animationDelay: `${at * 90}ms` }}
        />
      ))}
    </span>
  );
}

function Wheel({ digit, at }: { readonly digit: string | undefined; readonly at: number }) {
  return (
    <span aria-hidden className={wheelClass}>
      {digit === undefined ? (
        <Strip at={at} />
      ) : (
        <span
          key={digit}
          className="ball-in grid size-full place-items-center"
          style={{ animationDelay: `${at * 140}ms` }}
        >
          {digit}
        </span>
      )}
    </span>
  );
}

/** Ten rolling digits; static with reduced motion. */
function Strip({ at }: { readonly at: number }) {
  const strip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isMotionReduced()) return undefined;
    const rolling = strip.current?.animate(
      [{ transform: 'translateY(0)' }, { transform: 'translateY(-90.909%)' }],
      { duration: 620 + at * 90, iterations: Infinity },
    );
    return () => rolling?.cancel();
  }, [at]);
  return (
    <span ref={strip} className="block opacity-75">
      {DIGITS.map((digit, index) => (
        <span key={index} className="grid h-11 place-items-center lg:h-14">
          {digit}
        </span>
      ))}
    </span>
  );
}

const wheelClass = clsx(
  'figures block size-11 overflow-hidden rounded-full text-xl font-bold shadow-card lg:size-14 lg:text-2xl',
  'text-[#231703] [background:radial-gradient(circle_at_34%_26%,#fff4d6,#edc56f_52%,#b98528)]',
);
