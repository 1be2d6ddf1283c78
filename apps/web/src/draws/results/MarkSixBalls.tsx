import { findSign, zodiacOf } from '@fairhouse/rules/lottery';
import type { ComponentProps } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Balls } from '../../ui/data/Balls.tsx';

interface MarkSixBallsProps extends ComponentProps<typeof Balls> {
  readonly numbers: readonly string[];
  /** The zodiac sign of the lunar year of the result. */
  readonly year: string;
}

/** The balls of Mark Six with the sign that each has in the year of the result. */
export function MarkSixBalls({ numbers, year, ...balls }: MarkSixBallsProps) {
  const t = useTexts('plays');
  const sign = findSign(year);
  const signs = sign && numbers.map((number) => zodiacOf(Number(number), sign));
  return (
    <Balls
      {...balls}
      numbers={numbers}
      {...(signs === undefined ? {} : { below: signs.map((each) => t(`symbol.${each}`)) })}
    />
  );
}
