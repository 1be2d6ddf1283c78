import type { LinesForm } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { percentOfLine, type NumberPay } from './number-pays.ts';

interface NumberChipsProps {
  readonly form: LinesForm;
  /** The numbers of the entry text, in its order. */
  readonly numbers: readonly string[];
  readonly pays: readonly NumberPay[] | undefined;
  readonly disabled: boolean;
  readonly onRemove: (number: string) => void;
  readonly onClear: () => void;
}

/** More numbers than this are counted. */
const SHOWN = 60;

/** The entered numbers; a press removes one. */
export function NumberChips(props: NumberChipsProps) {
  const { form, numbers, pays, disabled, onRemove, onClear } = props;
  const t = useTexts('pads');
  const lottery = useTexts('lottery');
  const more = numbers.length - SHOWN;
  return (
    <div role="group" aria-label={t('keys.numbers')} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span className="text-sm font-semibold text-ink-2" role="status">
          {t('keys.numbers')}{' '}
          <span className="figures font-normal text-ink-3">
            {lottery('grid.chosen', { count: numbers.length })}
          </span>
        </span>
        {numbers.length > 0 && (
          <button type="button" disabled={disabled} onClick={onClear} className={clearClass}>
            {lottery('pick.clear')}
          </button>
        )}
      </div>
      <div className="flex max-h-64 flex-wrap content-start gap-1.5 overflow-y-auto">
        {numbers.slice(-SHOWN).map((number) => (
          <button
            key={number}
            type="button"
            disabled={disabled}
            aria-label={t('keys.remove', { number: spacedNumber(form, number) })}
            data-closed={percentOfLine(pays, number) === 0 || undefined}
            onClick={() => onRemove(number)}
            className={chipClass}
          >
            {spacedNumber(form, number)}
            <X aria-hidden size={14} className="text-ink-3" />
          </button>
        ))}
        {more > 0 && (
          <span className="self-center text-sm text-ink-2">{t('keys.more', { count: more })}</span>
        )}
      </div>
    </div>
  );
}

/** Entries of several balls are divided, `05 12`; digits are not. */
function spacedNumber({ parts }: LinesForm, number: string): string {
  if (parts === undefined || parts.width === 1) return number;
  return number.match(new RegExp(`.{${String(parts.width)}}`, 'g'))?.join(' ') ?? number;
}

const chipClass = clsx(
  'figures inline-flex min-h-9 items-center gap-1.5 rounded-md border border-accent-line phone:min-h-11',
  'bg-surface-2 px-3 text-sm font-semibold text-ink transition-colors hover:border-lost',
  'disabled:opacity-50 data-closed:text-lost data-closed:line-through',
);
const clearClass = clsx(
  'min-h-9 rounded-sm px-2 text-xs font-medium text-ink-3 transition-colors phone:min-h-11',
  'hover:bg-surface-3 hover:text-ink disabled:opacity-50',
);
