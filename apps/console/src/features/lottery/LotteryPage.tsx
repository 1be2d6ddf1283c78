// One lottery: every play with its odds and exact return, the calendar, and the drawn numbers
// compared with theory.
import { Stack, Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { useRight } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { CalendarForm } from './CalendarForm.tsx';
import { LotteryStatistics } from './LotteryStatistics.tsx';
import { NumberLimits } from './NumberLimits.tsx';
import { useLotteryChoices } from '../../records/use-lottery-choices.ts';
import { OddsTable } from './OddsTable.tsx';

const TABS = ['odds', 'limits', 'calendar', 'statistics'] as const;

export function LotteryPage() {
  const text = useText();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const name = useLotteryChoices().find((each) => each.id === id)?.name;
  const mayCount = useRight('draws.read');
  const tabs = mayCount ? TABS : TABS.filter((each) => each !== 'statistics');
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'odds';
  return (
    <Stack spacing={2}>
      <Title title={name === undefined ? id : `${name} · ${id}`} />
      <Tabs value={tab} onChange={(_event, next: string) => setSearch({ tab: next })}>
        {tabs.map((each) => (
          <Tab key={each} value={each} label={text(`${each}.title`)} />
        ))}
      </Tabs>
      {tab === 'odds' ? <OddsTable code={id} /> : null}
      {tab === 'limits' ? <NumberLimits code={id} /> : null}
      {tab === 'calendar' ? <CalendarForm code={id} /> : null}
      {tab === 'statistics' ? <LotteryStatistics code={id} /> : null}
    </Stack>
  );
}
