// The dashboard: what waits for a person, and the figures of the business day beside earlier days.
import { Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useRight } from '../calls/session.ts';
import { useAsk } from '../calls/use-ask.ts';
import { DashboardCharts } from '../features/reports/DashboardCharts.tsx';
import { FigureCards } from '../features/reports/FigureCards.tsx';
import { LotteryAlarms } from '../features/lottery/LotteryAlarms.tsx';
import { LotteryFigures } from '../features/reports/LotteryFigures.tsx';
import { VendorFigures } from '../features/reports/VendorFigures.tsx';
import { WorkQueues } from '../features/reports/WorkQueues.tsx';
import { useText } from '../i18n/use-text.ts';
import { Panel } from '../ui/Panel.tsx';
import { QueryError } from '../ui/QueryError.tsx';
import { DateTime } from '../ui/time/DateTime.tsx';

const REFRESH_MS = 5_000;

export function DashboardPage() {
  const text = useText();
  const mayReadFigures = useRight('reports.read');
  return (
    <Stack spacing={2}>
      <Title title={text('menu.dashboard')} />
      <WorkQueues />
      <LotteryAlarms />
      {mayReadFigures ? <DayFigures /> : <Welcome />}
    </Stack>
  );
}

/** With the last answer also while a later one fails. */
function DayFigures() {
  const text = useText();
  const { data, error, refetch } = useAsk(
    'dashboard',
    {},
    {
      refreshMs: REFRESH_MS,
      showsErrors: true,
    },
  );
  return (
    <>
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      <FigureCards figures={data} />
      {data ? (
        <Typography variant="caption" color="textSecondary">
          {text('dashboard.dayFrom')} <DateTime at={data.dayFrom} />
          {' · '}
          {text('dashboard.counted')} <DateTime at={data.countedTo} />
          {' · '}
          {text('dashboard.earlierTo')} <DateTime at={data.yesterday.to} />
        </Typography>
      ) : null}
      <DashboardCharts />
      <LotteryFigures days={data} />
      <VendorFigures days={data} />
    </>
  );
}

function Welcome() {
  const text = useText();
  return (
    <Panel title={text('dashboard.welcome')}>
      <Typography variant="body2">{text('dashboard.welcomeHelp')}</Typography>
    </Panel>
  );
}
