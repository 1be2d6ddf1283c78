import clsx from 'clsx';
import { useGroups } from '../../features/games/use-groups.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession } from '../../session/session.ts';
import { leftBarEntries } from './left-bar-entries.ts';
import { LeftBarItem } from './LeftBarItem.tsx';

interface LeftBarListProps {
  readonly collapsed: boolean;
  /** Called when an entry was chosen. */
  readonly onChosen?: () => void;
}

/** The list of entries; wide screens show it beside the page, phones in a drawer. */
export function LeftBarList({ collapsed, onChosen }: LeftBarListProps) {
  const t = useTexts('shell');
  const session = useSession();
  const { navigation } = useGroups();
  const entries = leftBarEntries({
    loggedIn: session !== undefined,
    games: navigation,
  });
  return (
    <nav aria-label={t('places')}>
      <ul className="flex flex-col gap-0.5">
        {entries.map((entry, index) => (
          <li
            key={entry.kind === 'games' ? entry.section : entry.name}
            className={clsx(
              entry.kind !== entries[index - 1]?.kind &&
                index > 0 &&
                'mt-3 border-t border-line pt-3',
            )}
          >
            <LeftBarItem
              entry={entry}
              collapsed={collapsed}
              {...(onChosen === undefined ? {} : { onChosen })}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LeftBar({ collapsed }: { readonly collapsed: boolean }) {
  return (
    <aside
      className={clsx(
        'sticky top-(--header) h-[calc(100dvh-var(--header))] shrink-0 overflow-y-auto p-3 max-lg:hidden',
        'border-r border-line bg-surface-1/60 transition-[width] duration-200 ease-out',
        collapsed ? 'w-18' : 'w-(--left-bar)',
      )}
    >
      <LeftBarList collapsed={collapsed} />
    </aside>
  );
}
