import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BallTone = 'plain' | 'accent' | 'red' | 'blue' | 'green' | 'redViolet' | 'greenViolet';

interface BallsProps {
  /** The numbers in drawn order; an empty string is a gap. */
  readonly numbers: readonly (string | number)[];
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  /** The tone of each ball; plain by default. */
  readonly toneOf?: (number: string, index: number) => BallTone;
  /** Animates the balls one after another, for a new result. */
  readonly fresh?: boolean;
  /** The text for screen readers; the numbers by default. */
  readonly label?: string;
  /** The index of a ball that has a plus before it, such as a special number. */
  readonly plusBefore?: number;
  /** A short text under each ball. */
  readonly below?: readonly string[];
  readonly className?: string;
}

/** Drawn numbers as balls. */
export function Balls({
  numbers,
  size = 'md',
  toneOf,
  fresh = false,
  label,
  plusBefore,
  below,
  className,
}: BallsProps) {
  const said = numbers.map((number, index) =>
    [index === plusBefore ? '+' : '', number, below?.[index] ?? ''].join(' ').trim(),
  );
  return (
    <span
      role="img"
      aria-label={`${label === undefined ? '' : `${label} `}${said.join(' ')}`}
      className={clsx('inline-flex flex-wrap', GAPS[size], className)}
    >
      {numbers.map((number, index) => {
        const ball = (
          <span
            key={index}
            aria-hidden
            className={clsx(
              'figures grid place-items-center rounded-full font-bold shadow-card',
              SIZES[size],
              BALL_TONES[toneOf?.(String(number), index) ?? 'plain'],
              fresh && 'ball-in',
            )}
            style={fresh ? { animationDelay: `${index * 90}ms` } : undefined}
          >
            {number}
          </span>
        );
        return index === plusBefore || below !== undefined ? (
          <Noted key={index} size={size} plus={index === plusBefore} below={below?.[index]}>
            {ball}
          </Noted>
        ) : (
          ball
        );
      })}
    </span>
  );
}

interface NotedProps {
  readonly size: keyof typeof SIZES;
  readonly plus: boolean;
  readonly below: string | undefined;
  readonly children: ReactNode;
}

/** A ball with a plus before it, or a text under it. */
function Noted({ size, plus, below, children }: NotedProps) {
  return (
    <span aria-hidden className={clsx('flex', GAPS[size])}>
      {plus && <span className={clsx('grid place-items-center', PLUS_HEIGHTS[size])}>+</span>}
      <span className="flex flex-col items-center gap-1">
        {children}
        {below !== undefined && (
          <span className="text-[0.625rem] leading-none text-ink-2">{below}</span>
        )}
      </span>
    </span>
  );
}

const GAPS = { xs: 'gap-0.5', sm: 'gap-1', md: 'gap-1.5', lg: 'gap-1 sm:gap-1.5' } as const;

const SIZES = {
  xs: 'size-5.5 text-xs',
  sm: 'size-6.5 text-xs',
  md: 'size-8.5 text-sm',
  lg: 'size-10 text-lg sm:size-12 sm:text-xl',
} as const;

const PLUS_HEIGHTS = { xs: 'h-5.5', sm: 'h-6.5', md: 'h-8.5', lg: 'h-10 sm:h-12' } as const;

/* A ball is lit from the upper left in both themes, so it has its own colours. */
export const BALL_TONES: Readonly<Record<BallTone, string>> = {
  plain: 'text-[#1a2033] [background:radial-gradient(circle_at_34%_26%,#fff,#e9e4d8_52%,#bdb5a2)]',
  accent:
    'text-[#231703] [background:radial-gradient(circle_at_34%_26%,#fff4d6,#edc56f_52%,#b98528)]',
  red: 'text-white [background:radial-gradient(circle_at_34%_26%,#f0797b,#c63a40_52%,#8a1d25)]',
  blue: 'text-white [background:radial-gradient(circle_at_34%_26%,#7da6f2,#3563c4_52%,#1d3f8c)]',
  green: 'text-white [background:radial-gradient(circle_at_34%_26%,#58b98a,#1c7a4d_52%,#0e5132)]',
  redViolet: 'text-white [background:linear-gradient(115deg,#c63a40_50%,#7a46c2_50%)]',
  greenViolet: 'text-white [background:linear-gradient(115deg,#1c7a4d_50%,#7a46c2_50%)]',
};
