import type { Play, RowForm } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { memo, useContext, useState } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useRovingTabIndex } from '../../../../ui/forms/use-roving-tab-index.ts';
import { FamilyContext } from '../../../../draws/family-context.ts';
import { FAMILIES_WITH_FACES } from '../../../../draws/thumbnails/families-with-faces.ts';
import { usePlayWords } from '../../../../draws/play-words.ts';
import { percentOfSymbol, type NumberPay } from './number-pays.ts';
import type { PlayPrices, TierPrice } from './pick-prices.ts';
import { rowOfKeys, typeSymbol } from './key-symbols.ts';
import { PlayPrice } from './PlayPrice.tsx';
import { useDigitKeys } from './use-digit-keys.ts';
import { useSymbolPrice } from './use-symbol-price.ts';
import { symbolPicture } from '../pad-parts.ts';
import { hasQuickPicks, QUICK_PICKS, type QuickPick } from '../draft.ts';

interface NumberPadProps {
  readonly play: Play;
  readonly rows: readonly number[];
  readonly prices: PlayPrices | undefined;
  /** Numbers that are closed, or pay less. */
  readonly pays: readonly NumberPay[] | undefined;
  readonly disabled: boolean;
  readonly onToggle: (row: number, symbol: number) => void;
  readonly onQuick: (row: number, pick: QuickPick) => void;
  /** Adds the picks to the slip. */
  readonly onEnter: () => void;
}

/** The rows of a play: numbers to press, with quick picks where they apply. */
export function NumberPad(props: NumberPadProps) {
  const { play, rows, prices, pays, disabled, onToggle, onQuick, onEnter } = props;
  const words = usePlayWords();
  const [typed, setTyped] = useState('');
  const onDigit = (digit: string, focused: number | undefined) => {
    if (play.form.kind !== 'rows') return;
    const row = focused ?? rowOfKeys(play.form, rows);
    const form = play.form.rows[row];
    if (form === undefined) return;
    const { typed: left, symbol } = typeSymbol(form, typed, digit);
    setTyped(left);
    if (symbol !== undefined && percentOfSymbol(pays, row, symbol) > 0) onToggle(row, symbol);
  };
  const pad = useDigitKeys({ disabled, onDigit, onBack: () => setTyped(''), onEnter });
  if (play.form.kind !== 'rows') return null;
  return (
    <>
      <PlayPrice play={play} prices={prices} />
      <div ref={pad} className="flex flex-col divide-y divide-line">
        {play.form.rows.map((form, row) => (
          <PadRow
            key={row}
            play={play}
            form={form}
            row={row}
            label={words.row(play, row)}
            mask={rows[row] ?? 0}
            prices={prices?.symbols?.[row]}
            pays={pays}
            disabled={disabled}
            onToggle={onToggle}
            onQuick={onQuick}
          />
        ))}
      </div>
    </>
  );
}

interface PadRowProps extends Omit<NumberPadProps, 'rows' | 'prices' | 'onEnter'> {
  readonly form: RowForm;
  readonly row: number;
  readonly label: string;
  readonly mask: number;
  /** The prices of each symbol; undefined where they are above the pad. */
  readonly prices: readonly (readonly TierPrice[])[] | undefined;
}

