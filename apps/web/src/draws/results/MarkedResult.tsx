import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

interface MarkedResultProps {
  readonly numbers: string;
  /** The zodiac sign of the lunar year of the result, where it has one. */
  readonly sign: string | undefined;
  readonly children: ReactNode;
}

/** A result with its year's sign, or its fan-tan remainder, in words beside it. */
export function MarkedResult({ numbers, sign, children }: MarkedResultProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <span className="rounded-sm border border-line px-1.5 text-xs text-ink-2">
        {sign === undefined ? <FanName numbers={numbers} /> : <SignName sign={sign} />}
      </span>
    </span>
  );
}

function SignName({ sign }: { readonly sign: string }) {
  const t = useTexts('plays');
  return t('yearOf', { sign: t(`symbol.${sign}` as 'symbol.rat') });
}

/** The fan-tan result: the total modulo four, with four in place of zero. */
function FanName({ numbers }: { readonly numbers: string }) {
  const t = useTexts('playsQuick');
  // Beads are one number of two digits; with more digits the total is their sum.
  const terms = numbers.length === 2 ? [Number(numbers)] : Array.from(numbers, Number);
  const total = terms.reduce((sum, term) => sum + term, 0);
  return `${t('row.Fan')} ${total % 4 === 0 ? 4 : total % 4}`;
}
