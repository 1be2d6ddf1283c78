import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { DrawFormat } from '@fairhouse/rules/lottery';
import { useTexts } from '../../../i18n/use-texts.ts';
import { splitNumbers } from '../../../draws/draw-view.ts';
import { RaceTrack } from '../../../draws/thumbnails/RaceTrack.tsx';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';

interface ResultReelProps {
  readonly family: string;
  readonly form: DrawFormat;
  /** The numbers drawn; undefined while they are being drawn. */
  readonly numbers: string | undefined;
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** A longer row of balls shows this many placeholders. */
const WAITING_MAX = 10;
/** Families whose digits have colours, which a reel does not show. */
const COLOURED_DIGITS: ReadonlySet<string> = new Set(['WGG']);
const RACES: ReadonlySet<string> = new Set(['PK10', 'SEAPK10']);

/** The result: digits that roll during the draw and stop one by one; otherwise balls. */
export function ResultReel({ family, form, numbers }: ResultReelProps) {
  const { format, length, prizes = 1 } = form;
  const isToned = COLOURED_DIGITS.has(family) && numbers !== undefined;
  if (format === 'digits' && prizes === 1 && !isToned) {
    return <Reel numbers={numbers} length={length} />;
  }
  if (numbers === undefined) return <Waiting count={Math.min(length, WAITING_MAX)} />;
  if (RACES.has(family)) return <Race family={family} numbers={numbers} />;
  const many = format === 'pick' && length > WAITING_MAX;
  return <ResultBalls family={family} numbers={numbers} size={many ? 'sm' : 'lg'} fresh />;
}

/** The race, then the balls. */
function Race({ family, numbers }: { readonly family: string; readonly numbers: string }) {
  return (
    <div className="flex w-full flex-col gap-2 md:items-center">
      <RaceTrack numbers={numbers} />
      <span className={raceBallsClass} style={{ animationDelay: '3.2s' }}>
        <ResultBalls family={family} numbers={numbers} size="md" />
      </span>
    </div>
  );
}

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

/** Placeholder balls without numbers. */
function Waiting({ count }: { readonly count: number }) {
  const t = useTexts('lottery');
  return (
    <span role="img" aria-label={t('drawing')} className="inline-flex flex-wrap gap-1.5">
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
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
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
