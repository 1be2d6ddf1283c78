import type { Family, Style } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../draws/play-words.ts';
import type { MenuGroup } from '@fairhouse/rules/words';
import { firstPlay, playMenu, stylesOnSale, type SoldPlay } from './play-menu.ts';

interface PlayTabsProps {
  readonly family: Family;
  readonly plays: readonly SoldPlay[];
  readonly style: Style;
  readonly play: string;
  readonly onChoose: (style: Style, play: string) => void;
}

/** Prize mode, group, play: three rows that select what is bet on. */
export function PlayTabs({ family, plays, style, play, onChoose }: PlayTabsProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const styles = stylesOnSale(plays);
  const tabs = playMenu(plays, style);
  const open = tabs.find((tab) => tab.plays.some((each) => each.play === play)) ?? tabs[0];
  const chooseStyle = (next: Style) => {
    const menu = playMenu(plays, next);
    onChoose(next, firstPlay(menu, open?.group, play));
  };
  return (
    <div className="flex flex-col gap-3">
      {styles.length > 1 && (
        <div role="radiogroup" aria-label={t('prizeMode')} className={modesClass}>
          {styles.map((each) => (
            <button
              key={each}
              type="button"
              role="radio"
              aria-checked={each === style}
              onClick={() => chooseStyle(each)}
              className={modeClass}
            >
              {words.style(each)}
            </button>
          ))}
        </div>
      )}
      <Tabs<MenuGroup>
        label={t('playGroups')}
        className={wrapClass}
        tabs={tabs.map((tab) => ({ value: tab.group, label: words.group(tab.group) }))}
        value={open?.group ?? ''}
        onChoose={(group) => onChoose(style, firstPlay(tabs, group))}
      />
      {open !== undefined && open.plays.length > 1 && (
        <Tabs
          look="chips"
          label={t('plays')}
          className={wrapClass}
          tabs={open.plays.map(({ play: code, menu }) => ({
            value: code,
            label: words.play(family.plays.get(code) ?? { code, menu }, style),
          }))}
          value={play}
          onChoose={(code) => onChoose(style, code)}
        />
      )}
    </div>
  );
}

/** A mouse cannot scroll a row sideways easily, so on wide screens the tabs wrap. */
const wrapClass = clsx(
  'md:[&>[role=tablist]]:flex-wrap md:[&>[role=tablist]]:gap-y-1',
  'md:[&_[role=tab]]:min-h-10 md:[&_[role=tab]]:px-3',
);

const modesClass = 'flex w-full gap-1 rounded-md bg-surface-2 p-1 md:w-fit';

const modeClass = clsx(
  'min-h-10 flex-1 rounded-sm px-2 text-sm md:px-4 font-semibold whitespace-nowrap text-ink-2 phone:min-h-11',
  'transition-colors hover:text-ink aria-checked:bg-accent aria-checked:text-on-accent',
);
