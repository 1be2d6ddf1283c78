import clsx from 'clsx';
import { useContext } from 'react';
import { FamilyContext } from '../../../../../draws/family-context.ts';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { FAMILIES_WITH_FACES } from '../../../../../draws/thumbnails/families-with-faces.ts';
import { symbolPicture } from '../../pad-parts.ts';
import { percentOfSymbol } from '../../pads/number-pays.ts';
import { useSymbolPrice } from '../../pads/use-symbol-price.ts';
import type { SoldPlay } from '../../play-menu.ts';
import type { SkinBets } from '../use-skin-bets.ts';
import type { Side, SideRow } from './side-sections.ts';

interface SideButtonProps {
  readonly row: SideRow;
  readonly side: Side;
  readonly sold: SoldPlay | undefined;
  readonly bets: SkinBets;
  readonly large: boolean;
  readonly disabled: boolean;
  readonly onToggle: (row: SideRow, symbol: number) => void;
}

/** One side with its odds; a press picks it. */
export function SideButton(props: SideButtonProps) {
  const { row, side, sold, bets, large, disabled, onToggle } = props;
  const words = usePlayWords();
  const symbolPrice = useSymbolPrice();
  const hasPictures = FAMILIES_WITH_FACES.has(useContext(FamilyContext)) && large;
  const { play } = row;
  const symbols = play.form.kind === 'rows' ? (play.form.rows[row.row]?.symbols ?? []) : [];
  const symbol = symbols[side.symbol] ?? '';
  const percent = percentOfSymbol(sold?.pays, row.row, side.symbol);
  const prices = bets.prices.get(play.code);
  const tiers = prices?.symbols?.[row.row]?.[side.symbol] ?? prices?.head ?? [];
  const mask = bets.draftOf(play.code).rows[row.row] ?? 0;
  const price = symbolPrice(
    tiers.map(({ odds, prize }) => ({ code: '', odds, prize })),
    percent,
  );
  return (
    <button
      type="button"
      disabled={disabled || percent === 0}
      data-closed={percent === 0 || undefined}
      aria-pressed={(mask & (1 << side.symbol)) !== 0}
      onClick={() => onToggle(row, side.symbol)}
      className={clsx(sideClass, large ? largeClass : smallClass, TONES[side.tone])}
    >
      {hasPictures && <symbolPicture.Part symbol={symbol} />}
      <span className={clsx('font-bold', large ? 'text-lg sm:text-2xl' : 'text-sm')}>
        {words.symbol(symbol, play.code)}
      </span>
      <span className={clsx('figures font-medium', large ? 'text-sm' : 'text-xs')}>{price}</span>
    </button>
  );
}

const sideClass = clsx(
  'flex min-w-0 flex-1 flex-col items-center justify-center rounded-md border px-1 transition-colors',
  'duration-120 disabled:opacity-50 data-closed:line-through data-closed:decoration-2',
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent',
);
const largeClass = 'min-h-22 gap-0.5 py-3 sm:min-h-26';
const smallClass = 'min-h-12 py-1';

/** A pressed side has the accent, so that its own colour is that of its words. */
const TONES = {
  warm: 'border-lost/45 bg-lost-soft text-lost hover:border-lost',
  cool: 'border-other-side/45 bg-other-side/10 text-other-side hover:border-other-side',
  tie: 'border-won/45 bg-won-soft text-won hover:border-won',
  plain: 'border-line-strong bg-surface-2 text-ink hover:border-accent',
} as const;
