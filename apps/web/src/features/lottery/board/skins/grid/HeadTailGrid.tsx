import type { LinesForm } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { useState } from 'react';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { useRovingTabIndex } from '../../../../../ui/forms/use-roving-tab-index.ts';
import { chosenNumbers, pressNumber } from '../../pads/grid.ts';
import { numberClass } from '../../pads/number-class.ts';
import { percentOfLine, type NumberPay } from '../../pads/number-pays.ts';
import { useDigitKeys } from '../../pads/use-digit-keys.ts';
import { DIGITS, numbersOfLine, pressLine, type Line } from './heads-and-tails.ts';

interface HeadTailGridProps {
  readonly form: LinesForm;
  readonly label: string;
  /** The first digit of numbers of three; empty for numbers of two. */
  readonly hundred: string;
  readonly text: string;
  /** Numbers that are closed, or pay less. */
  readonly pays: readonly NumberPay[] | undefined;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
  /** Adds the picks to the slip. */
  readonly onEnter: () => void;
}

/**
 * A hundred numbers: heads on the left, tails above; a press on one picks its ten numbers. On a
 * phone each head has two lines of five, so that every number is large enough to press.
 */
export function HeadTailGrid(props: HeadTailGridProps) {
  const { form, label, hundred, text, pays, disabled, onText, onEnter } = props;
  const t = useTexts('skins');
  const lottery = useTexts('lottery');
  const [typed, setTyped] = useState('');
  const chosen = chosenNumbers(text);
  const buttons = useRovingTabIndex<HTMLDivElement>();
  const press = (number: string) => {
    if (percentOfLine(pays, number) > 0) onText(pressNumber(form, text, number));
  };
  const onDigit = (digit: string) => {
    const number = typed + digit;
    setTyped(number.length < form.length ? number : '');
    if (number.length === form.length) press(number);
  };
  const pad = useDigitKeys({ disabled, onDigit, onBack: () => setTyped(''), onEnter });
  const header = (line: Line) => {
    const numbers = numbersOfLine(hundred, line);
    return (
      <button
        key={`${line.of}${line.digit}`}
        type="button"
        disabled={disabled}
        aria-label={t(`grid.${line.of}`, { digit: line.digit })}
        aria-pressed={numbers.every((number) => chosen.has(number))}
        onClick={() => onText(pressLine(form, text, numbers, pays))}
        className={clsx(headerClass, line.of === 'head' && 'max-sm:row-span-2')}
      >
        {line.digit}
      </button>
    );
  };
  return (
    <div ref={pad} role="group" aria-label={label} className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3 text-sm">
        <span className="font-semibold text-ink-2">
          {label}{' '}
          <span className="figures font-normal text-ink-3">
            {lottery('grid.chosen', { count: chosen.size })} {typed}
          </span>
        </span>
        {text !== '' && (
          <button
            type="button"
            disabled={disabled}
            onClick={() => onText('')}
            className={clearClass}
          >
            {lottery('pick.clear')}
          </button>
        )}
      </div>
      <div ref={buttons} className="grid grid-cols-6 gap-1 sm:grid-cols-11 sm:gap-1.5">
        <span aria-hidden className={cornerClass}>
          <span>{t('grid.tails')} →</span>
          <span>{t('grid.heads')} ↓</span>
        </span>
        {DIGITS.map((digit) => header({ of: 'tail', digit }))}
        {DIGITS.map((head) => [
          header({ of: 'head', digit: head }),
          ...numbersOfLine(hundred, { of: 'head', digit: head }).map((number) => {
            const percent = percentOfLine(pays, number);
            return (
              <button
                key={number}
                type="button"
                disabled={disabled || percent === 0}
                data-closed={percent === 0 || undefined}
                aria-pressed={chosen.has(number)}
                onClick={() => press(number)}
                className={numberClass}
              >
                {number}
                {percent > 0 && percent < 100 && (
                  <span className="text-xs font-medium">{percent} %</span>
                )}
              </button>
            );
          }),
        ])}
      </div>
    </div>
  );
}

const headerClass = clsx(
  'figures grid min-h-11 place-items-center rounded-md border border-accent-line bg-accent-soft',
  'text-base font-bold text-accent-text transition-colors hover:border-accent disabled:opacity-50',
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent',
);
const cornerClass = clsx(
  'grid place-items-center rounded-md text-[0.6875rem] leading-tight text-ink-3 max-sm:row-span-2',
);
const clearClass = clsx(
  'min-h-9 rounded-sm px-2 text-xs font-medium text-ink-3 transition-colors phone:min-h-11',
  'hover:bg-surface-3 hover:text-ink disabled:opacity-50',
);