const PadRow = memo(function PadRow(props: PadRowProps) {
  const { play, form, row, label, mask, prices, pays, disabled, onToggle, onQuick } = props;
  const words = usePlayWords();
  const symbolPrice = useSymbolPrice();
  const hasPictures = FAMILIES_WITH_FACES.has(useContext(FamilyContext));
  const numbers = useRovingTabIndex<HTMLDivElement>();
  const wordy = form.symbols.some((symbol) => /[A-Za-z]/.test(symbol));
  return (
    <div
      role="group"
      aria-label={label}
      data-row={row}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 max-sm:first:pt-0"
    >
      <span className="shrink-0 text-sm md:min-w-20 font-semibold text-ink-2">{label}</span>
      <div ref={numbers} className={clsx(gridClass, gridOf(form, wordy, prices !== undefined))}>
        {form.symbols.map((symbol, index) => (
          <button
            key={symbol}
            type="button"
            disabled={disabled || percentOfSymbol(pays, row, index) === 0}
            data-closed={percentOfSymbol(pays, row, index) === 0 || undefined}
            aria-pressed={(mask & (1 << index)) !== 0}
            onClick={() => onToggle(row, index)}
            className={wordy || prices !== undefined ? cardClass : ballOf(form)}
          >
            {hasPictures && <symbolPicture.Part symbol={symbol} />}
            {words.symbol(symbol, play.code)}
            {prices !== undefined && (
              <span className={priceClass}>
                {symbolPrice(prices[index] ?? [], percentOfSymbol(pays, row, index))}
              </span>
            )}
          </button>
        ))}
      </div>
      {hasQuickPicks(form) && <QuickPicks row={row} disabled={disabled} onQuick={onQuick} />}
    </div>
  );
});

function QuickPicks({ row, disabled, onQuick }: Pick<PadRowProps, 'row' | 'disabled' | 'onQuick'>) {
  const t = useTexts('lottery');
  const box = useRovingTabIndex<HTMLDivElement>();
  return (
    <div ref={box} className="ml-auto flex lg:order-3">
      {QUICK_PICKS.map((pick) => (
        <button
          key={pick}
          type="button"
          disabled={disabled}
          onClick={() => onQuick(row, pick)}
          className={quickClass}
        >
          {t(`pick.${pick}`)}
        </button>
      ))}
    </div>
  );
}

const gridClass = 'gap-2 max-lg:order-3 max-lg:w-full';

/**
 * Words need space; numbers are in rows whose length leaves no single number on the last one, where
 * possible.
 */
function gridOf(form: RowForm, wordy: boolean, withOdds: boolean): string {
  const count = form.symbols.length;
  if (wordy) return clsx(cardsClass, count === 4 ? FOUR_WORDS : WORDS);
  if (!withOdds) {
    const columns = count > 10 ? 'grid-cols-6' : 'grid-cols-5';
    return clsx('grid md:flex md:flex-wrap md:gap-1.5 lg:min-w-0 lg:flex-1', columns);
  }
  const columns = count % 4 === 0 ? 'max-sm:grid-cols-4' : 'max-sm:grid-cols-5';
  return clsx(cardsClass, columns, 'sm:grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]');
}

/* Four words are two rows of two on a phone. */
const WIDE_WORDS = 'sm:grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]';
const FOUR_WORDS = clsx(WIDE_WORDS, 'grid-cols-2');
const WORDS = clsx(WIDE_WORDS, 'grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))]');
const cardsClass = 'grid flex-1 basis-full lg:basis-0';

const pressClass = clsx(
  'figures border font-semibold transition-colors duration-120',
  'border-line-strong bg-surface-2 text-ink hover:border-accent disabled:opacity-50',
  'data-closed:text-lost data-closed:line-through data-closed:decoration-2',
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent',
);
const ballClass = clsx(pressClass, 'grid h-11 w-full place-items-center rounded-full text-base');

/** Eleven and twelve numbers still fit in one row. */
function ballOf(form: RowForm): string {
  const isCrowded = form.symbols.length === 11 || form.symbols.length === 12;
  return clsx(ballClass, isCrowded ? 'md:size-9 md:text-sm' : 'md:size-10');
}
const cardClass = clsx(
  pressClass,
  'flex min-h-12 flex-col items-center justify-center rounded-md px-1 py-1.5 text-sm sm:px-2',
);
const priceClass = 'figures text-xs font-medium text-accent-text in-aria-pressed:text-on-accent';
const quickClass = clsx(
  'min-h-9 rounded-sm px-2 text-xs font-medium text-ink-3 transition-colors phone:min-h-11',
  'phone:min-w-8 phone:px-1.5 hover:bg-surface-3 hover:text-ink disabled:opacity-50',
);
