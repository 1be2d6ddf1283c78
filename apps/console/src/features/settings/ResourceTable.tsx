// Links, logos and downloads of the site.
import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { EditedLines } from '../../acts/EditedLines.tsx';

type Row = CallValue<'resourceList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

const NEW: Draft = { kind: '', name: '', labels: {}, url: 'https://', sort: 0, enabled: true };

export function ResourceTable() {
  const text = useText();
  return (
    <EditedLines
      title={text('setting.resources')}
      query={useAsk('resourceList', {})}
      mayEdit={useRight('settings.edit')}
      columns={[
        { label: text('resource.kind'), render: (row) => row.kind },
        { label: text('resource.name'), render: (row) => row.name },
        { label: text('resource.url'), wide: true, render: (row) => row.url },
      ]}
      newDraft={() => NEW}
      editor={(first, onClose) => <EditDialog first={first} onClose={onClose} />}
      removeWords={({ kind, name }) => text('resource.removeEffect', { name: `${kind} ${name}` })}
      remove={({ id }) => call('resourceDelete', { id })}
    />
  );
}

function EditDialog({ first, onClose }: { readonly first: Draft; readonly onClose: () => void }) {
  const text = useText();
  const done = useDone(onClose);
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
      onDone={done}
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
