import { useTexts } from '../../../i18n/use-texts.ts';
import { Tabs } from '../../../ui/forms/Tabs.tsx';
import { BooksLinks } from '../../../site/BooksLinks.tsx';
import { useUnread } from '../use-unread.ts';
import { Announcements } from './Announcements.tsx';
import { setCentreFilters, useChoiceFilter } from '../../../centre/centre-filters.ts';
import { Inbox } from './Inbox.tsx';
import { NoticeChoices } from './NoticeChoices.tsx';

const TABS = ['inbox', 'announcements', 'choices'] as const;

/** Messages to this member, announcements to everybody, and the choice of messages. */
export function MessagesPage() {
  const t = useTexts('members');
  const tab = useChoiceFilter('tab', TABS) ?? 'inbox';
  const unread = useUnread();
  return (
    <Tabs
      label={t('messageTabs')}
      tabs={TABS.map((value) => ({
        value,
        label: t(value),
        ...(value === 'inbox' && unread > 0 ? { count: unread } : {}),
      }))}
      value={tab}
      onChoose={(value) => setCentreFilters({ tab: value })}
    >
      {tab === 'inbox' && <Inbox />}
      {tab === 'announcements' && <Announcements />}
      {tab === 'choices' && <NoticeChoices />}
      <BooksLinks className="mt-6" />
    </Tabs>
  );
}
