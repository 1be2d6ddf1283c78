import clsx from 'clsx';
import { Gift, House, LayoutGrid, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import { useSite } from '../../site/use-site.ts';
import { openMemberCentre } from '../../gate/pass-gate.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSearchValue } from '../../navigation/use-address.ts';

interface BottomBarProps {
  /** At the foot of the member centre, which lies over the page and its bar. */
  readonly inCentre?: boolean;
}

/** The bottom bar on phones: home, games, deposit where it is enabled, promotions, account. */
export function BottomBar({ inCentre = false }: BottomBarProps) {
  const t = useTexts('shell');
  const mc = useSearchValue('mc');
  const takesDeposits = useSite()?.features.depositV2 !== false;
  const current = (isOpen: boolean) => (isOpen ? 'page' : undefined);
  return (
    <nav
      aria-label={t('mainPlaces')}
      className={clsx(barClass, inCentre ? centreClass : 'fixed inset-x-0 bottom-0 z-40 md:hidden')}
    >
      <BarLink to={urls.home} name={t('home')} icon={<House aria-hidden size={22} />} />
      <BarLink to={urls.gameCenter} name={t('games')} icon={<LayoutGrid aria-hidden size={22} />} />
      {takesDeposits && (
        <button
          type="button"
          aria-current={current(mc === 'depositv2')}
          className={itemClass}
          onClick={() => openMemberCentre('depositv2')}
        >
          <span className="-my-0.5 grid h-7 w-11 place-items-center rounded-full bg-accent text-on-accent">
            <Wallet aria-hidden size={19} />
          </span>
          {t('deposit')}
        </button>
      )}
      <BarLink to={urls.promotions} name={t('promotions')} icon={<Gift aria-hidden size={22} />} />
      <button
        type="button"
        aria-current={current(mc !== undefined && mc !== 'depositv2')}
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

/** While the member centre is open, no page below it is the current one. */
function BarLink({ to, name, icon }: BarLinkProps) {
  const isCovered = useSearchValue('mc') !== undefined;
  return (
    <Link to={to} className={itemClass} {...(isCovered ? { 'aria-current': undefined } : {})}>
      {icon}
      <span className="max-w-full truncate">{name}</span>
    </Link>
  );
}

const barClass = clsx(
  'grid h-(--bottom-bar) auto-cols-fr grid-flow-col border-t border-line bg-surface-1/95',
  'pb-[env(safe-area-inset-bottom)] backdrop-blur-md',
);
/** Over the padding of the dialog that scrolls. */
const centreClass = 'sticky -bottom-4 z-10 -mx-5 -mb-4 shrink-0 md:-mx-6 md:rounded-b-xl lg:hidden';

const itemClass = clsx(
  'flex min-w-0 flex-col items-center justify-center gap-1 px-0.5 text-[0.6875rem] font-medium',
  'text-ink-2 aria-[current=page]:text-accent-text focus-visible:-outline-offset-2',
);
