import clsx from 'clsx';
import { Balls } from '../../ui/Balls.tsx';
import { Dice } from '../../ui/Dice.tsx';
import { shownResult } from './result-balls.ts';

interface ResultBallsProps {
  readonly family: string;
  readonly numbers: string | undefined;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly label?: string;
  readonly fresh?: boolean;
  /** Shows no more numbers than these. */
  readonly most?: number;
}

/** A result of any family: balls, dice, or the first prizes. */
export function ResultBalls(props: ResultBallsProps) {
  const { family, numbers, size = 'md', most = Number.POSITIVE_INFINITY, ...rest } = props;
  const shown = shownResult(family, numbers);
  if (shown === undefined) return null;
  if (shown.look === 'dice') {
    return <Dice faces={shown.parts} size={size === 'xs' ? 'sm' : size} {...rest} />;
  }
  if (shown.look === 'text') {
    return (
      <span className={clsx('figures font-bold', TEXT_SIZES[size])}>{shown.parts.join(' · ')}</span>
    );
  }
  return <Balls numbers={shown.parts.slice(0, most)} size={size} toneOf={shown.toneOf} {...rest} />;
}

const TEXT_SIZES = { xs: 'text-sm', sm: 'text-base', md: 'text-base', lg: 'text-2xl' } as const;
