// The site's status: maintenance with its page, and regions that are not served.
import { Alert, Box, Button, Stack, Switch, Typography, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { MomentField } from '../../ui/time/MomentField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PreviewBox } from '../../ui/forms/PreviewBox.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { LocalTextFields, type LocalText } from '../../ui/forms/LocalTextFields.tsx';
import { RegionsForm } from './RegionsForm.tsx';
import { useDone } from '../../acts/use-done.ts';

interface Status {
  readonly maintenance: boolean;
  readonly title: LocalText;
  readonly text: LocalText;
  readonly endsAt: number | null;
}

export function StatusPage() {
  const text = useText();
  const { data, error, refetch } = useAsk('statusView', {}, { refreshMs: 15_000 });
  const failed = error && <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return failed;
  const status = data.status as Status;
  return (
    <Stack spacing={2}>
      <Title title={text('menu.status')} />
      {/* The form stays, because it holds what the operator has typed. */}
      {failed}
      <MaintenancePanel key={JSON.stringify(status)} stored={status} />
      <RegionsForm />
      <Typography variant="caption" color="textSecondary">
        {text('status.countryData')} <DateTime at={data.countryDataBuiltAt} /> ·{' '}
        {text('status.serverNow')} <DateTime at={data.serverNow} />
      </Typography>
    </Stack>
  );
}

function MaintenancePanel({ stored }: { readonly stored: Status }) {
  const text = useText();
  const mayEdit = useRight('status.edit');
  const [draft, setDraft] = useState(stored);
  const [asking, setAsking] = useState(false);
  const set = (part: Partial<Status>) => setDraft({ ...draft, ...part });
  const changed = JSON.stringify(draft) !== JSON.stringify(stored);
  return (
    <Panel
      title={text('status.maintenance')}
      actions={
        <>
          <StateChip
            tone={stored.maintenance ? 'bad' : 'good'}
            label={text(stored.maintenance ? 'status.closed' : 'status.open')}
          />
          {mayEdit ? (
            <Button variant="contained" disabled={!changed} onClick={() => setAsking(true)}>
              {text('ra.action.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' },
          '& > *': { minWidth: 0 },
        }}
      >
        <Stack spacing={2}>
          <FormControlLabel
            disabled={!mayEdit}
            label={text('status.closeSite')}
            control={
              <Switch
                checked={draft.maintenance}
                onChange={(_event, maintenance) => set({ maintenance })}
              />
            }
          />
          <MomentField
            label={text('status.endsAt')}
            value={draft.endsAt}
            disabled={!mayEdit}
            onChange={(endsAt) => set({ endsAt })}
          />
          <LocalTextFields
            label={text('content.title')}
            value={draft.title}
            disabled={!mayEdit}
            onChange={(title) => set({ title })}
          />
          <LocalTextFields
            label={text('content.body')}
            rows={3}
            value={draft.text}
            disabled={!mayEdit}
            onChange={(body) => set({ text: body })}
          />
        </Stack>
        <ClosedPreview status={draft} />
      </Box>
      {asking ? <StatusDialog draft={draft} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

function ClosedPreview({ status }: { readonly status: Status }) {
  const text = useText();
  const language = useLanguage();
  return (
    <PreviewBox label={text('status.preview')}>
      <Typography variant="h5" component="p" sx={{ mt: 1 }}>
        {status.title[language] || status.title.EN}
      </Typography>
      <Typography sx={{ mt: 1 }}>{status.text[language] || status.text.EN}</Typography>
      {status.endsAt === null ? null : (
        <Typography sx={{ mt: 1 }} color="textSecondary">
          {text('status.until')} <DateTime at={status.endsAt} />
        </Typography>
      )}
    </PreviewBox>
  );
}

function StatusDialog({
  draft,
  onClose,
}: {
  readonly draft: Status;
  readonly onClose: () => void;
}) {
  const text = useText();
  const done = useDone(onClose);
  return (
    <ActDialog
      title={text('status.maintenance')}
      danger={draft.maintenance}
      words={text(draft.maintenance ? 'status.closeEffect' : 'status.openEffect')}
      button={text(draft.maintenance ? 'status.closeSite' : 'ra.action.save')}
      run={({ reason }) =>
        call('statusChange', {
          maintenance: draft.maintenance,
          title: filled(draft.title),
          text: filled(draft.text),
          endsAt: draft.endsAt,
          reason,
        })
      }
      onDone={done}
      onClose={onClose}
    >
      {draft.maintenance ? <Alert severity="warning">{text('status.playersWait')}</Alert> : null}
    </ActDialog>
  );
}

/** Drops languages with an empty text. */
export function filled(texts: LocalText): LocalText {
  const given = Object.entries(texts).filter(([, each]) => each !== undefined && each !== '');
  return { ...Object.fromEntries(given), EN: texts.EN } as LocalText;
}

/**
 * Formats a time for `datetime-local`, which has no zone: in the zone of the operator's browser.
 */
