import clsx from 'clsx';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { SHEET_TIMES } from './sheet-stake.ts';

interface TimesRowProps {
  readonly times: number;
  readonly onTimes: (times: number) => void;
}

/** How many times the stake is bet. */
export function TimesRow({ times, onTimes }: TimesRowProps) {
  const t = useTexts('skins');
  return (
    <div role="group" aria-label={t('times')} className="grid grid-cols-6 gap-1.5">
      {SHEET_TIMES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === times}
          onClick={() => onTimes(each)}
          className={timesClass}
        >
          ×{each}
        </button>
      ))}
    </div>
  );
}

const timesClass = clsx(
  'figures min-h-11 min-w-0 rounded-md border border-line-strong bg-surface-2 text-sm font-semibold',
  'text-ink-2 transition-colors hover:border-accent hover:text-ink',
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent',
);
