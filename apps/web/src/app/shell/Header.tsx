import clsx from 'clsx';
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { Logo } from '../../art/Logo.tsx';
import { Suspense, type ReactNode } from 'react';
import { useGroups } from '../../features/games/use-groups.ts';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/forms/Button.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { urls } from '../../urls.ts';
import { saveLanguagePreference, saveThemePreference } from '../preferences.ts';
import { isTrial } from '../../gate/gate.ts';
import { openModal } from '../../modals/modals.ts';
import { Link } from '../../navigation/Link.tsx';
import { lazyPart } from '../../parts/load-chunk.ts';
import { PartBoundary } from '../../parts/PartBoundary.tsx';
import { currentSession, useSession } from '../../session/session.ts';
import { BoxFailed } from './BoxFailed.tsx';
import { LanguageMenu } from '../../site/LanguageMenu.tsx';
import { VisitorBox } from './VisitorBox.tsx';

const sessionWatch = lazyPart(
  () => import('../../features/protection/SessionWatch.tsx'),
  (m) => m.SessionWatch,
);
const memberBox = lazyPart(
  () => import('./MemberBox.tsx'),
  (m) => m.MemberBox,
);
if (currentSession() !== undefined) memberBox.preload();

interface HeaderProps {
  readonly onMenu: () => void;
  /** Present where a left bar can be collapsed. */
  readonly onCollapse?: () => void;
  readonly collapsed?: boolean;
}

/** The header, 64 pixels high and sticky: navigation, account, balance. */
export function Header({ onMenu, onCollapse, collapsed = false }: HeaderProps) {
  const t = useTexts('shell');
  const site = useSite();
  const session = useSession();
  const FoldIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <header className={headerClass}>
      <IconButton label={t('menu')} onClick={onMenu} className="-ml-2 shrink-0 lg:hidden">
        <MenuIcon aria-hidden size={22} />
      </IconButton>
      {onCollapse !== undefined && (
        <IconButton
          label={t(collapsed ? 'unfold' : 'fold')}
          onClick={onCollapse}
          className="-ml-2 shrink-0 max-lg:hidden"
        >
          <FoldIcon aria-hidden size={20} />
        </IconButton>
      )}
      <Link
        to={urls.home}
        // A member's phone needs the room for balance and bell; the bottom bar leads home.
        className={clsx('min-w-9 rounded-md', session !== undefined && 'max-sm:hidden')}
        aria-label={site?.name ?? t('home')}
      >
        <Logo mark={site?.logo} name={site?.name ?? ''} />
      </Link>
      <HeaderNavigation />
      <div className="ml-auto flex shrink-0 items-center gap-1 md:gap-1.5">
        <IconButton
          label={t('search')}
          aria-keyshortcuts="Control+K /"
          onClick={() => openModal('search', {})}
        >
          <Search aria-hidden size={20} />
        </IconButton>
        {session !== undefined && !isTrial(session) && (
          <Box place={null}>
            <sessionWatch.Part />
          </Box>
        )}
        {session === undefined ? (
          <VisitorBox />
        ) : (
          <Box place={<span className="w-40" />}>
            <memberBox.Part />
          </Box>
        )}
        <div className="flex items-center max-md:hidden">
          <LanguageMenu languages={site?.languages ?? []} onChosen={saveLanguagePreference} />
          <ThemeSwitch onChosen={saveThemePreference} />
        </div>
      </div>
    </header>
  );
}

/** A part of the header with lazy code; its space is reserved until it is loaded. */
function Box({ place, children }: { readonly place: ReactNode; readonly children: ReactNode }) {
  return (
    <PartBoundary fallback={(error, retry) => <BoxFailed error={error} onRetry={retry} />}>
      <Suspense fallback={place}>{children}</Suspense>
    </PartBoundary>
  );
}

function HeaderNavigation() {
  const t = useTexts('shell');
  const { navigation } = useGroups();
  return (
    <nav aria-label={t('gameKinds')} className="ml-4 min-w-0 max-xl:hidden">
      <ul className="rail gap-1">
        {navigation.map((entry) => (
          <li key={entry.section} className="shrink-0">
            <Link to={entry.url} className={navigationClass}>
              {t(`section.${entry.section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const headerClass = clsx(
  'sticky top-0 z-40 flex h-(--header) items-center gap-2 border-b border-line px-4 max-[22.5rem]:px-2 md:px-5',
  'bg-surface-1/92 backdrop-blur-md',
);

const navigationClass = clsx(
  'relative inline-flex min-h-10 items-center rounded-md px-3 text-sm font-medium text-ink-2',
  'transition-colors hover:text-ink aria-[current=page]:text-ink',
  'after:absolute after:inset-x-3 after:bottom-0.5 after:h-0.5 after:rounded-full',
  'aria-[current=page]:after:bg-accent',
);
