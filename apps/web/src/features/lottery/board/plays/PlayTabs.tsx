import type { Family, Style } from '@fairhouse/rules/lottery';
import clsx from 'clsx';
import { Tabs } from '../../../../ui/forms/Tabs.tsx';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { usePlayWords } from '../../../../draws/play-words.ts';
import type { MenuGroup } from '@fairhouse/rules/words';
import { firstPlay, playMenu, type SoldPlay } from '../play-menu.ts';

interface PlayTabsProps {
  readonly family: Family;
  readonly plays: readonly SoldPlay[];
  readonly style: Style;
  readonly play: string;
  readonly onChoose: (style: Style, play: string) => void;
}

/** Group and play: two rows that select what is bet on. */
export function PlayTabs({ family, plays, style, play, onChoose }: PlayTabsProps) {
  const t = useTexts('lottery');
  const words = usePlayWords();
  const tabs = playMenu(plays, style);
  const open = tabs.find((tab) => tab.plays.some((each) => each.play === play)) ?? tabs[0];
  return (
    <div className="flex flex-col gap-3">
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
