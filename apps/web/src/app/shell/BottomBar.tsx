import clsx from 'clsx';
import { Gift, House, LayoutGrid, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import { useSite } from '../../site/use-site.ts';
import { openMemberCentre } from '../../gate/pass-gate.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSearchValue } from '../../navigation/use-address.ts';

/** The bottom bar on phones: home, games, deposit where it is enabled, promotions, account. */
export function BottomBar() {
  const t = useTexts('shell');
  const mc = useSearchValue('mc');
  const takesDeposits = useSite()?.features.depositV2 !== false;
  return (
    <nav
      aria-label={t('mainPlaces')}
      className="fixed inset-x-0 bottom-0 z-40 grid h-(--bottom-bar) auto-cols-fr grid-flow-col border-t border-line bg-surface-1/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <BarLink to={urls.home} name={t('home')} icon={<House aria-hidden size={22} />} />
      <BarLink to={urls.gameCenter} name={t('games')} icon={<LayoutGrid aria-hidden size={22} />} />
      {takesDeposits && (
        <button
          type="button"
          className={clsx(itemClass, 'text-accent-text')}
          onClick={() => openMemberCentre('depositv2')}
        >
          <span className="-mt-6 grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-float ring-4 ring-surface-1">
            <Wallet aria-hidden size={22} />
          </span>
          {t('deposit')}
        </button>
      )}
      <BarLink to={urls.promotions} name={t('promotions')} icon={<Gift aria-hidden size={22} />} />
      <button
        type="button"
        aria-current={mc === 'securityCenter' ? 'page' : undefined}
        className={itemClass}
        onClick={() => openMemberCentre('securityCenter')}
      >
        <UserRound aria-hidden size={22} />
        {t('account')}
      </button>
    </nav>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly name: string;
  readonly icon: ReactNode;
}

function BarLink({ to, name, icon }: BarLinkProps) {
  return (
    <Link to={to} className={itemClass}>
      {icon}
      {name}
    </Link>
  );
}

const itemClass = clsx(
  'flex min-w-0 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium text-ink-2',
  'aria-[current=page]:text-accent-text focus-visible:-outline-offset-2',
);
