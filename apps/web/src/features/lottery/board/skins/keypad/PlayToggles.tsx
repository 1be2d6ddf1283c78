import type { Family } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { useTexts } from '../../../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../../../draws/play-words.ts';
import { useRovingTabIndex } from '../../../../../ui/forms/use-roving-tab-index.ts';
import type { SkinBets } from '../use-skin-bets.ts';
import { usePlayPrice } from '../use-play-price.ts';

interface PlayTogglesProps {
  readonly family: Family;
  readonly bets: SkinBets;
  readonly chosen: readonly string[];
  readonly onToggle: (play: string) => void;
}

/** The plays with their prices; several of one length are chosen at once. */
export function PlayToggles({ family, bets, chosen, onToggle }: PlayTogglesProps) {
  const t = useTexts('skins');
  const words = usePlayWords();
  const playPrice = usePlayPrice();
  const buttons = useRovingTabIndex<HTMLDivElement>();
  return (
    <div
      ref={buttons}
      role="group"
      aria-label={t('keypad.plays')}
      className="grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]"
    >
      {bets.plays.map(({ play: code, closed }) => {
        const play = family.plays.get(code);
        if (play === undefined) return null;
        return (
          <button
            key={code}
            type="button"
            disabled={closed}
            aria-pressed={chosen.includes(code)}
            onClick={() => onToggle(code)}
            className={playClass}
          >
            <span className="text-sm leading-tight font-semibold">{words.play(play)}</span>
            <span className="figures text-xs font-medium">{playPrice(bets.prices.get(code))}</span>
          </button>
        );
      })}
    </div>
  );
}

const playClass = clsx(
  'flex min-h-13 min-w-0 flex-col items-center justify-center rounded-md border px-1 py-1',
  'border-line-strong bg-surface-2 text-ink-2 transition-colors hover:border-accent',
  'disabled:line-through disabled:opacity-50',
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent',
);
