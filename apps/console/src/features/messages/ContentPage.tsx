// Content of the site: announcements and banners, and help articles.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { PathTabs } from '../../ui/tabs/PathTabs.tsx';
import { usePathTab } from '../../ui/tabs/use-path-tab.ts';
import { urls } from '../../urls.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { ArticleTable } from './ArticleTable.tsx';

const TABS = ['announcements', 'articles'] as const;

export function ContentPage() {
  const text = useText();
  const tab = usePathTab(TABS);
  return (
    <Stack spacing={2}>
      <Title title={text('menu.content')} />
      <PathTabs page={urls.content} names={TABS} nameOf={(each) => text(`content.${each}`)} />
      {tab === 'announcements' ? <AnnouncementTable /> : null}
      {tab === 'articles' ? <ArticleTable /> : null}
    </Stack>
  );
}
