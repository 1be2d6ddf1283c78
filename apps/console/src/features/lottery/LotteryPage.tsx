// One lottery: every play with odds and exact return, and how its numbers came against theory.
import { Stack, Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRight } from '../../app/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { LotteryStatistics } from './LotteryStatistics.tsx';
import { OddsTable } from './OddsTable.tsx';

export function LotteryPage() {
  const text = useText();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const mayCount = useRight('draws.read');
  const tab = mayCount && search.get('tab') === 'statistics' ? 'statistics' : 'odds';
  return (
    <Stack spacing={2}>
      <Title title={`${text('menu.lotteries')} · ${id}`} />
      <Tabs value={tab} onChange={(_event, next: string) => setSearch({ tab: next })}>
        <Tab value="odds" label={text('odds.title')} />
        {mayCount ? <Tab value="statistics" label={text('statistics.title')} /> : null}
      </Tabs>
      {tab === 'odds' ? <OddsTable code={id} /> : <LotteryStatistics code={id} />}
    </Stack>
  );
}
