import { ChevronRight } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../site/use-site.ts';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { offeredMemberPages, MEMBER_MENU, type OpenPage } from './member-menu.tsx';

const LISTED: ReadonlySet<OpenPage> = new Set(['transferFund', 'personalProfit', 'playSafe']);

/** The centre's pages beside those done most, on a phone, which has no space for the menu. */
export function CentreList() {
  const t = useTexts('members');
  const pages = offeredMemberPages(useSite()?.features).filter((page) => LISTED.has(page));
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
            <ChevronRight aria-hidden size={16} className="text-ink-3" />
          </button>
        );
      })}
    </div>
  );
}
