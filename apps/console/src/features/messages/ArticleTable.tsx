import { Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type ValueOf } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useAsk, useReadAgain } from '../../app/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { LocalTextFields } from '../settings/LocalTextFields.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type Row = ValueOf<'articleList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

const NEW: Draft = { topic: '', titles: { EN: '' }, bodies: { EN: '' }, sort: 0, enabled: true };

/** All help articles, shown or not. */
export function ArticleTable() {
  const text = useText();
  const language = useLanguage();
  const mayEdit = useRight('content.edit');
  const { data, error, refetch } = useAsk('articleList', {});
  const [edited, setEdited] = useState<Draft>();
  const [removed, setRemoved] = useState<Row>();
  if (error) return <Problem message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('content.articles')}
      actions={
        mayEdit ? (
          <Button variant="contained" onClick={() => setEdited(NEW)}>
            {text('ra.action.add')}
          </Button>
        ) : null
      }
    >
      <Lines
        label={text('content.articles')}
        rows={data}
        keyOf={(row) => row.id}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('content.topic'), render: (row) => row.topic },
          { label: text('content.title'), render: (row) => row.titles[language] ?? row.titles.EN },
          { label: text('field.sort'), right: true, wide: true, render: (row) => row.sort },
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
      {removed ? (
        <RemoveDialog
          name={removed.titles.EN}
          remove={() => call('articleDelete', { id: removed.id })}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
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
      title={text('content.articles')}
      words={text('content.effect')}
      button={text('ra.action.save')}
      withoutReason
      ready={draft.topic !== '' && draft.titles.EN !== ''}
      run={() => call('articlePut', draft)}
      onDone={() => {
        notify(text('app.done'), { type: 'success' });
        void readAgain();
        onClose();
      }}
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
