// Draws: the calendar of what was and will be drawn, and what the open ones risk.
import { Stack, Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { DrawCalendar } from './DrawCalendar.tsx';
import { ExposureMonitor } from './ExposureMonitor.tsx';

export function DrawsPage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'exposure' ? 'exposure' : 'calendar';
  return (
    <Stack spacing={2}>
      <Title title={text('menu.draws')} />
      <Tabs value={tab} onChange={(_event, next: string) => setSearch({ tab: next })}>
        <Tab value="calendar" label={text('draw.calendar')} />
        <Tab value="exposure" label={text('draw.exposure')} />
      </Tabs>
      {tab === 'exposure' ? <ExposureMonitor /> : <DrawCalendar />}
    </Stack>
  );
}
