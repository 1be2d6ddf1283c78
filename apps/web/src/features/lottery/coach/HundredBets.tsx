import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ofHundred } from './of-hundred.ts';
import { onceInText, type Ratio } from './ratio-text.ts';

const [COLUMNS, CELL, DOT] = [20, 16, 6];

/** A hundred bets as dots, of which the winning ones are filled. */
export function HundredBets({ chance }: { readonly chance: Ratio }) {
  const t = useTexts('coach');
  const formats = useFormats();
  const won = ofHundred(chance);
  return (
    <figure className="mt-4">
      <svg
        viewBox={`0 0 ${COLUMNS * CELL} ${(100 / COLUMNS) * CELL}`}
        aria-hidden
        className="w-full"
      >
        {Array.from({ length: 100 }, (_, at) => (
          <circle
            key={at}
            cx={(at % COLUMNS) * CELL + CELL / 2}
            cy={Math.trunc(at / COLUMNS) * CELL + CELL / 2}
            r={DOT}
            className={at < won ? 'fill-won' : 'fill-surface-3'}
          />
        ))}
      </svg>
      <figcaption className="mt-1 text-sm text-ink-2">
        {won === 0
          ? t('wonRarely', { count: onceInText(chance, formats) })
          : t('wonOf', { count: formats.number(won) })}
      </figcaption>
    </figure>
  );
}
