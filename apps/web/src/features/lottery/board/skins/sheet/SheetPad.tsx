import type { Family } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { wingoColour } from '../../../../../draws/results/result-view.ts';
import { BALL_TONES } from '../../../../../ui/data/Balls.tsx';
import { useRovingTabIndex } from '../../../../../ui/forms/use-roving-tab-index.ts';
import { percentOfSymbol } from '../../pads/number-pays.ts';
import { useSymbolPrice } from '../../pads/use-symbol-price.ts';
import type { SkinBets } from '../use-skin-bets.ts';
import { usePlayPrice } from '../use-play-price.ts';
import type { RecordColour } from './record-rows.ts';
import { COLOUR_CLASSES } from './colour-classes.ts';

/** A symbol of a play's only row. */
export interface SheetPick {
  readonly play: string;
  readonly symbol: number;
}

interface SheetPadProps {
  readonly family: Family;
  readonly bets: SkinBets;
  readonly open: boolean;
  readonly onPress: (pick: SheetPick) => void;
}

/** Three colours, ten digits in two rows, big and small. */
export function SheetPad(props: SheetPadProps) {
  const codes = props.bets.plays.map(({ play }) => play);
  return (
    <>
      {codes.includes('Color') && <Symbols {...props} play="Color" order={COLOURS} />}
      {codes.includes('Number') && <Symbols {...props} play="Number" />}
      {codes.includes('BigSmall') && <Symbols {...props} play="BigSmall" />}
    </>
  );
}

/** The order in which the players of the sheet know the colours. */
const COLOURS: readonly string[] = ['green', 'violet', 'red'];

interface SymbolsProps extends SheetPadProps {
  readonly play: string;
  readonly order?: readonly string[];
}

function Symbols({ family, bets, open, onPress, play: code, order }: SymbolsProps) {
  const words = usePlayWords();
  const playPrice = usePlayPrice();
  const symbolPrice = useSymbolPrice();
  const buttons = useRovingTabIndex<HTMLDivElement>();
  const play = family.plays.get(code);
  const sold = bets.plays.find((each) => each.play === code);
  const symbols = play?.form.kind === 'rows' ? (play.form.rows[0]?.symbols ?? []) : [];
  const mask = bets.draftOf(code).rows[0] ?? 0;
  const prices = bets.prices.get(code);
  if (play === undefined) return null;
  const isDigits = code === 'Number';
  return (
    <div className="flex flex-col gap-2">
      {isDigits && (
        <p className="flex justify-between text-sm text-ink-2">
          <span className="font-semibold">{words.play(play)}</span>
          <span className="figures font-semibold text-accent-text">{playPrice(prices)}</span>
        </p>
      )}
      <div
        ref={buttons}
        role="group"
        aria-label={words.play(play)}
        data-row={0}
        className={GRIDS[code] ?? 'grid grid-cols-2 gap-2'}
      >
        {(order ?? symbols).map((symbol) => {
          const index = symbols.indexOf(symbol);
          const percent = percentOfSymbol(sold?.pays, 0, index);
          return (
            <button
              key={symbol}
              type="button"
              disabled={!open || sold?.closed === true || percent === 0}
              aria-haspopup="dialog"
              aria-pressed={(mask & (1 << index)) !== 0}
              data-closed={percent === 0 || undefined}
              onClick={() => onPress({ play: code, symbol: index })}
              className={clsx(pressClass, isDigits ? ballClass : cardClass, lookOf(code, symbol))}
            >
              <span className={isDigits ? 'text-xl' : 'text-base'}>
                {words.symbol(symbol, code)}
              </span>
              {!isDigits && (
                <span className="figures text-xs font-medium">
                  {symbolPrice(prices?.symbols?.[0]?.[index] ?? [], percent)}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Big is warm and small is cool, as on the road. */
function lookOf(play: string, symbol: string): string {
  if (play === 'Number') return BALL_TONES[wingoColour(Number(symbol))];
  if (play === 'Color') return COLOUR_CLASSES[symbol as RecordColour];
  return symbol === 'B'
    ? 'border border-lost/45 bg-lost-soft text-lost'
    : 'border border-other-side/45 bg-other-side/10 text-other-side';
}

const GRIDS: Readonly<Record<string, string>> = {
  Color: 'grid grid-cols-3 gap-2 sm:gap-3',
  Number: 'grid grid-cols-5 justify-items-center gap-2 rounded-md bg-surface-2 p-3',
};

const pressClass = clsx(
  'font-bold transition-transform duration-120 disabled:opacity-50 enabled:hover:brightness-110',
  'data-closed:line-through data-closed:decoration-2 enabled:active:scale-95',
  'aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent',
);
const cardClass = 'flex min-h-16 flex-col items-center justify-center rounded-md px-1';
const ballClass = 'figures grid size-13 place-items-center rounded-full shadow-card sm:size-15';
