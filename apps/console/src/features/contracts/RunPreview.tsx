// What a period would come to for every agent, before a run of it exists, and beside the run that
// does. Nothing is written.
import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { DayField } from '../../ui/time/DayField.tsx';
import { pageNow } from '../../ui/time/page-clock.ts';
import { useZone } from '../../ui/time/zone.ts';
import { zonedDay } from '../../ui/time/zoned-time.ts';
import { BILLED_KINDS, billStateText } from '../../records/contracts/contract-names.ts';
import { usePeriodName } from '../../records/contracts/use-period-name.ts';

type Run = CallValue<'contractRunPreview'>['runs'][number];
type Line = Run['lines'][number];
type Kind = (typeof BILLED_KINDS)[number];

export function RunPreview() {
  const text = useText();
  const [kind, setKind] = useState<Kind>('DIVIDEND');
  const zone = useZone();
  const [day, setDay] = useState(() => zonedDay(pageNow(), zone));
  const [hour, setHour] = useState(0);
  const asked = { kind, day, ...(kind === 'HOUR_SALARY' ? { hour: String(hour) } : {}) };
  const query = useAsk('contractRunPreview', asked as never, { enabled: day !== '' });
  return (
    <Stack spacing={2}>
      <Panel title={text('contract.tab.preview')}>
        <Stack spacing={1.5}>
          <Typography variant="body2">{text('contract.previewWords')}</Typography>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <TextField
              select
              size="small"
              sx={{ width: 190 }}
              label={text('contract.kind')}
              value={kind}
              onChange={({ target }) => setKind(target.value as Kind)}
            >
              {BILLED_KINDS.map((each) => (
                <MenuItem key={each} value={each}>
                  {text(`contract.kind.${each}`)}
                </MenuItem>
              ))}
            </TextField>
            <DayField label={text('contract.day')} value={day} onChange={setDay} />
            {kind === 'HOUR_SALARY' ? (
              <TextField
                select
                size="small"
                sx={{ width: 120 }}
                label={text('contract.hour')}
                value={hour}
                onChange={({ target }) => setHour(Number(target.value))}
              >
                {Array.from({ length: 24 }, (_, each) => (
                  <MenuItem key={each} value={each}>
                    {each + 1}
                  </MenuItem>
                ))}
              </TextField>
            ) : null}
          </Stack>
          {query.error ? (
            <QueryError message={query.error.message} onRetry={() => void query.refetch()} />
          ) : null}
          {query.data?.runs.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {text('contract.noPreview')}
            </Typography>
          ) : null}
        </Stack>
      </Panel>
      {query.data?.runs.map((run) => (
        <PreviewedRun key={run.periodKey} run={run} />
      ))}
    </Stack>
  );
}

function PreviewedRun({ run }: { readonly run: Run }) {
  const text = useText();
  const period = usePeriodName()(run.periodKey);
  const textOf = useTextOf();
  const payer = (line: Line) => line.payer ?? text('contract.house');
  return (
    <Panel
      title={period}
      actions={
        <StateChip
          tone={run.due ? 'good' : 'wait'}
          label={text(run.due ? 'contract.isDue' : 'contract.isOpen')}
        />
      }
    >
      <Typography variant="body2" sx={{ mb: 1 }}>
        <DateTime at={run.begins} />
        {' – '}
        <DateTime at={run.ends} />
        {' · '}
        {text('contract.gross')} <Money value={run.gross} />
        {run.differences === 0
          ? ''
          : ` · ${text('contract.differences', { count: run.differences })}`}
      </Typography>
      <DataTable<Line>
        label={period}
        rows={run.lines}
        keyOf={(line) => line.username}
        empty={text('contract.noPreview')}
        columns={[
          { label: text('member.username'), render: (line) => line.username },
          { label: text('contract.payer'), wide: true, render: payer },
          {
            label: text('contract.companyWin'),
            right: true,
            wide: true,
            render: (line) => <Money value={line.companyWin} rounded />,
          },
          {
            label: text('contract.base'),
            right: true,
            wide: true,
            render: (line) => <Money value={line.base} rounded />,
          },
          {
            label: text('contract.tier'),
            right: true,
            render: (line) =>
              line.tier ?? (line.why === null ? '–' : textOf('contract.why', line.why)),
          },
          {
            label: text('contract.wouldPay'),
            right: true,
            sum: (line) => line.gross,
            render: (line) => <Money value={line.gross} />,
          },
          {
            label: text('contract.billed'),
            right: true,
            sum: (line) => line.billed,
            render: (line) => (line.billed === null ? '–' : <Money value={line.billed} />),
          },
          {
            label: text('field.state'),
            wide: true,
            render: (line) =>
              line.status === null
                ? text('contract.notBilled')
                : text(billStateText(line.status, line.tier)),
          },
        ]}
      />
    </Panel>
  );
}
