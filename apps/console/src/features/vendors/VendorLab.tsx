// The conformance lab of a vendor: runs, live progress, and the cases of the chosen run.
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip, type Tone } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { LabRun } from './LabRun.tsx';
import { PublicKeyField } from './PublicKeyField.tsx';

type Run = CallValue<'vendorLabRuns'>['list'][number];
type Side = Run['side'];

const REFRESH_MS = 2000;
const RUNS_SHOWN = 20;
const SIDES: readonly Side[] = ['WALLET', 'VENDOR'];

const RUN_TONES: Readonly<Record<Run['state'], Tone>> = {
  RUNNING: 'work',
  DONE: 'good',
  STOPPED: 'plain',
  BROKEN: 'bad',
};

export function VendorLab({ code }: { readonly code: string }) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const asked = { code, pageSize: RUNS_SHOWN };
  const { data, error, refetch } = useAsk('vendorLabRuns', asked, { refreshMs: REFRESH_MS });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const shown = data.list.find(({ id }) => id === params.get('run')) ?? data.list[0];
  return (
    <Stack spacing={2}>
      <LabStart code={code} isRunning={data.list.some(({ state }) => state === 'RUNNING')} />
      <Panel
        title={text('lab.runs')}
        actions={
          <SaveLoaded
            list="vendorLabRuns"
            rows={data.list}
            fields={[
              'id',
              'side',
              'runner',
              'startedBy',
              'state',
              'startedAt',
              'endedAt',
              'cases',
              'passed',
              'failed',
              'skipped',
            ]}
          />
        }
      >
        <DataTable<Run>
          label={text('lab.runs')}
          rows={data.list}
          keyOf={(row) => row.id}
          empty={text('lab.none')}
          columns={[
            { label: text('field.time'), render: (row) => <DateTime at={row.startedAt} /> },
            { label: text('lab.side'), wide: true, render: (row) => text(`lab.side.${row.side}`) },
            { label: text('field.state'), render: (row) => <RunState of={row} /> },
            { label: text('lab.result'), render: (row) => <Counts of={row} /> },
            {
              label: text('lab.by'),
              wide: true,
              render: (row) =>
                row.runner === 'REMOTE'
                  ? text('lab.remote', { vendor: row.startedBy })
                  : row.startedBy,
            },
            {
              label: '',
              right: true,
              render: (row) => (
                <Button
                  size="small"
                  disabled={row.id === shown?.id}
                  onClick={() => setParams({ run: row.id })}
                >
                  {text('vendor.open')}
                </Button>
              ),
            },
          ]}
        />
      </Panel>
      {shown === undefined ? null : <LabRun key={shown.id} code={code} run={shown.id} />}
    </Stack>
  );
}

function RunState({ of }: { readonly of: Run }) {
  const text = useText();
  if (of.state !== 'RUNNING') {
    return <StateChip tone={RUN_TONES[of.state]} label={text(`lab.state.${of.state}`)} />;
  }
  const done = of.passed + of.failed + of.skipped;
  return (
    <Stack sx={{ minWidth: 120 }}>
      <LinearProgress
        variant="determinate"
        value={of.cases === 0 ? 0 : Math.round((done * 100) / of.cases)}
        aria-label={text('lab.state.RUNNING')}
      />
      <Typography variant="caption">{`${done} / ${of.cases}`}</Typography>
    </Stack>
  );
}

function Counts({ of }: { readonly of: Pick<Run, 'passed' | 'failed' | 'skipped'> }) {
  const text = useText();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StateChip tone="good" label={`${text('lab.verdict.PASS')}: ${of.passed}`} />
      {of.failed === 0 ? null : (
        <StateChip tone="bad" label={`${text('lab.verdict.FAIL')}: ${of.failed}`} />
      )}
      {of.skipped === 0 ? null : (
        <StateChip tone="plain" label={`${text('lab.verdict.SKIP')}: ${of.skipped}`} />
      )}
    </Stack>
  );
}

interface StartProps {
  readonly code: string;
  readonly isRunning: boolean;
}

/** What each direction proves, what is missing for it, and the start of a run. */
function LabStart({ code, isRunning }: StartProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [act, setAct] = useState<Side | 'key'>();
  const { data, error, refetch } = useAsk('vendorLab', { code });
  const obstacles = { WALLET: data?.wallet, VENDOR: data?.vendor };
  const close = () => setAct(undefined);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('lab.title')}
      actions={
        mayEdit ? (
          <>
            {SIDES.map((side) => (
              <Button
                key={side}
                variant="contained"
                disabled={isRunning || (data !== undefined && obstacles[side] !== null)}
                onClick={() => setAct(side)}
              >
                {text(`lab.start.${side}`)}
              </Button>
            ))}
            <Button onClick={() => setAct('key')}>{text('lab.enterKey')}</Button>
          </>
        ) : null
      }
    >
      <Stack spacing={1}>
        <Typography variant="body2" color="textSecondary">
          {text('lab.words')}
        </Typography>
        {SIDES.map((side) => {
          const obstacle = obstacles[side];
          return obstacle === undefined || obstacle === null ? null : (
            <Alert key={side} severity="info">
              {`${text(`lab.side.${side}`)}: ${text(`lab.lacks.${obstacle}`)}`}
            </Alert>
          );
        })}
        {data === undefined || data.key === null ? null : (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {`${text('lab.key')}: `}
            <code>{data.key.fingerprint}</code>
          </Typography>
        )}
      </Stack>
      {act === undefined ? null : act === 'key' ? (
        <EnterKey code={code} onClose={close} />
      ) : (
        <StartRun code={code} side={act} onClose={close} />
      )}
    </Panel>
  );
}

interface ActProps {
  readonly code: string;
  readonly onClose: () => void;
}

function StartRun({ code, side, onClose }: ActProps & { readonly side: Side }) {
  const text = useText();
  const [, setParams] = useSearchParams();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text(`lab.start.${side}`)}
      words={text(`lab.startEffect.${side}`)}
      button={text('lab.begin')}
      run={async ({ reason }) => {
        const answer = await call('vendorLabStart', { code, side, reason });
        if (answer.ok) setParams({ run: answer.value.run });
        return answer;
      }}
      onDone={done}
      onClose={onClose}
    />
  );
}

function EnterKey({ code, onClose }: ActProps) {
  const text = useText();
  const done = useDone(onClose);
  const [publicKey, setPublicKey] = useState('');
  return (
    <ActDialog
      title={text('lab.enterKey')}
      words={text('lab.enterKeyEffect')}
      button={text('lab.enterKey')}
      ready={publicKey.trim() !== ''}
      run={({ reason }) => call('vendorLabKeyEnter', { code, publicKey: publicKey.trim(), reason })}
      onDone={done}
      onClose={onClose}
    >
      <PublicKeyField value={publicKey} onChange={setPublicKey} />
    </ActDialog>
  );
}
