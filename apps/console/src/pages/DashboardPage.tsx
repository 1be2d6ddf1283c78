// The dashboard: figures of the business day, queues that need attention, and their course.
import { Alert, Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CallValue } from '../calls/calls.ts';
import { useRight } from '../calls/session.ts';
import { useAsk } from '../calls/use-ask.ts';
import { useText } from '../i18n/use-text.ts';
import { Elapsed } from '../ui/time/Elapsed.tsx';
import { TimeAreas, TimeBars } from '../ui/time/time-charts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryError } from '../ui/QueryError.tsx';
import { DateTime } from '../ui/time/DateTime.tsx';
import { urls } from '../urls.ts';
import { LotteryAlarms } from '../features/lottery/LotteryAlarms.tsx';
import { FigureCards } from '../features/reports/FigureCards.tsx';

const REFRESH_MS = 5_000;

export function DashboardPage() {
  const text = useText();
  const allowed = useRight('reports.read');
  const { data, error, refetch } = useAsk(
    'dashboard',
    {},
    { refreshMs: REFRESH_MS, enabled: allowed },
  );
  if (!allowed) return <Welcome />;
  return (
    <Stack spacing={2}>
      <Title title={text('menu.dashboard')} />
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      {data ? <Alerts alerts={data.alerts} /> : null}
      <LotteryAlarms />
      <FigureCards figures={data} />
      <Charts />
      {data ? (
        <Typography variant="caption" color="textSecondary">
          {text('dashboard.dayFrom')} <DateTime at={data.dayFrom} />
          {' · '}
          {text('dashboard.counted')} <DateTime at={data.countedTo} />
        </Typography>
      ) : null}
    </Stack>
  );
}

function Welcome() {
  const text = useText();
  return (
    <Panel title={text('dashboard.welcome')}>
      <Title title={text('menu.dashboard')} />
      <Typography variant="body2">{text('dashboard.welcomeHelp')}</Typography>
    </Panel>
  );
}

type AlertLine = CallValue<'dashboard'>['alerts'][number];

const ALERT_PAGES: Readonly<Record<AlertLine['kind'], string>> = {
  late_draws: urls.draws,
  withdrawals_waiting: urls.withdrawals,
  deposits_review: urls.deposits,
  deposits_stuck: urls.deposits,
  risk_flags: urls.withdrawals,
  operators_locked: urls.audit,
  big_wins: urls.draws,
  channels_down: urls.cashier,
  approvals_waiting: urls.approvals,
};

const GRAVE: readonly AlertLine['kind'][] = ['late_draws', 'deposits_stuck', 'operators_locked'];

function Alerts({ alerts }: { readonly alerts: readonly AlertLine[] }) {
  const text = useText();
  if (alerts.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      }}
    >
      {alerts.map(({ kind, count, since }) => (
        <Alert
          key={kind}
          severity={GRAVE.includes(kind) ? 'error' : 'warning'}
          sx={{ alignItems: 'center', py: 0.25 }}
        >
          <Link to={ALERT_PAGES[kind]} style={{ color: 'inherit' }}>
            {text(`alert.${kind}`, { count })}
          </Link>{' '}
          {since === null ? null : <Elapsed since={since} />}
        </Alert>
      ))}
    </Box>
  );
}

function Charts() {
  const text = useText();
  const [by, setBy] = useState<'hour' | 'day'>('hour');
  const count = by === 'hour' ? 24 : 30;
  const { data, error, refetch } = useAsk('dashboardSeries', { by, count }, { refreshMs: 30_000 });
  const points = data?.points ?? [];
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={by}
        aria-label={text('dashboard.span')}
        onChange={(_event, value: 'hour' | 'day' | null) => setBy(value ?? by)}
      >
        <ToggleButton value="hour">{text('dashboard.hours')}</ToggleButton>
        <ToggleButton value="day">{text('dashboard.days')}</ToggleButton>
      </ToggleButtonGroup>
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          '& > *': { minWidth: 0 },
        }}
      >
        <Panel title={text('dashboard.play')}>
          <TimeAreas
            label={text('dashboard.play')}
            by={by}
            points={points}
            series={[
              { key: 'stakes', label: text('figure.stakes'), color: 'primary' },
              { key: 'payouts', label: text('figure.payouts'), color: 'warning' },
            ]}
          />
        </Panel>
        <Panel title={text('figure.result')}>
          <TimeBars
            label={text('figure.result')}
            by={by}
            points={points}
            series={[{ key: 'result', label: text('figure.result'), color: 'primary' }]}
          />
        </Panel>
        <Panel title={text('dashboard.cash')}>
          <TimeBars
            label={text('dashboard.cash')}
            by={by}
            points={points}
            series={[
              { key: 'deposits', label: text('figure.deposits'), color: 'success' },
              { key: 'withdrawals', label: text('figure.withdrawals'), color: 'error' },
            ]}
          />
        </Panel>
        <Panel title={text('figure.registrations')}>
          <TimeBars
            label={text('figure.registrations')}
            by={by}
            points={points}
            series={[
              { key: 'registrations', label: text('figure.registrations'), color: 'primary' },
            ]}
          />
        </Panel>
      </Box>
    </Stack>
  );
}
