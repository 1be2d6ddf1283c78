// Draws: the calendar, the queue of results to enter, and the exposure of open draws.
import { Stack, Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { DrawCalendar } from './DrawCalendar.tsx';
import { ExposureMonitor } from './ExposureMonitor.tsx';
import { WaitingDraws } from './WaitingDraws.tsx';

const TABS = ['calendar', 'waiting', 'exposure'] as const;

export function DrawsPage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'calendar';
  return (
    <Stack spacing={2}>
      <Title title={text('menu.draws')} />
      <Tabs
        value={tab}
        variant="scrollable"
        onChange={(_event, next: string) => setSearch({ tab: next })}
      >
        {TABS.map((each) => (
          <Tab key={each} value={each} label={text(`draw.${each}`)} />
        ))}
      </Tabs>
      {tab === 'calendar' ? <DrawCalendar /> : null}
      {tab === 'waiting' ? <WaitingDraws /> : null}
      {tab === 'exposure' ? <ExposureMonitor /> : null}
    </Stack>
  );
}
