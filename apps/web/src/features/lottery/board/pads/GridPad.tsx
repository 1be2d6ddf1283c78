import type { LinesForm } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { useContext, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { BALL_TONES } from '../../../../ui/data/Balls.tsx';
import { useRovingTabIndex } from '../../../../ui/forms/use-roving-tab-index.ts';
import { numberTone } from '../../../../draws/results/result-view.ts';
import { FamilyContext } from '../../../../draws/family-context.ts';
import { chosenNumbers, gridColumns, pressNumber, quickNumbers } from './grid.ts';
import { numberClass } from './number-class.ts';
import { percentOfLine, type NumberPay } from './number-pays.ts';
import { useDigitKeys } from './use-digit-keys.ts';
import { QUICK_PICKS } from '../draft.ts';

interface GridPadProps {
  readonly form: LinesForm;
  readonly numbers: readonly string[];
  readonly label: string;
  readonly text: string;
  /** Numbers that are closed, or pay less. */
  readonly pays: readonly NumberPay[] | undefined;
  readonly disabled: boolean;
  readonly narrow?: boolean;
  readonly onText: (text: string) => void;
  /** Adds the picks to the slip. */
  readonly onEnter: () => void;
}

/** A grid of numbers to press, for plays with more choices than a row of balls holds. */
export function GridPad(props: GridPadProps) {
  const { form, numbers, label, text, pays, disabled, narrow, onText, onEnter } = props;
  const t = useTexts('lottery');
  const chosen = chosenNumbers(text);
  const box = useRovingTabIndex<HTMLDivElement>();
  const picks = useRovingTabIndex<HTMLSpanElement>();
  const [typed, setTyped] = useState('');
  const onDigit = (digit: string) => {
    const number = typed + digit;
    setTyped(number.length < form.length ? number : '');
    if (numbers.includes(number) && percentOfLine(pays, number) > 0) {
      onText(pressNumber(form, text, number));
    }
  };
  const pad = useDigitKeys({ disabled, onDigit, onBack: () => setTyped(''), onEnter });
  return (
    <div ref={pad} role="group" aria-label={label} className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-sm font-semibold text-ink-2">
          {label}{' '}
          <span className="figures font-normal text-ink-3">
            {t('grid.chosen', { count: chosen.size })} {typed}
          </span>
        </span>
        <span ref={picks} className="flex flex-wrap">
          {QUICK_PICKS.map((pick) => (
            <button
              key={pick}
              type="button"
              disabled={disabled}
              onClick={() => onText(openNumbers(quickNumbers(form, pick), pays))}
              className={quickClass}
            >
              {t(`pick.${pick}`)}
            </button>
          ))}
        </span>
      </div>
      <div ref={box} className={clsx('grid gap-1.5', gridColumns(form, numbers.length, narrow))}>
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            disabled={disabled || percentOfLine(pays, number) === 0}
            data-closed={percentOfLine(pays, number) === 0 || undefined}
            aria-pressed={chosen.has(number)}
            onClick={() => onText(pressNumber(form, text, number))}
            className={numberClass}
          >
            <NumberFace number={number} />
            <Percent percent={percentOfLine(pays, number)} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The number as a ball where the family also has plays on its colour. */
function NumberFace({ number }: { readonly number: string }) {
  const tone = numberTone(useContext(FamilyContext), number);
  if (tone === undefined) return number;
  return (
    <span
      className={clsx(
        'my-1 grid size-8 place-items-center rounded-full shadow-card in-data-closed:line-through',
        BALL_TONES[tone],
      )}
    >
      {number}
    </span>
  );
}

/** The part of the odds that a reduced number pays. */
function Percent({ percent }: { readonly percent: number }) {
  if (percent === 0 || percent === 100) return null;
  return <span className="text-xs font-medium">{percent} %</span>;
}

/** A quick pick skips closed numbers. */
function openNumbers(text: string, pays: readonly NumberPay[] | undefined): string {
  if (pays === undefined) return text;
  const numbers = text.split(' ').filter((number) => percentOfLine(pays, number) > 0);
  return numbers.join(' ');
}

const quickClass = clsx(
  'min-h-9 rounded-sm px-2 text-xs font-medium text-ink-3 transition-colors phone:min-h-11',
  'phone:min-w-11',
  'hover:bg-surface-3 hover:text-ink disabled:opacity-50',
);
