import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { openAgentPage } from '../../centre/centre-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AGENT_MENU, type OpenAgentPage } from './agent-menu.tsx';

interface AgentTabsProps {
  readonly pages: readonly OpenAgentPage[];
  readonly page: OpenAgentPage;
}

/** The agent centre's pages in a row that scrolls, on narrow screens; the open one is in view. */
export function AgentTabs({ pages, page }: AgentTabsProps) {
  const t = useTexts('agents');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector('[aria-current=page]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [page]);
  return (
    <nav aria-label={t('menu')} className="-mx-5 mb-4 md:-mx-6 lg:hidden">
      <ul ref={row} className="rail gap-2 px-5 md:px-6">
        {pages.map((each) => {
          const Icon = AGENT_MENU[each].icon;
          return (
            <li key={each} className="shrink-0">
              <button
                type="button"
                aria-current={each === page ? 'page' : undefined}
                onClick={() => openAgentPage(each)}
                className={tabClass}
              >
                <Icon aria-hidden size={16} className="shrink-0" />
                {t(`page.${each}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const tabClass = clsx(
  'flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-sm font-medium',
  'whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2',
  'aria-[current=page]:border-accent-line aria-[current=page]:bg-accent-soft',
  'aria-[current=page]:text-accent-text',
);
