// Links, logos and downloads of the site.
import { Stack } from '@mui/material';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActForm } from '../../acts/ActForm.tsx';
import { useDone } from '../../acts/use-done.ts';
import { EditedLines } from '../../acts/EditedLines.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';

type Row = CallValue<'resourceList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

const NEW: Draft = { kind: '', name: '', labels: {}, url: 'https://', sort: 0, enabled: true };

export function ResourceTable() {
  const text = useText();
  return (
    <EditedLines
      title={text('setting.resources')}
      query={useAsk('resourceList', {})}
      file={{ list: 'siteLinks', fields: ['kind', 'name', 'url', 'labels', 'sort', 'enabled'] }}
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
  return (
    <ActForm
      title={text('setting.resources')}
      start={first}
      words={() => text('resource.effect')}
      button={text('ra.action.save')}
      withoutReason
      run={(draft) => call('resourcePut', draft)}
      onDone={done}
      onClose={onClose}
    >
      <Stack direction="row" spacing={1}>
        <WordInput source="kind" label={text('resource.kind')} />
        <WordInput source="name" label={text('resource.name')} />
      </Stack>
      <WordInput source="url" label={text('resource.url')} parse={(typed) => typed.trim()} />
      <CountInput source="sort" label={text('field.sort')} />
      <SwitchInput source="enabled" label={text('channel.on')} />
    </ActForm>
  );
}
