import type { LinesForm } from '@fairhouse/rules/lottery';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useRovingTabIndex } from '../../../../ui/forms/use-roving-tab-index.ts';
import { numberClass } from './number-class.ts';
import { pressTap, tapsOf } from './taps.ts';
import { useDigitKeys } from './use-digit-keys.ts';

interface TapsPadProps {
  readonly form: LinesForm;
  readonly label: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
  /** Adds the picks to the slip. */
  readonly onEnter: () => void;
}

/**
 * Numbers to press one after another, for entries of several numbers; renders nothing for other
 * forms.
 */
export function TapsPad({ form, label, text, disabled, onText, onEnter }: TapsPadProps) {
  const t = useTexts('lottery');
  const [unfinished, setBegun] = useState<readonly string[]>([]);
  const box = useRovingTabIndex<HTMLDivElement>();
  const taps = tapsOf(form);
  const [typed, setTyped] = useState('');
  const press = (number: string) => {
    const next = pressTap(form, { unfinished, text }, number);
    setBegun(next.unfinished);
    if (next.text !== text) onText(next.text);
  };
  const onDigit = (digit: string) => {
    const number = typed + digit;
    setTyped(number.length < (form.parts?.width ?? 1) ? number : '');
    if (taps?.numbers.includes(number) === true) press(number);
  };
  const pad = useDigitKeys({
    disabled,
    onDigit,
    onBack: () => {
      setTyped('');
      if (typed === '') setBegun(unfinished.slice(0, -1));
    },
    onEnter,
  });
  if (taps === undefined) return null;
  return (
    <div ref={pad} role="group" aria-label={label} className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {t('taps.about', { count: taps.count })}
        <span role="status" className="figures font-semibold text-accent-text">
          {[...unfinished, ...(typed === '' ? [] : [typed])].join(' – ')}
        </span>
      </p>
      <div ref={box} className="grid grid-cols-7 gap-1.5 max-sm:-mx-2 max-sm:gap-1">
        {taps.numbers.map((number) => (
          <button
            key={number}
            type="button"
            disabled={disabled}
            aria-pressed={unfinished.includes(number)}
            onClick={() => press(number)}
            className={numberClass}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}
