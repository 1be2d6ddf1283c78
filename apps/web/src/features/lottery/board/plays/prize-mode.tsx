import type { Style } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { usePlayWords } from '../../../../draws/play-words.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Select } from '../../../../ui/forms/Select.tsx';
import { firstPlay, playMenu, stylesOnSale, type SoldPlay } from '../play-menu.ts';

interface PrizeModeProps {
  readonly plays: readonly SoldPlay[];
  readonly style: Style;
  readonly play: string;
  readonly onChoose: (style: Style, play: string) => void;
}

/** Whether there is a prize mode to choose. */
export function hasPrizeModes(plays: readonly SoldPlay[]): boolean {
  return stylesOnSale(plays).length > 1;
}

/** The prize modes in a row of their own, on screens that have the height for it. */
export function PrizeModeRow(props: PrizeModeProps) {
  const { plays, style } = props;
  const t = useTexts('lottery');
  const words = usePlayWords();
  return (
    <div role="radiogroup" aria-label={t('prizeMode')} className={rowClass}>
      {stylesOnSale(plays).map((each) => (
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === style}
          onClick={() => chooseMode(props, each)}
          className={modeClass}
        >
          {words.style(each)}
        </button>
      ))}
    </div>
  );
}

/** The same choice beside a play's rule: on a phone the pad has the room. */
export function PrizeModeSelect(props: PrizeModeProps) {
  const { plays, style } = props;
  const t = useTexts('lottery');
  const words = usePlayWords();
  return (
    <Select
      aria-label={t('prizeMode')}
      choices={stylesOnSale(plays).map((each) => ({ value: each, label: words.style(each) }))}
      value={style}
      onChoose={(next) => chooseMode(props, next)}
      className="shrink-0 max-w-36 text-sm sm:hidden"
    />
  );
}

/** Keeps the group that is open, where the mode has it. */
function chooseMode({ plays, style, play, onChoose }: PrizeModeProps, next: Style): void {
  const isOpen = (each: { readonly play: string }): boolean => each.play === play;
  const open = playMenu(plays, style).find((tab) => tab.plays.some(isOpen));
  onChoose(next, firstPlay(playMenu(plays, next), open?.group, play));
}

const rowClass = 'flex w-full gap-1 rounded-md bg-surface-2 p-1 max-sm:hidden md:w-fit';

const modeClass = clsx(
  'min-h-10 flex-1 rounded-sm px-2 text-sm font-semibold whitespace-nowrap text-ink-2 md:px-4',
  'transition-colors hover:text-ink aria-checked:bg-accent aria-checked:text-on-accent',
  'phone:min-h-11',
);
