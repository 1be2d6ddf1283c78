import clsx from 'clsx';

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
  readonly className?: string;
}

/** Drawn numbers as balls. */
export function Balls({
  numbers,
  size = 'md',
  toneOf,
  fresh = false,
  label,
  className,
}: BallsProps) {
  return (
    <span
      role="img"
      aria-label={`${label === undefined ? '' : `${label} `}${numbers.join(' ')}`}
      className={clsx('inline-flex flex-wrap', GAPS[size], className)}
    >
      {numbers.map((number, index) => (
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
      ))}
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
