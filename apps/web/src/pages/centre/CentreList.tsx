import { ChevronRight } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useUnread } from '../../features/messages/use-unread.ts';
import { useSite } from '../../site/use-site.ts';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { offeredMemberPages, MEMBER_MENU } from './member-menu.tsx';

/** The centre's pages as a list, on a phone, which has no space for the menu. */
export function CentreList() {
  const t = useTexts('members');
  const unread = useUnread();
  const pages = offeredMemberPages(useSite()?.features).filter((page) => page !== 'securityCenter');
  return (
    <div className="overflow-hidden rounded-lg border border-line lg:hidden">
      {pages.map((page) => {
        const Icon = MEMBER_MENU[page].icon;
        return (
          <button
            key={page}
            type="button"
            onClick={() => openCentrePage(page)}
            className="flex min-h-13 w-full items-center gap-3 border-t border-line bg-surface-2 px-4 text-left text-sm font-medium first:border-t-0 focus-visible:-outline-offset-2"
          >
            <Icon aria-hidden size={19} className="shrink-0 text-accent-text" />
            <span className="min-w-0 flex-1">{t(`page.${page}`)}</span>
            {page === 'messageV2' && unread > 0 && (
              <span className="figures rounded-full bg-accent px-2 text-xs font-bold text-on-accent">
                {unread}
              </span>
            )}
            <ChevronRight aria-hidden size={16} className="text-ink-3" />
          </button>
        );
      })}
    </div>
  );
}
