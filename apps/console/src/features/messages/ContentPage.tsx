// Content of the site: announcements and banners, help articles, and feedback of visitors.
import { Stack, Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import { FeedbackTable } from './FeedbackTable.tsx';

const TABS = ['announcements', 'articles', 'feedback'] as const;

export function ContentPage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'announcements';
  return (
    <Stack spacing={2}>
      <Title title={text('menu.content')} />
      <Tabs value={tab} onChange={(_event, next: string) => setSearch({ tab: next })}>
        {TABS.map((each) => (
          <Tab key={each} value={each} label={text(`content.${each}`)} />
        ))}
      </Tabs>
      {tab === 'announcements' ? <AnnouncementTable /> : null}
      {tab === 'articles' ? <ArticleTable /> : null}
      {tab === 'feedback' ? <FeedbackTable /> : null}
    </Stack>
  );
}
