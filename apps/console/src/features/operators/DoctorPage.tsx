// What the installation still lacks to go live.
import { Alert, Chip, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';

const COLORS = { ok: 'success', missing: 'error', advice: 'warning' } as const;

export function DoctorPage() {
  const text = useText();
  const textOf = useTextOf();
  const { data, error, refetch } = useAsk('doctor', {});
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel title={text('menu.doctor')}>
      <Title title={text('menu.doctor')} />
      {data ? (
        <Alert severity={data.ready ? 'success' : 'warning'}>
          {text(data.ready ? 'doctor.ready' : 'doctor.notReady')}
        </Alert>
      ) : null}
      <DataTable
        label={text('menu.doctor')}
        rows={data?.checks}
        keyOf={(row) => row.check}
        empty={text('ra.navigation.no_results')}
        columns={[
          {
            label: text('field.state'),
            render: (row) => (
              <Chip
                size="small"
                variant="outlined"
                color={COLORS[row.state]}
                label={textOf('doctorState', row.state)}
              />
            ),
          },
          {
            label: text('menu.doctor'),
            render: (row) => (
              <>
                {textOf('doctor', row.check)}
                {row.about.length > 0 ? ` (${row.about.join('; ')})` : null}
                {row.state === 'ok' ? null : (
                  <Typography variant="body2" color="textSecondary">
                    {textOf('doctorNext', row.check)}
                  </Typography>
                )}
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}
