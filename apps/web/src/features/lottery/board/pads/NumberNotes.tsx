import { Ban, TrendingDown } from 'lucide-react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../../draws/play-words.ts';
import type { NumberPay } from './number-pays.ts';

/**
 * The closed and the reduced numbers of the play in this draw; renders nothing if there are none.
 */
export function NumberNotes({ pays }: { readonly pays: readonly NumberPay[] | undefined }) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const nameOf = ({ number: { item, play, line } }: NumberPay) => {
    const name = item.slice(play.code.length + 1);
    if (line !== undefined || play.items === 'numbers') return name;
    const [row, symbol] = name.includes(':') ? name.split(':') : [undefined, name];
    const word = words.symbol(symbol ?? '', play.code);
    return row === undefined ? word : `${words.row(play, Number(row))} ${word}`;
  };
  if (pays === undefined) return null;
  const closed = pays.filter(({ percent }) => percent === 0).map(nameOf);
  const reduced = pays
    .filter(({ percent }) => percent > 0)
    .map((pay) => `${nameOf(pay)} (${String(pay.percent)} %)`);
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-2">
      {closed.length > 0 && (
        <li className="flex gap-2">
          <Ban aria-hidden size={16} className="mt-0.5 shrink-0 text-lost" />
          {t('numbers.closed', { numbers: closed.join(', ') })}
        </li>
      )}
      {reduced.length > 0 && (
        <li className="flex gap-2">
          <TrendingDown aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-text" />
          {t('numbers.reduced', { numbers: reduced.join(', ') })}
        </li>
      )}
    </ul>
  );
}
