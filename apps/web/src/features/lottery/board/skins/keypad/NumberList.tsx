import type { Family, Play } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Trash2, X } from 'lucide-react';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { IconButton } from '../../../../../ui/forms/Button.tsx';
import { percentOfLine } from '../../pads/number-pays.ts';
import type { SkinBets } from '../use-skin-bets.ts';
import { usePlayPrice } from '../use-play-price.ts';
import { numbersOf } from './keypad-entry.ts';

interface NumberListProps {
  readonly family: Family;
  readonly bets: SkinBets;
  readonly disabled: boolean;
  readonly onRemove: (play: Play, number: string) => void;
  readonly onClear: (play: Play) => void;
}

/** More numbers of a play than this are counted. */
const SHOWN = 60;

/** The numbers of each play with its price; a press removes one. */
export function NumberList({ family, bets, disabled, onRemove, onClear }: NumberListProps) {
  const t = useTexts('pads');
  const s = useTexts('skins');
  const groups = bets.plays.flatMap((sold) => {
    const play = family.plays.get(sold.play);
    const numbers = play === undefined ? [] : numbersOf(play, bets.draftOf(sold.play));
    return play === undefined || numbers.length === 0 ? [] : [{ sold, play, numbers }];
  });
  return (
    <section aria-label={t('keys.numbers')} className="flex min-h-24 min-w-0 flex-col gap-3">
      {groups.length === 0 && (
        <p className="rounded-md border border-dashed border-line-strong p-4 text-sm text-ink-3">
          {s('keypad.empty')}
        </p>
      )}
      {groups.map(({ sold, play, numbers }) => (
        <div key={play.code} className="flex flex-col gap-2 rounded-md bg-surface-2 p-3">
          <Head
            play={play}
            count={numbers.length}
            bets={bets}
            disabled={disabled}
            onClear={onClear}
          />
          <div className="flex max-h-48 flex-wrap gap-1.5 overflow-y-auto">
            {numbers.slice(-SHOWN).map((number) => (
              <button
                key={number}
                type="button"
                disabled={disabled}
                aria-label={t('keys.remove', { number })}
                data-closed={percentOfLine(sold.pays, number) === 0 || undefined}
                onClick={() => onRemove(play, number)}
                className={chipClass}
              >
                {number}
                <X aria-hidden size={14} className="text-ink-3" />
              </button>
            ))}
            {numbers.length > SHOWN && (
              <span className="self-center text-sm text-ink-2">
                {t('keys.more', { count: numbers.length - SHOWN })}
              </span>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

interface HeadProps extends Pick<NumberListProps, 'bets' | 'disabled' | 'onClear'> {
  readonly play: Play;
  readonly count: number;
}

function Head({ play, count, bets, disabled, onClear }: HeadProps) {
  const lottery = useTexts('lottery');
  const words = usePlayWords();
  const playPrice = usePlayPrice();
  return (
    <div className="flex items-center gap-2 text-sm">
      <h2 className="font-semibold">{words.play(play)}</h2>
      <span className="figures font-medium text-accent-text">
        {playPrice(bets.prices.get(play.code))}
      </span>
      <span className="figures text-ink-3">{lottery('grid.chosen', { count })}</span>
      <IconButton
        size="sm"
        label={`${lottery('pick.clear')}: ${words.play(play)}`}
        disabled={disabled}
        onClick={() => onClear(play)}
        className="-my-2 ml-auto"
      >
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </div>
  );
}

const chipClass = clsx(
  'figures inline-flex min-h-9 items-center gap-1.5 rounded-md border border-accent-line phone:min-h-11',
  'bg-surface-1 px-3 text-sm font-semibold text-ink transition-colors hover:border-lost',
  'disabled:opacity-50 data-closed:text-lost data-closed:line-through',
);
