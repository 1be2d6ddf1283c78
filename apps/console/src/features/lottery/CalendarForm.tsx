import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk, useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { useZone } from '../../ui/time/zone.ts';
import {
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
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const zone = useZone() ?? 'UTC';
  // Only changed fields are kept; the others follow edits by other operators.
  const [changes, setChanges] = useState<Partial<CalendarDraft>>({});
  const draft = { ...draftFromLottery(lottery, zone), ...changes };
  const { preview, refusal, look, forget } = usePreview(lottery);
  const [asks, setAsks] = useState(false);
  const input = parseCalendarDraft(draft);
  const isEntered = lottery.mode === 'entered';
  const change = (part: Partial<CalendarDraft>) => {
    setChanges({ ...changes, ...part });
    forget();
  };
  return (
    <Panel title={text('calendar.title')}>
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {text(isEntered ? 'calendar.modeEntered' : 'calendar.modeOwn')}
        </Typography>
        <CalendarFields draft={draft} isEntered={isEntered} disabled={!mayEdit} onChange={change} />
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

/** A preview of the new calendar; discarded when the lottery has changed since. */
function usePreview({ code, version }: Lottery) {
  const [looked, setLooked] = useState<{ version: number; preview: Preview }>();
  const [refusal, setRefusal] = useState<string>();
  const look = async (input: CalendarInput) => {
    const answer = await call('calendarPreview', { code, ...input });
    setLooked(answer.ok ? { version, preview: answer.value } : undefined);
    setRefusal(answer.ok ? undefined : answer.refusal.message);
  };
  const forget = () => {
    setLooked(undefined);
    setRefusal(undefined);
  };
  const preview = looked?.version === version ? looked.preview : undefined;
  return { preview, refusal, look, forget };
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
  const notify = useNotify();
  const readAgain = useReadAgain();
  const { code, version } = lottery;
  return (
    <ActDialog
      title={`${text('calendar.title')} · ${lottery.names.EN}`}
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
      onDone={() => {
        notify(text('act.waits'), { type: 'success' });
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
