import clsx from 'clsx';
import { Delete } from 'lucide-react';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { useRovingTabIndex } from '../../../../../ui/forms/use-roving-tab-index.ts';
import { useDigitKeys } from '../../pads/use-digit-keys.ts';

interface KeypadProps {
  readonly digits: string;
  /** How many digits make an entry. */
  readonly length: number;
  readonly disabled: boolean;
  readonly onDigit: (digit: string) => void;
  readonly onBack: () => void;
  /** Adds the picks to the slip. */
  readonly onEnter: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0'] as const;

/** Digits as on a telephone; the last digit of a number adds it. */
export function Keypad({ digits, length, disabled, onDigit, onBack, onEnter }: KeypadProps) {
  const t = useTexts('pads');
  const pad = useDigitKeys({ disabled, onDigit, onBack, onEnter });
  const keys = useRovingTabIndex<HTMLDivElement>();
  return (
    <div ref={pad} className="flex flex-col gap-3">
      <output aria-label={t('keys.about', { count: length })} className="flex justify-center gap-2">
        {Array.from({ length }, (_, at) => (
          <span key={at} data-next={at === digits.length || undefined} className={slotClass}>
            {digits[at] ?? ''}
          </span>
        ))}
      </output>
      <div ref={keys} role="group" aria-label={t('keys.label')} className="grid grid-cols-3 gap-2">
        {KEYS.map((digit) =>
          digit === '' ? (
            <span key="gap" aria-hidden />
          ) : (
            <button
              key={digit}
              type="button"
              disabled={disabled}
              onClick={() => onDigit(digit)}
              className={keyClass}
            >
              {digit}
            </button>
          ),
        )}
        <button
          type="button"
          aria-label={t('keys.back')}
          disabled={disabled || digits === ''}
          onClick={onBack}
          className={keyClass}
        >
          <Delete aria-hidden size={22} />
        </button>
      </div>
    </div>
  );
}

const slotClass = clsx(
  'figures grid h-14 w-12 place-items-center rounded-md border border-line-strong bg-surface-2',
  'text-3xl font-semibold data-next:border-accent',
);
const keyClass = clsx(
  'figures grid min-h-14 place-items-center rounded-md border border-line-strong bg-surface-2',
  'text-xl font-semibold text-ink transition-colors duration-120 hover:border-accent',
  'active:bg-surface-3 disabled:opacity-50',
);
