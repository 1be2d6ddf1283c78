// Links, logos and downloads of the site.
import { Button, FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type ValueOf } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useAsk, useReadAgain } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { StateChip } from '../../ui/StateChip.tsx';

type Row = ValueOf<'resourceList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

const NEW: Draft = { kind: '', name: '', labels: {}, url: 'https://', sort: 0, enabled: true };

export function ResourceTable() {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const { data, error, refetch } = useAsk('resourceList', {});
  const [edited, setEdited] = useState<Draft>();
  const [removed, setRemoved] = useState<Row>();
  if (error) return <Problem message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('setting.resources')}
      actions={
        mayEdit ? (
          <Button variant="contained" onClick={() => setEdited(NEW)}>
            {text('ra.action.add')}
          </Button>
        ) : null
      }
    >
      <Lines
        label={text('setting.resources')}
        rows={data}
        keyOf={(row) => row.id}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('resource.kind'), render: (row) => row.kind },
          { label: text('resource.name'), render: (row) => row.name },
          { label: text('resource.url'), wide: true, render: (row) => row.url },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip
                tone={row.enabled ? 'good' : 'plain'}
                label={text(row.enabled ? 'channel.on' : 'channel.off')}
              />
            ),
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit ? (
                <>
                  <Button onClick={() => setEdited(row)}>{text('ra.action.edit')}</Button>
                  <Button color="error" onClick={() => setRemoved(row)}>
                    {text('ra.action.delete')}
                  </Button>
                </>
              ) : null,
          },
        ]}
      />
      {edited ? <EditDialog first={edited} onClose={() => setEdited(undefined)} /> : null}
      {removed ? <RemoveDialog row={removed} onClose={() => setRemoved(undefined)} /> : null}
    </Panel>
  );
}

function EditDialog({ first, onClose }: { readonly first: Draft; readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [draft, setDraft] = useState(first);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return (
    <ActDialog
      title={text('setting.resources')}
      words={text('resource.effect')}
      button={text('ra.action.save')}
      withoutReason
      ready={draft.kind !== '' && draft.name !== ''}
      run={() => call('resourcePut', draft)}
      onDone={() => {
        notify(text('app.done'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      <Stack direction="row" spacing={1}>
        {(['kind', 'name'] as const).map((name) => (
          <TextField
            key={name}
            label={text(`resource.${name}`)}
            value={draft[name]}
            onChange={(event) => set({ [name]: event.target.value })}
            fullWidth
            required
          />
        ))}
      </Stack>
      <TextField
        label={text('resource.url')}
        value={draft.url}
        onChange={(event) => set({ url: event.target.value.trim() })}
        required
      />
      <TextField
        type="number"
        label={text('field.sort')}
        value={draft.sort}
        onChange={(event) => set({ sort: Number(event.target.value) })}
      />
      <FormControlLabel
        label={text('channel.on')}
        control={<Switch checked={draft.enabled} onChange={(_event, on) => set({ enabled: on })} />}
      />
    </ActDialog>
  );
}

function RemoveDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  return (
    <ActDialog
      title={text('ra.action.delete')}
      danger
      words={text('resource.removeEffect', { name: `${row.kind} ${row.name}` })}
      button={text('ra.action.delete')}
      withoutReason
      run={() => call('resourceDelete', { id: row.id })}
      onDone={() => {
        notify(text('app.done'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
