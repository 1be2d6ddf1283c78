import { FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { MomentField } from '../../ui/time/MomentField.tsx';
import { pageNow } from '../../ui/time/page-clock.ts';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { LocalTextFields } from '../../ui/forms/LocalTextFields.tsx';
import { useDone } from '../../acts/use-done.ts';
import { EditedLines } from '../../acts/EditedLines.tsx';

type Row = CallValue<'announcementList'>[number];
type Draft = Omit<Row, 'id'> & { readonly id?: string };

const AUDIENCES = ['all', 'visitors', 'members', 'agents'] as const;
const KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const;

const newDraft = (): Draft => ({
  kind: 'B',
  titles: { EN: '' },
  bodies: { EN: '' },
  art: null,
  link: null,
  startsAt: pageNow(),
  endsAt: null,
  audience: 'all',
  sort: 0,
  enabled: true,
});

/** All announcements, published or not. */
export function AnnouncementTable() {
  const text = useText();
  const language = useLanguage();
  return (
    <EditedLines
      title={text('content.announcements')}
      query={useAsk('announcementList', {})}
      mayEdit={useRight('content.edit')}
      columns={[
        { label: text('content.kind'), render: (row) => text(`announcement.${row.kind}`) },
        { label: text('content.title'), render: (row) => row.titles[language] ?? row.titles.EN },
        {
          label: text('content.audience'),
          wide: true,
          render: (row) => text(`audience.${row.audience}`),
        },
        {
          label: text('content.from'),
          wide: true,
          render: (row) => <DateTime at={row.startsAt} />,
        },
        { label: text('content.to'), wide: true, render: (row) => <DateTime at={row.endsAt} /> },
        { label: text('field.sort'), right: true, wide: true, render: (row) => row.sort },
      ]}
      newDraft={newDraft}
      editor={(first, onClose) => <EditDialog first={first} onClose={onClose} />}
      removeWords={({ titles }) => text('content.removeEffect', { name: titles.EN })}
      remove={({ id }) => call('announcementDelete', { id })}
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
      title={text('content.announcements')}
      words={text('content.announcementEffect')}
      button={text('ra.action.save')}
      withoutReason
      ready={draft.titles.EN !== ''}
      run={() => call('announcementPut', draft)}
      onDone={done}
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
      <TextField
        select
        label={text('content.audience')}
        value={draft.audience}
        onChange={(event) => set({ audience: event.target.value as Row['audience'] })}
      >
        {AUDIENCES.map((each) => (
          <MenuItem key={each} value={each}>
            {text(`audience.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <MomentField
          label={text('content.from')}
          value={draft.startsAt}
          onChange={(at) => set({ startsAt: at ?? draft.startsAt })}
        />
        <MomentField
          label={text('content.to')}
          value={draft.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
      </Stack>
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
