import clsx from 'clsx';
import { CircleHelp, Gift, House, LayoutGrid, LogIn, LogOut, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionIcon } from '../../features/games/SectionIcon.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { openModal } from '../../modals/modals.ts';
import { Link } from '../../navigation/Link.tsx';
import type { LeftBarEntry } from './left-bar-entries.ts';

interface LeftBarItemProps {
  readonly entry: LeftBarEntry;
  /** Shows only the icon; the name stays available to screen readers. */
  readonly collapsed: boolean;
  /** Called when this entry was chosen. */
  readonly onChosen?: () => void;
}

export function LeftBarItem({ entry, collapsed, onChosen }: LeftBarItemProps) {
  const t = useTexts('shell');
  const name = entry.kind === 'games' ? t(`section.${entry.section}`) : t(entry.name);
  const content = (
    <>
      {iconOf(entry)}
      <span className={clsx('truncate', collapsed && 'sr-only')}>{name}</span>
      {entry.kind === 'games' && (
        <span className={clsx('figures ml-auto text-xs text-ink-3', collapsed && 'sr-only')}>
          {entry.count}
        </span>
      )}
    </>
  );
  const className = clsx(itemClass, collapsed && 'justify-center px-0');
  if (entry.kind === 'act') {
    return (
      <button
        type="button"
        title={collapsed ? name : undefined}
        className={className}
        onClick={() => {
          onChosen?.();
          act(entry.name);
        }}
      >
        {content}
      </button>
    );
  }
  return (
    <Link
      to={entry.url}
      title={collapsed ? name : undefined}
      className={className}
      onClick={onChosen}
    >
      {content}
    </Link>
  );
}

const itemClass = clsx(
  'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-2',
  'transition-colors hover:bg-surface-3 hover:text-ink aria-[current=page]:bg-accent-soft',
  'aria-[current=page]:text-accent-text focus-visible:-outline-offset-2',
);

function act(name: 'helpCenter' | 'login' | 'join' | 'logout'): void {
  openModal(name === 'join' ? 'register' : name, {});
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  home: <House aria-hidden size={20} />,
  promotions: <Gift aria-hidden size={20} />,
  gameCenter: <LayoutGrid aria-hidden size={20} />,
  helpCenter: <CircleHelp aria-hidden size={20} />,
  login: <LogIn aria-hidden size={20} />,
  join: <UserPlus aria-hidden size={20} />,
  logout: <LogOut aria-hidden size={20} />,
};

function iconOf(entry: LeftBarEntry): ReactNode {
  return entry.kind === 'games' ? <SectionIcon section={entry.section} /> : ICONS[entry.name];
}
