import clsx from 'clsx';
import { Balls } from '../../ui/Balls.tsx';
import { Dice } from '../../ui/Dice.tsx';
import { shownResult } from './result-balls.ts';

interface ResultBallsProps {
  readonly family: string;
  readonly numbers: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly label?: string;
  readonly fresh?: boolean;
}

/** A result of any family: balls, dice, or the first prizes. */
export function ResultBalls({ family, numbers, size = 'md', ...rest }: ResultBallsProps) {
  const shown = shownResult(family, numbers);
  if (shown === undefined) return null;
  if (shown.look === 'dice') return <Dice faces={shown.parts} size={size} {...rest} />;
  if (shown.look === 'text') {
    return (
      <span className={clsx('figures font-bold', size === 'lg' ? 'text-2xl' : 'text-base')}>
        {shown.parts.join(' · ')}
      </span>
    );
  }
  return <Balls numbers={shown.parts} size={size} toneOf={shown.toneOf} {...rest} />;
}
