import type { LinesForm } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Delete } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useRovingTabIndex } from '../../../../ui/forms/use-roving-tab-index.ts';
import { pressDigit, type DigitEntry } from './digit-entry.ts';
import { useDigitKeys } from './use-digit-keys.ts';

interface KeysPadProps {
  readonly form: LinesForm;
  readonly label: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
  readonly onEnter: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** A keypad of digits; the last digit of a number adds it to the text. */
export function KeysPad({ form, label, text, disabled, onText, onEnter }: KeysPadProps) {
  const t = useTexts('pads');
  const lottery = useTexts('lottery');
  const [{ unfinished, problem }, setEntry] = useState<Omit<DigitEntry, 'text'>>(NOTHING);
  const keys = useRovingTabIndex<HTMLDivElement>();
  const press = (digit: string) => {
    const { text: after, ...entry } = pressDigit(form, { unfinished, text }, digit);
    setEntry(entry);
    if (after !== text) onText(after);
  };
  const back = () => setEntry({ unfinished: unfinished.slice(0, -1) });
  const pad = useDigitKeys({ disabled, onDigit: press, onBack: back, onEnter });
  return (
    <div ref={pad} role="group" aria-label={label} className="flex flex-col gap-3">
      <p className="text-sm text-ink-2 max-sm:sr-only">{t('keys.about', { count: form.length })}</p>
      <div className="flex items-center justify-center gap-2">
        <output aria-label={label} className="flex gap-2">
          {Array.from({ length: form.length }, (_, at) => (
            <span key={at} data-next={at === unfinished.length || undefined} className={slotClass}>
              {unfinished[at] ?? ''}
            </span>
          ))}
        </output>
        <button
          type="button"
          aria-label={t('keys.back')}
          disabled={disabled || unfinished === ''}
          onClick={back}
          className={clsx(keyClass, 'min-w-11')}
        >
          <Delete aria-hidden size={20} />
        </button>
      </div>
      <p role="status" className="text-center text-sm text-lost empty:hidden">
        {problem !== undefined && lottery(PROBLEMS[problem])}
      </p>
      <div ref={keys} role="group" aria-label={t('keys.label')} className="grid grid-cols-5 gap-2">
        {KEYS.map((digit) => (
          <button
            key={digit}
            type="button"
            disabled={disabled}
            onClick={() => press(digit)}
            className={keyClass}
          >
            {digit}
          </button>
        ))}
      </div>
    </div>
  );
}

const NOTHING = { unfinished: '' };

const PROBLEMS = {
  wrong_length: 'lines.wrong_length',
  not_digits: 'lines.not_digits',
  all_equal: 'lines.all_equal',
  wrong_orders: 'lines.wrong_orders',
  out_of_range: 'lines.out_of_range',
  repeated_number: 'lines.repeated_number',
  duplicate: 'lines.duplicate',
  full: 'problem.too_many_lines',
} as const;

const slotClass = clsx(
  'figures grid h-12 w-10 place-items-center rounded-md border border-line-strong bg-surface-2',
  'text-2xl font-semibold data-next:border-accent',
);
const keyClass = clsx(
  'figures grid min-h-12 place-items-center rounded-md border border-line-strong bg-surface-2',
  'text-lg font-semibold text-ink transition-colors duration-120 hover:border-accent',
  'active:bg-surface-3 disabled:opacity-50',
);
