import clsx from 'clsx';
import { openAgentPage } from '../../centre/centre-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AGENT_MENU, type OpenAgentPage } from './agent-menu.tsx';

interface AgentMenuProps {
  readonly pages: readonly OpenAgentPage[];
  readonly page: OpenAgentPage;
}

/** The agent centre's menu beside its page, on wide screens. */
export function AgentMenu({ pages, page }: AgentMenuProps) {
  const t = useTexts('agents');
  return (
    <nav aria-label={t('menu')} className="sticky top-0 self-start max-lg:hidden">
      <ul className="flex flex-col gap-0.5">
        {pages.map((each) => {
          const Icon = AGENT_MENU[each].icon;
          return (
            <li key={each}>
              <button
                type="button"
                aria-current={each === page ? 'page' : undefined}
                onClick={() => openAgentPage(each)}
                onPointerEnter={AGENT_MENU[each].part.preload}
                className={itemClass}
              >
                <Icon aria-hidden size={18} className="shrink-0" />
                <span className="min-w-0 flex-1 text-left">{t(`page.${each}`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const itemClass = clsx(
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-2 text-sm font-medium text-ink-2',
  'transition-colors hover:bg-surface-2 hover:text-ink focus-visible:-outline-offset-2',
  'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text',
);
