import { FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { LocalTextFields } from '../../ui/forms/LocalTextFields.tsx';
import { useDone } from '../../acts/use-done.ts';
import { EditedLines } from '../../acts/EditedLines.tsx';

type Row = CallValue<'articleList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

const NEW: Draft = { topic: '', titles: { EN: '' }, bodies: { EN: '' }, sort: 0, enabled: true };

/** All help articles, published or not. */
export function ArticleTable() {
  const text = useText();
  const language = useLanguage();
  return (
    <EditedLines
      title={text('content.articles')}
      query={useAsk('articleList', {})}
      mayEdit={useRight('content.edit')}
      columns={[
        { label: text('content.topic'), render: (row) => row.topic },
        { label: text('content.title'), render: (row) => row.titles[language] ?? row.titles.EN },
        { label: text('field.sort'), right: true, wide: true, render: (row) => row.sort },
      ]}
      newDraft={() => NEW}
      editor={(first, onClose) => <EditDialog first={first} onClose={onClose} />}
      removeWords={({ titles }) => text('content.removeEffect', { name: titles.EN })}
      remove={({ id }) => call('articleDelete', { id })}
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
      title={text('content.articles')}
      words={text('content.effect')}
      button={text('ra.action.save')}
      withoutReason
      ready={draft.topic !== '' && draft.titles.EN !== ''}
      run={() => call('articlePut', draft)}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={text('content.topic')}
        value={draft.topic}
        onChange={(event) => set({ topic: event.target.value })}
        required
      />
      <LocalTextFields
        label={text('content.title')}
        value={draft.titles}
        onChange={(titles) => set({ titles: titles as Row['titles'] })}
      />
      <LocalTextFields
        label={text('content.body')}
        rows={6}
        value={draft.bodies}
        onChange={(bodies) => set({ bodies: bodies as Row['bodies'] })}
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
