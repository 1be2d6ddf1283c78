import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call, type CallValue, type ClientAnswer } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { showRefusals } from '../../ui/forms/field-errors.ts';
import { PageForm } from '../../ui/forms/PageForm.tsx';
import { isSame } from '../../ui/forms/rebase-draft.ts';
import { useRebase } from '../../ui/forms/use-rebase.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { useZone } from '../../ui/time/zone.ts';
import {
  draftFieldOf,
  draftFromLottery,
  parseCalendarDraft,
  type CalendarDraft,
  type CalendarInput,
} from './calendar-draft.ts';
import { CalendarFields } from './CalendarFields.tsx';
import type { Lottery } from './LotteriesPage.tsx';

type Preview = CallValue<'calendarPreview'>;

/** Edits when a lottery draws, when it closes, and how long it waits for a result. */
export function CalendarForm({ code }: { readonly code: string }) {
  const { data, error, isFetching, refetch } = useAsk('lotteryList', {}, { fresh: true });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  const lottery = data?.list.find((each) => each.code === code);
  return lottery ? <Editor key={code} lottery={lottery} ready={!isFetching} /> : null;
}

interface EditorProps {
  readonly lottery: Lottery;
  /** False while the lottery is being refetched: a preview applies to the current version. */
  readonly ready: boolean;
}

function Editor({ lottery, ready }: EditorProps) {
  const start = draftFromLottery(lottery, useZone() ?? 'UTC');
  return (
    <PageForm start={start} disabled={!useRight('lotteries.edit')}>
      <Fields lottery={lottery} ready={ready} stored={start} />
    </PageForm>
  );
}

interface FieldsProps extends EditorProps {
  readonly stored: CalendarDraft;
}

function Fields({ lottery, ready, stored }: FieldsProps) {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  useRebase(stored);
  const draft = { ...stored, ...useWatch() } as CalendarDraft;
  const { preview, refusal, look } = usePreview(lottery, draft);
  const [asks, setAsks] = useState(false);
  const input = parseCalendarDraft(draft);
  const isEntered = lottery.mode === 'entered';
  return (
    <Panel title={text('calendar.title')}>
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {text(isEntered ? 'calendar.modeEntered' : 'calendar.modeOwn')}
        </Typography>
        <CalendarFields isEntered={isEntered} />
        <Alert severity="info">{text('calendar.effect')}</Alert>
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            disabled={input === undefined || !ready}
            onClick={() => (input ? void look(input) : undefined)}
          >
            {text('calendar.preview')}
          </Button>
          {mayEdit ? (
            <Button
              variant="contained"
              disabled={preview === undefined}
              onClick={() => setAsks(true)}
            >
              {text('act.ask')}
            </Button>
          ) : null}
        </Stack>
        {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
        {preview === undefined ? null : <Coming preview={preview} />}
      </Stack>
      {asks && input && preview ? (
        <AskDialog
          lottery={lottery}
          input={input}
          preview={preview}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Panel>
  );
}

interface Look {
  readonly version: number;
  readonly draft: CalendarDraft;
  readonly answer: ClientAnswer<Preview>;
}

/** A preview of the draft; discarded when the draft or the lottery has changed since. */
function usePreview({ code, version }: Lottery, draft: CalendarDraft) {
  const form = useFormContext();
  const [last, setLast] = useState<Look>();
  const look = async (input: CalendarInput) => {
    form.clearErrors();
    const answer = await call('calendarPreview', { code, ...input });
    if (!answer.ok) showRefusals(form, answer.refusal.fields, draftFieldOf);
    setLast({ version, draft, answer });
  };
  const answer = last && isSame(last.draft, draft) ? last.answer : undefined;
  const preview = answer?.ok && last?.version === version ? answer.value : undefined;
  const refusal = answer?.ok === false ? answer.refusal.message : undefined;
  return { preview, refusal, look };
}

function Coming({ preview }: { readonly preview: Preview }) {
  const text = useText();
  const { kept, dropped, next } = preview;
  const names = (draws: Preview['kept']) => draws.map(({ issue }) => issue).join(', ');
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text('calendar.kept', { count: kept.length })} {names(kept)}
      </Typography>
      <Typography
        variant="body2"
        color={dropped.length > 0 ? 'error' : 'textPrimary'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {text('calendar.dropped', { count: dropped.length })} {names(dropped)}
      </Typography>
      <DataTable
        label={text('calendar.next')}
        rows={next}
        keyOf={(row) => row.issue}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('calendar.next'), render: (row) => row.issue },
          {
            label: text('draw.opensAt'),
            wide: true,
            render: (row) => <DateTime at={row.opensAt} />,
          },
          {
            label: text('draw.closesAt'),
            wide: true,
            render: (row) => <DateTime at={row.closesAt} />,
          },
          { label: text('draw.drawAt'), render: (row) => <DateTime at={row.drawAt} /> },
        ]}
      />
    </>
  );
}

interface AskDialogProps {
  readonly lottery: Lottery;
  readonly input: CalendarInput;
  readonly preview: Preview;
  readonly onClose: () => void;
}

function AskDialog({ lottery, input, preview, onClose }: AskDialogProps) {
  const text = useText();
  const done = useDone(onClose, 'act.waits');
  const { code, version } = lottery;
  return (
    <ActDialog
      title={`${text('calendar.title')} · ${lottery.names[useLanguage()]}`}
      danger={preview.dropped.length > 0}
      words={
        <>
          {text('calendar.effect')} {text('calendar.kept', { count: preview.kept.length })} ·{' '}
          {text('calendar.dropped', { count: preview.dropped.length })}
        </>
      }
      button={text('act.ask')}
      run={({ reason, idempotencyKey }) =>
        call('calendarEdit', { code, version, ...input, reason }, { idempotencyKey })
      }
      onDone={done}
      onClose={onClose}
    />
  );
}
