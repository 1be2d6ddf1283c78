// Draws: the calendar, the queue of results to enter, and the exposure of open draws.
import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useText } from '../../../i18n/use-text.ts';
import { PathTabs } from '../../../ui/tabs/PathTabs.tsx';
import { usePathTab } from '../../../ui/tabs/use-path-tab.ts';
import { urls } from '../../../urls.ts';
import { DrawCalendar } from './DrawCalendar.tsx';
import { ExposureMonitor } from './ExposureMonitor.tsx';
import { WaitingDraws } from './WaitingDraws.tsx';

const TABS = ['calendar', 'waiting', 'exposure'] as const;

export function DrawsPage() {
  const text = useText();
  const tab = usePathTab(TABS);
  return (
    <Stack spacing={2}>
      <Title title={text('menu.draws')} />
      <PathTabs page={urls.draws} names={TABS} nameOf={(each) => text(`draw.${each}`)} />
      {tab === 'calendar' ? <DrawCalendar /> : null}
      {tab === 'waiting' ? <WaitingDraws /> : null}
      {tab === 'exposure' ? <ExposureMonitor /> : null}
    </Stack>
  );
}
