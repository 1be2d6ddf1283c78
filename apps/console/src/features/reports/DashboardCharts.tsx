import { Box, Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { TimeAreas, TimeBars } from '../../ui/time/time-charts.tsx';

/** The figures by hour or by day; with the last answer also while a later one fails. */
export function DashboardCharts() {
  const text = useText();
  const [by, setBy] = useState<'hour' | 'day'>('hour');
  const [hasTable, setHasTable] = useState(false);
  const count = by === 'hour' ? 24 : 30;
  const { data, error, refetch } = useAsk(
    'dashboardSeries',
    { by, count },
    {
      refreshMs: 30_000,
      showsErrors: true,
    },
  );
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
      <Button
        variant="outlined"
        aria-expanded={hasTable}
        onClick={() => setHasTable(!hasTable)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('dashboard.table')}
      </Button>
      {hasTable ? (
        <Panel
          title={text('dashboard.numbers')}
          actions={
            <SaveLoaded
              list="dashboardSeries"
              rows={data?.points}
              fields={[
                'at',
                'bets',
                'stakes',
                'payouts',
                'result',
                'deposits',
                'withdrawals',
                'registrations',
              ]}
              of={{ by }}
            />
          }
        >
          <SeriesTable by={by} points={points} />
        </Panel>
      ) : null}
    </Stack>
  );
}
