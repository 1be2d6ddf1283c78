// One run of the lab: its cases by group with their verdicts, what changed since the run before,
// and its report.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { saveFile } from '../../ui/lists/format-csv.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { LabCaseDrawer } from './LabCaseDrawer.tsx';
import { VERDICT_TONES, VerdictChip, type LabCase, type LabRunProps } from './VerdictChip.tsx';

const REFRESH_MS = 2000;
const FORMATS = ['html', 'json'] as const;

export function LabRun({ code, run }: LabRunProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const [opened, setOpened] = useState<LabCase>();
  const [stops, setStops] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const refresh = isEnded ? {} : { refreshMs: REFRESH_MS };
  const { data, error, refetch } = useAsk('vendorLabRun', { code, run }, refresh);
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  if (data.state !== 'RUNNING' && !isEnded) setEnded(true);
  const groups = [...new Map(data.list.map((each) => [each.group, each.groupName]))];
  return (
    <Panel
      title={text(`lab.side.${data.side}`)}
      actions={
        <>
          {mayEdit && data.state === 'RUNNING' && data.runner === 'SERVER' ? (
            <Button color="error" onClick={() => setStops(true)}>
              {text('lab.stop')}
            </Button>
          ) : null}
          {FORMATS.map((format) => (
            <SaveReport key={format} code={code} run={run} format={format} />
          ))}
        </>
      }
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {text('lab.progress', {
            state: text(`lab.state.${data.state}`),
            passed: data.passed,
            failed: data.failed,
            skipped: data.skipped,
            cases: data.cases,
          })}
        </Typography>
        {groups.map(([group, name]) => (
          <LabGroup
            key={group}
            name={name}
            cases={data.list.filter((each) => each.group === group)}
            onOpen={setOpened}
          />
        ))}
      </Stack>
      {opened === undefined ? null : (
        <LabCaseDrawer code={code} run={run} of={opened} onClose={() => setOpened(undefined)} />
      )}
      {stops ? <StopRun code={code} run={run} onClose={() => setStops(false)} /> : null}
    </Panel>
  );
}

interface GroupProps {
  readonly name: string;
  readonly cases: readonly LabCase[];
  readonly onOpen: (of: LabCase) => void;
}

function LabGroup({ name, cases, onOpen }: GroupProps) {
  const text = useText();
  return (
    <DataTable<LabCase>
      label={name}
      rows={cases}
      keyOf={(row) => row.id}
      empty={text('ra.navigation.no_results')}
      columns={[
        { label: name, wide: true, render: (row) => <Proves of={row} /> },
        { label: text('lab.verdict'), render: (row) => <VerdictChip of={row} /> },
        { label: text('lab.before'), wide: true, render: (row) => <Before of={row} /> },
        {
          label: '',
          right: true,
          render: (row) =>
            row.verdict === null ? null : (
              <Button size="small" onClick={() => onOpen(row)}>
                {text('lab.details')}
              </Button>
            ),
        },
      ]}
    />
  );
}

function Proves({ of }: { readonly of: LabCase }) {
  const text = useText();
  const notes = [
    text(of.isRequired ? 'lab.required' : 'lab.optional'),
    ...(of.ms === null ? [] : [`${of.ms} ms`]),
    ...(of.skipped === null ? [] : [of.skipped]),
  ];
  return (
    <>
      {of.proves}
      <Typography variant="caption" color="textSecondary" component="div">
        <code>{of.id}</code>
        {` · ${notes.join(' · ')}`}
      </Typography>
    </>
  );
}

/** What it came to in the run before, where that was something else. */
function Before({ of }: { readonly of: LabCase }) {
  const text = useText();
  if (of.before === null || of.verdict === null) return '–';
  if (of.before === of.verdict) return text('lab.same');
  return <StateChip tone={VERDICT_TONES[of.before]} label={text(`lab.verdict.${of.before}`)} />;
}

function SaveReport({
  code,
  run,
  format,
}: LabRunProps & { readonly format: (typeof FORMATS)[number] }) {
  const text = useText();
  const save = async () => {
    const answer = await call('vendorLabReport', { code, run, format });
    if (answer.ok) saveFile(answer.value);
  };
  return <Button onClick={() => void save()}>{text(`lab.report.${format}`)}</Button>;
}

function StopRun({ code, run, onClose }: LabRunProps & { readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('lab.stop')}
      words={text('lab.stopEffect')}
      button={text('lab.stop')}
      danger
      run={({ reason }) => call('vendorLabStop', { code, run, reason })}
      onDone={done}
      onClose={onClose}
    />
  );
}
