import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { raceCourse, type CarRun } from './race-course.ts';

interface RaceTrackProps {
  /** The finishing order of ten cars, such as `02,08,…`. */
  readonly numbers: string;
}

/** The race of ten cars, run once; with reduced motion only the finishing order is shown. */
export function RaceTrack({ numbers }: RaceTrackProps) {
  const runs = raceCourse(numbers);
  if (runs === undefined) return null;
  return (
    <div aria-hidden className={trackClass}>
      <span className="absolute inset-y-0 right-8 w-1.5 [background:repeating-conic-gradient(#f6f1e4_0_25%,#1a2033_0_50%)_0_0/6px_6px]" />
      {runs.map((run) => (
        <Lane key={run.car} run={run} />
      ))}
    </div>
  );
}

function Lane({ run }: { readonly run: CarRun }) {
  const [early, late, end] = run.positions;
  const positions = {
    '--early': `${early}%`,
    '--late': `${late}%`,
    '--end': `${end}%`,
  } as CSSProperties;
  return (
    <span className="relative block h-4 border-b border-dashed border-white/15 last:border-0 max-sm:h-2">
      <span className="racing absolute inset-y-0 left-0 w-[calc(100%-2.25rem)]" style={positions}>
        <Car number={run.car} first={run.place === 1} />
      </span>
    </span>
  );
}

function Car({ number, first }: { readonly number: number; readonly first: boolean }) {
  return (
    <svg
      viewBox="0 0 36 16"
      className={clsx('block h-4 w-9 max-sm:h-3', first && 'drop-shadow-lg')}
    >
      <path
        d="M1.5 11.5c0-3 1.5-4 5-4.5L11 3.5c1-.8 2-1 3.5-1h7c2 0 3.2.5 4.5 1.8L28.5 7c4 .5 6 1.8 6 4.5Z"
        fill={CAR_COLOURS[number - 1]}
        stroke="#f6f1e4"
        strokeWidth="0.7"
      />
      <circle cx="8.5" cy="12" r="2.8" fill="#12161f" stroke="#9aa3b5" />
      <circle cx="27.5" cy="12" r="2.8" fill="#12161f" stroke="#9aa3b5" />
      <circle cx="18" cy="7.5" r="5" fill="#f6f1e4" />
      <text x="18" y="10.3" textAnchor="middle" fontSize="8" fontWeight="700" fill="#1a2033">
        {number}
      </text>
    </svg>
  );
}

/** The cars' usual colours in this game. */
const CAR_COLOURS = [
  '#e3b21c',
  '#2f77c4',
  '#55606f',
  '#e07a22',
  '#2fb3c4',
  '#5a46c2',
  '#a3aab8',
  '#c63a40',
  '#7d1f28',
  '#1c7a4d',
];

const trackClass =
  'relative w-full max-w-136 overflow-hidden rounded-md border border-line bg-[#2a2f3a] px-1 py-0.5';
