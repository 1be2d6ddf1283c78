import type { ReactNode } from 'react';

interface LogoProps {
  /** One of the drawn marks; an unknown name gets the default mark. */
  readonly mark: string | undefined;
  /** The brand's name beside the mark. */
  readonly name: string;
}

/**
 * A merchant's mark and name. The mark uses the accent colour, so it follows theme and merchant.
 */
export function Logo({ mark, name }: LogoProps) {
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className="flex h-9 flex-wrap items-center gap-x-2.5 overflow-hidden">
      <svg viewBox="0 0 40 40" className="size-9 shrink-0 text-accent-text" aria-hidden>
        {drawMark(mark)}
      </svg>
      {/* Where the name does not fit it wraps below the edge: the mark is left. */}
      <span className="flex h-9 flex-col justify-center leading-none whitespace-nowrap">
        <span className="text-lg font-bold tracking-tight text-ink">{first}</span>
        {rest.length > 0 && (
          <span className="text-[0.6875rem] font-semibold tracking-[0.24em] text-accent-text uppercase">
            {rest.join(' ')}
          </span>
        )}
      </span>
    </span>
  );
}

/** The drawing of a mark in a box of 40 by 40, in the current colour. */
export function drawMark(mark: string | undefined): ReactNode {
  return MARKS[mark ?? ''] ?? MARKS['house'];
}

/* A setting sun over the bay, a lotus on the river, a shield over a drawn ball. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  bay: (
    <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
      <path d="M9 25a11 11 0 0 1 22 0z" fill="currentColor" stroke="none" />
      <path d="M20 4v5M9.4 8.4l2.8 4M30.6 8.4l-2.8 4M3 17.4l4.6 2M37 17.4l-4.6 2" />
      <path d="M3 30c3-2.4 5.700-2.400 8.500 0s5.700 2.400 8.500 0 5.700-2.400 8.500 0 5.700 2.400 8.500 0" />
      <path
        d="M9 35.500c2.200-1.700 4.400-1.700 6.600 0s4.400 1.700 6.600 0 4.400-1.700 6.600 0"
        opacity="0.55"
      />
    </g>
  ),
  lotus: (
    <g fill="currentColor">
      <path d="M20 5c5.200 5.600 5.200 15.400 0 22-5.200-6.600-5.200-16.400 0-22z" />
      <path
        d="M8.500 11c6.200 2.200 10 8 11 16.400C12 26.800 7.600 20.300 8.500 11z"
        opacity="0.72"
      />
      <path
        d="M31.500 11c-6.200 2.200-10 8-11 16.400C28 26.800 32.400 20.300 31.500 11z"
        opacity="0.72"
      />
      <path
        d="M3 22c6-.6 12.200 1.600 16.400 6.400C12.800 31.600 6.300 28.800 3 22zM37 22c-6-.6-12.200 1.600-16.400 6.400C27.200 31.600 33.700 28.800 37 22z"
        opacity="0.5"
      />
      <path
        d="M9 35c4-2.400 7.400-2.400 11 0 3.600-2.400 7-2.400 11 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  ),
  house: (
    <g fill="none" stroke="currentColor" strokeWidth="2.400" strokeLinejoin="round">
      <path d="M20 4l13 6.500v9.500c0 8-5.400 13-13 16-7.600-3-13-8-13-16v-9.500z" />
      <circle cx="20" cy="18.500" r="6" fill="currentColor" stroke="none" />
      <path d="M13.500 27.500h13" strokeLinecap="round" />
    </g>
  ),
};
