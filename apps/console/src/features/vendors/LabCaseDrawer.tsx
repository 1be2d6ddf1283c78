// What a case of the lab compared, asked and was answered.
import { Alert, Box, Button, Drawer, Stack, Typography } from '@mui/material';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { VerdictChip, type LabCase, type LabRunProps } from './VerdictChip.tsx';

type Details = CallValue<'vendorLabCase'>;

interface DrawerProps extends LabRunProps {
  readonly of: LabCase;
  readonly onClose: () => void;
}

export function LabCaseDrawer({ code, run, of, onClose }: DrawerProps) {
  const text = useText();
  const { data, error, refetch } = useAsk('vendorLabCase', { code, run, number: of.number });
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': of.proves, sx: { width: 720, maxWidth: '100%' } },
      }}
    >
      <Stack spacing={2} sx={{ p: 2 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <VerdictChip of={of} />
          <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
            {of.proves}
          </Typography>
          <Button onClick={onClose}>{text('ra.action.close')}</Button>
        </Stack>
        {of.skipped === null ? null : <Alert severity="info">{of.skipped}</Alert>}
        {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
        {data === undefined ? null : <Checks of={data.checks} />}
        {data?.exchanges.map((each, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- stored in this order for ever
          <ExchangeText key={at} of={each} />
        ))}
      </Stack>
    </Drawer>
  );
}

function Checks({ of }: { readonly of: Details['checks'] }) {
  const text = useText();
  const rows = of.map((check, at) => ({ ...check, at }));
  return (
    <DataTable<(typeof rows)[number]>
      label={text('lab.checks')}
      rows={rows}
      keyOf={({ at }) => String(at)}
      empty={text('lab.noChecks')}
      columns={[
        { label: text('lab.checks'), wide: true, render: ({ what }) => <Code of={what} /> },
        { label: text('lab.expected'), wide: true, render: (row) => <Code of={row.expected} /> },
        { label: text('lab.actual'), wide: true, render: (row) => <Code of={row.actual} /> },
        {
          label: text('lab.verdict'),
          render: ({ ok }) => (
            <StateChip
              tone={ok ? 'good' : 'bad'}
              label={text(ok ? 'lab.verdict.PASS' : 'lab.verdict.FAIL')}
            />
          ),
        },
      ]}
    />
  );
}

const Code = ({ of }: { readonly of: string }) => (
  <Box component="code" translate="no" sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
    {of}
  </Box>
);

function ExchangeText({ of }: { readonly of: Details['exchanges'][number] }) {
  const text = useText();
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
        <Code of={`${of.what} · ${of.ms} ms`} />
      </Box>
      <Pre label={text('lab.asked')} of={of.asked} />
      <Pre label={text('lab.answered')} of={of.answered} />
    </Box>
  );
}

function Pre({ label, of }: { readonly label: string; readonly of: string }) {
  return (
    <>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Box
        component="pre"
        translate="no"
        sx={{ m: 0, mb: 1, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {of}
      </Box>
    </>
  );
}
