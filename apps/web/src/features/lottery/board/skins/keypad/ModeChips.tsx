import clsx from 'clsx';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { HELPERS, type EntryMode } from './keypad-entry.ts';

type Mode = Pick<EntryMode, 'isTurned' | 'helper'>;

interface ModeChipsProps {
  readonly entry: EntryMode;
  readonly onChange: (mode: Mode) => void;
}

/** The helpers of the keypad: numbers in all orders, and sets that one digit makes. */
export function ModeChips({ entry, onChange }: ModeChipsProps) {
  const t = useTexts('numberSets');
  const { length, isTurned, helper } = entry;
  return (
    <div role="group" aria-label={t('label')} className="flex min-h-11 flex-wrap gap-1.5">
      {length > 1 && (
        <button
          type="button"
          aria-pressed={isTurned}
          onClick={() => onChange({ isTurned: !isTurned, helper: undefined })}
          className={chipClass}
        >
          {t('orders')}
        </button>
      )}
      {length === 2 &&
        HELPERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === helper}
            onClick={() =>
              onChange({ isTurned: false, helper: each === helper ? undefined : each })
            }
            className={chipClass}
          >
            {t(each)}
          </button>
        ))}
    </div>
  );
}

const chipClass = clsx(
  'min-h-11 rounded-full border border-line-strong px-3.5 text-sm font-medium text-ink-2',
  'transition-colors hover:border-accent hover:text-ink',
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-text',
);
