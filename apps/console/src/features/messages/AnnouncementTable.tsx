import { Button, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type ValueOf } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useAsk, useReadAgain } from '../../app/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { pageNow } from '../../ui/page-clock.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { When } from '../../ui/When.tsx';
import { LocalTextFields } from '../settings/LocalTextFields.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

type Row = ValueOf<'announcementList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

const KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const;

const newDraft = (): Draft => ({
  kind: 'B',
  titles: { EN: '' },
  bodies: { EN: '' },
  art: null,
  link: null,
  startsAt: pageNow(),
  endsAt: null,
  sort: 0,
  enabled: true,
});

/** All announcements, shown or not. */
export function AnnouncementTable() {
  const text = useText();
  const language = useLanguage();
  const mayEdit = useRight('content.edit');
  const { data, error, refetch } = useAsk('announcementList', {});
  const [edited, setEdited] = useState<Draft>();
  const [removed, setRemoved] = useState<Row>();
  if (error) return <Problem message={error.message} onRetry={() => void refetch()} />;
  return (
    <Panel
      title={text('content.announcements')}
      actions={
        mayEdit ? (
          <Button variant="contained" onClick={() => setEdited(newDraft())}>
            {text('ra.action.add')}
          </Button>
        ) : null
      }
    >
      <Lines
        label={text('content.announcements')}
        rows={data}
        keyOf={(row) => row.id}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('content.kind'), render: (row) => text(`announcement.${row.kind}`) },
          { label: text('content.title'), render: (row) => row.titles[language] ?? row.titles.EN },
          { label: text('content.from'), wide: true, render: (row) => <When at={row.startsAt} /> },
          { label: text('content.to'), wide: true, render: (row) => <When at={row.endsAt} /> },
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
          remove={() => call('announcementDelete', { id: removed.id })}
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
      title={text('content.announcements')}
      words={text('content.effect')}
      button={text('ra.action.save')}
      withoutReason
      ready={draft.titles.EN !== ''}
      run={() => call('announcementPut', draft)}
      onDone={() => {
        notify(text('app.done'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        select
        label={text('content.kind')}
        value={draft.kind}
        onChange={(event) => set({ kind: event.target.value as Row['kind'] })}
      >
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`announcement.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <LocalTextFields
        label={text('content.title')}
        value={draft.titles}
        onChange={(titles) => set({ titles: titles as Row['titles'] })}
      />
      <LocalTextFields
        label={text('content.body')}
        rows={4}
        value={draft.bodies}
        onChange={(bodies) => set({ bodies: bodies as Row['bodies'] })}
      />
      <Stack direction="row" spacing={1}>
        <TextField
          label={text('content.art')}
          value={draft.art ?? ''}
          onChange={(event) => set({ art: event.target.value.trim() || null })}
          fullWidth
        />
        <TextField
          label={text('content.link')}
          value={draft.link ?? ''}
          onChange={(event) => set({ link: event.target.value.trim() || null })}
          fullWidth
        />
        <TextField
          type="number"
          label={text('field.sort')}
          value={draft.sort}
          onChange={(event) => set({ sort: Number(event.target.value) })}
        />
      </Stack>
      <FormControlLabel
        label={text('channel.on')}
        control={<Switch checked={draft.enabled} onChange={(_event, on) => set({ enabled: on })} />}
      />
    </ActDialog>
  );
}
