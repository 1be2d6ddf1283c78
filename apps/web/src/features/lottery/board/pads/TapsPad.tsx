import type { LinesForm } from '@fairhouse/rules/lottery';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useRovingTabIndex } from '../../../../ui/forms/use-roving-tab-index.ts';
import { numberClass } from './number-class.ts';
import { pressTap, tapsOf } from './taps.ts';

interface TapsPadProps {
  readonly form: LinesForm;
  readonly label: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
}

/**
 * Numbers to press one after another, for entries of several numbers; renders nothing for other
 * forms.
 */
export function TapsPad({ form, label, text, disabled, onText }: TapsPadProps) {
  const t = useTexts('lottery');
  const [unfinished, setBegun] = useState<readonly string[]>([]);
  const box = useRovingTabIndex<HTMLDivElement>();
  const taps = tapsOf(form);
  if (taps === undefined) return null;
  const press = (number: string) => {
    const next = pressTap(form, { unfinished, text }, number);
    setBegun(next.unfinished);
    if (next.text !== text) onText(next.text);
  };
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3 pt-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {t('taps.about', { count: taps.count })}
        <span role="status" className="figures font-semibold text-accent-text">
          {unfinished.join(' – ')}
        </span>
      </p>
      <div ref={box} className="grid grid-cols-7 gap-1.5 sm:grid-cols-10">
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
