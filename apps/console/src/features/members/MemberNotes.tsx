import { Alert, Autocomplete, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { SaveLoaded } from '../../ui/lists/SaveLoaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import type { Member } from '../../calls/member.ts';

/** The operators' notes on a member, and the tags. */
export function MemberNotes({ member }: { readonly member: Member }) {
  const text = useText();
  const textOf = useTextOf();
  const mayWrite = useRight('members.note');
  const notes = useAsk('memberNotes', { id: member.id });
  return (
    <Stack spacing={2}>
      {mayWrite ? <TagsPanel key={member.tags.join()} member={member} /> : null}
      <Panel
        title={text('member.notes')}
        actions={
          <SaveLoaded
            list="memberNotes"
            rows={notes.data?.list}
            fields={['at', 'by', 'kind', 'text']}
            of={{ member: member.id }}
          />
        }
      >
        {mayWrite ? <NoteForm member={member.id} /> : null}
        <DataTable
          label={text('member.notes')}
          rows={notes.data?.list}
          query={notes}
          keyOf={(row) => `${row.at}${row.text}`}
          empty={text('member.noNotes')}
          columns={[
            { label: text('field.time'), render: (row) => <DateTime at={row.at} /> },
            { label: text('audit.operator'), render: (row) => row.by },
            { label: text('member.kind'), render: (row) => textOf('note', row.kind) },
            { label: text('member.note'), render: (row) => row.text },
          ]}
        />
      </Panel>
    </Stack>
  );
}

function NoteForm({ member }: { readonly member: string }) {
  const text = useText();
  const readAgain = useReadAgain();
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const write = async () => {
    const answer = await call('memberNoteAdd', { id: member, text: note });
    setRefusal(answer.ok ? undefined : answer.refusal.message);
    if (!answer.ok) return;
    setNote('');
    await readAgain();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <Stack spacing={1} sx={{ mb: 2, alignItems: 'flex-start' }}>
        <TextField
          label={text('member.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
        <Button type="submit" variant="contained" disabled={note.trim() === ''}>
          {text('member.writeNote')}
        </Button>
      </Stack>
    </form>
  );
}

function TagsPanel({ member }: { readonly member: Member }) {
  const text = useText();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [tags, setTags] = useState<string[]>(member.tags);
  const save = async () => {
    const answer = await call('memberTags', { id: member.id, tags });
    if (!answer.ok) return notify(answer.refusal.message, { type: 'error' });
    notify(text('app.done'), { type: 'success' });
    await readAgain();
  };
  return (
    <Panel title={text('member.tags')}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Autocomplete
          multiple
          freeSolo
          options={[]}
          value={tags}
          onChange={(_event, next) => setTags(next)}
          sx={{ flex: 1 }}
          renderInput={(params) => (
            <TextField
              {...params}
              label={text('member.tags')}
              helperText={text('member.tagHelp')}
            />
          )}
        />
        <Button
          variant="outlined"
          disabled={tags.join() === member.tags.join()}
          onClick={() => void save()}
        >
          {text('ra.action.save')}
        </Button>
      </Stack>
    </Panel>
  );
}
