import clsx from 'clsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { MEMBER_MENU, type OpenPage } from './member-menu.tsx';

interface CentreBarProps {
  readonly pages: readonly OpenPage[];
  readonly page: OpenPage;
}

const ON_THE_BAR = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transactionHistory',
] as const satisfies readonly OpenPage[];

/** The centre's bottom bar on a phone; the other pages are listed on the account page. */
export function CentreBar({ pages, page }: CentreBarProps) {
  const t = useTexts('members');
  const places = ON_THE_BAR.filter((each) => pages.includes(each));
  const current = places.find((each) => each === page) ?? 'securityCenter';
  return (
    <nav
      aria-label={t('menu')}
      className="sticky -bottom-4 z-10 -mx-5 -mb-4 flex border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:-mx-6 md:rounded-b-xl lg:hidden"
    >
      {places.map((each) => {
        const Icon = MEMBER_MENU[each].icon;
        return (
          <button
            key={each}
            type="button"
            aria-current={each === current ? 'page' : undefined}
            onClick={() => openCentrePage(each)}
            className={itemClass}
          >
            <Icon aria-hidden size={21} />
            <span className="max-w-full truncate">{t(`bar.${each}`)}</span>
          </button>
        );
      })}
    </nav>
  );
}

const itemClass = clsx(
  'flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5',
  'text-[0.6875rem] font-medium text-ink-2 aria-[current=page]:text-accent-text',
  'focus-visible:-outline-offset-2',
);
