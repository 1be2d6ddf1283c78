import { useTexts } from '../../i18n/use-texts.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { BooksLinks } from '../wallet/books/BooksLinks.tsx';
import { useUnread } from '../messages/use-unread.ts';
import { Announcements } from './Announcements.tsx';
import { setFilters, useChoiceFilter } from './centre-address.ts';
import { Inbox } from './Inbox.tsx';

const TABS = ['inbox', 'announcements'] as const;

/** Platform information: what was told to this member, and what was told to everybody. */
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
      onChoose={(value) => setFilters({ tab: value })}
    >
      {tab === 'inbox' ? <Inbox /> : <Announcements />}
      <BooksLinks className="mt-6" />
    </Tabs>
  );
}
