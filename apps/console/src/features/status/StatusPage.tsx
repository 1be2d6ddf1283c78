// The site's status: maintenance with its page, and regions that are not served.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PreviewBox } from '../../ui/forms/PreviewBox.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import type { LocalText } from '../../ui/forms/LocalTextFields.tsx';
import { LocalTextInput } from '../../ui/forms/LocalTextInput.tsx';
import { MomentInput } from '../../ui/forms/MomentInput.tsx';
import { PageForm } from '../../ui/forms/PageForm.tsx';
import { isSame } from '../../ui/forms/rebase-draft.ts';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { useRebase } from '../../ui/forms/use-rebase.ts';
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
  const { data, error, refetch } = useAsk(
    'statusView',
    {},
    {
      refreshMs: 15_000,
      showsErrors: true,
    },
  );
  const failed = error && <QueryError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return failed;
  const status = data.status as Status;
  return (
    <Stack spacing={2}>
      <Title title={text('menu.status')} />
      {/* The form stays, because it holds what the operator has typed. */}
      {failed}
      <MaintenancePanel stored={status} />
      <RegionsForm />
      <Typography variant="caption" color="textSecondary">
        {text('status.countryData')} <DateTime at={data.countryDataBuiltAt} /> ·{' '}
        {text('status.serverNow')} <DateTime at={data.serverNow} />
      </Typography>
    </Stack>
  );
}

function MaintenancePanel({ stored }: { readonly stored: Status }) {
  const mayEdit = useRight('status.edit');
  return (
    <PageForm start={stored} disabled={!mayEdit}>
      <Maintenance stored={stored} mayEdit={mayEdit} />
    </PageForm>
  );
}

interface MaintenanceProps {
  readonly stored: Status;
  readonly mayEdit: boolean;
}

function Maintenance({ stored, mayEdit }: MaintenanceProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { reset } = useFormContext();
  useRebase(stored);
  const draft = { ...stored, ...useWatch() } as Status;
  const changed = !isSame(draft, stored);
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
          <SwitchInput source="maintenance" label={text('status.closeSite')} />
          <MomentInput source="endsAt" label={text('status.endsAt')} />
          <LocalTextInput source="title" label={text('content.title')} />
          <LocalTextInput source="text" label={text('content.body')} rows={3} />
        </Stack>
        <ClosedPreview status={draft} />
      </Box>
      {asking ? (
        <StatusDialog
          draft={draft}
          // The server leaves out empty texts: what was typed is not a draft any more.
          onSaved={() => reset(stored)}
          onClose={() => setAsking(false)}
        />
      ) : null}
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

interface StatusDialogProps {
  readonly draft: Status;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function StatusDialog({ draft, onSaved, onClose }: StatusDialogProps) {
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
      onDone={() => {
        onSaved();
        done();
      }}
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
