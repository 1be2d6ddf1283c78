import clsx from 'clsx';
import { Avatar } from '../../art/Avatar.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useUnread } from '../../features/messages/use-unread.ts';
import { openCentrePage } from '../../centre/centre-filters.ts';
import { MEMBER_MENU, type OpenPage } from './member-menu.tsx';
import { useMember } from '../../features/members/profile/use-member.ts';

interface CentreMenuProps {
  readonly pages: readonly OpenPage[];
  readonly page: OpenPage;
}

/** The centre's menu beside its page, on wide screens. */
export function CentreMenu({ pages, page }: CentreMenuProps) {
  const t = useTexts('members');
  const member = useMember();
  const unread = useUnread();
  return (
    <nav aria-label={t('menu')} className="sticky top-0 self-start max-lg:hidden">
      <div className="mb-4 flex items-center gap-3 rounded-lg bg-surface-2 p-3">
        <Avatar
          picture={member?.avatar}
          type={member?.avatarType}
          name={member?.account ?? ''}
          size={40}
        />
        <div className="min-w-0 text-sm">
          <p className="truncate font-semibold">{member?.nickname ?? member?.account}</p>
          <p className="truncate text-xs text-ink-3">{member?.account}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-0.5">
        {pages.map((each) => {
          const Icon = MEMBER_MENU[each].icon;
          return (
            <li key={each}>
              <button
                type="button"
                aria-current={each === page ? 'page' : undefined}
                onClick={() => openCentrePage(each)}
                onPointerEnter={MEMBER_MENU[each].part.preload}
                className={itemClass}
              >
                <Icon aria-hidden size={18} className="shrink-0" />
                <span className="min-w-0 flex-1 text-left">{t(`page.${each}`)}</span>
                {each === 'messageV2' && unread > 0 && (
                  <span className="figures rounded-full bg-accent px-2 text-xs font-bold text-on-accent">
                    {unread}
                  </span>
                )}
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
