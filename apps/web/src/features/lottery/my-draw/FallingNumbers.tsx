import { resultSoFar, resultSteps, type Family } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../parts/load-chunk.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { ResultReel, resultHeight } from '../board/ResultReel.tsx';
import type { FallForm } from './fall-plan.ts';

/** Most families have no race. */
const raceTrack = lazyPart(
  () => import('../../../draws/thumbnails/RaceTrack.tsx'),
  (m) => m.RaceTrack,
);

interface FallingNumbersProps {
  readonly family: Family;
  readonly form: FallForm;
  /** The whole result. */
  readonly numbers: string;
  readonly fallen: number;
}

/** A row of more balls than this is small. */
const LARGE_MAX = 10;

/** The numbers that have fallen, in the family's own look, with places for the others. */
export function FallingNumbers({ family, form, numbers, fallen }: FallingNumbersProps) {
  const { code, drawFormat } = family;
  const steps = resultSteps(drawFormat, numbers);
  const mark = fallen === steps.length ? numbers.slice(numbers.split('@')[0]?.length) : '';
  const soFar = fallen === 0 ? undefined : resultSoFar(drawFormat, numbers, fallen) + mark;
  if (form === 'prizes') return <Prizes steps={steps} fallen={fallen} />;
  if (form === 'reel') {
    return <ResultReel family={code} form={drawFormat} numbers={soFar} fresh />;
  }
  const isLarge = steps.length <= LARGE_MAX && form !== 'race';
  const size = isLarge ? 'lg' : 'sm';
  const shown = code === 'LHC' && soFar !== undefined ? withSign(soFar, numbers) : soFar;
  return (
    <div className="flex w-full flex-col items-center gap-3">
      {form === 'race' && (
        <div className="min-h-40 w-full">
          <Suspense fallback={null}>
            <raceTrack.Part numbers={numbers} />
          </Suspense>
        </div>
      )}
      <div
        className={clsx(
          'flex w-full flex-wrap items-start justify-center gap-1.5',
          form !== 'race' && resultHeight(code),
        )}
      >
        {shown !== undefined && <ResultBalls family={code} numbers={shown} size={size} fresh />}
        {steps.slice(fallen).map((_, index) => (
          <span key={index} aria-hidden className={clsx(PLACES[size], placeClass)} />
        ))}
      </div>
    </div>
  );
}

const PLACES = { lg: 'size-10 sm:size-12', sm: 'size-6.5' } as const;
const placeClass = 'animate-pulse rounded-full bg-surface-3';

/** Balls have the signs of the draw's year from the first on. */
function withSign(soFar: string, numbers: string): string {
  const sign = numbers.split('@')[1];
  return sign === undefined || soFar.includes('@') ? soFar : `${soFar}@${sign}`;
}

interface PrizesProps {
  readonly steps: readonly string[];
  readonly fallen: number;
}

/** Whole prizes, in the order in which they are printed. */
function Prizes({ steps, fallen }: PrizesProps) {
  return (
    <ol className="flex flex-wrap justify-center gap-2">
      {steps.map((prize, index) => (
        <li
          key={index}
          className={clsx(
            'figures rounded-md border px-2.5 py-1 font-semibold',
            index === 0 && 'text-lg',
            index < fallen
              ? 'border-accent-line bg-accent-soft text-ink'
              : 'border-line text-ink-3',
          )}
        >
          <span className={clsx('inline-block', index < fallen && 'ball-in')}>
            {index < fallen ? prize : '·'.repeat(prize.length)}
          </span>
        </li>
      ))}
    </ol>
  );
}
