// Acts on the chosen members, with a report of what became of each.
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useListContext, useUnselectAll, type RaRecord } from 'react-admin';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { wait } from '../../acts/retry-limited.ts';
import { useSession } from '../../calls/session.ts';
import { useReadAgain } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { formatCsv, saveFile } from '../../ui/lists/format-csv.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { bulkActs, runBulk, type BulkAct, type Chosen, type Outcome } from './bulk-acts.ts';
import { isWritten, MessageFields, NO_MESSAGE } from './MessageFields.tsx';
import { NOTE_MAX } from './NoteDialog.tsx';

interface BulkBarProps {
  /** The fields of a file of the chosen members. */
  readonly csv: readonly string[];
}

export function BulkBar({ csv }: BulkBarProps) {
  const text = useText();
  const rights = useSession().standing?.rights ?? [];
  const unselect = useUnselectAll('members');
  const { selectedIds, data, onSelect } = useListContext();
  const [act, setAct] = useState<BulkAct>();
  const [running, setRunning] = useState<{ members: readonly Chosen[]; outcomes: Outcome[] }>();
  const ids = (selectedIds ?? []) as readonly string[];
  const loaded = data ?? [];
  const rows = useChosen(ids, loaded);
  const count = ids.length;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ p: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 48 }}
    >
      <Button size="small" onClick={() => onSelect(loaded.map(({ id }) => id))}>
        {text('bulk.choosePage')}
      </Button>
      {count === 0 ? null : (
        <>
          <Typography variant="body2">{text('bulk.chosen', { count })}</Typography>
          {bulkActs(rights).map((each) => (
            <Button
              key={each}
              size="small"
              variant="outlined"
              color={each === 'freeze' ? 'error' : 'primary'}
              onClick={() => setAct(each)}
            >
              {text(each === 'tag' ? 'bulk.tag' : `member.act.${each}`)}
            </Button>
          ))}
          <Button size="small" variant="outlined" onClick={() => saveChosen(rows, csv)}>
            {text('ra.action.export')}
          </Button>
          <Button size="small" onClick={() => unselect()}>
            {text('ra.action.unselect')}
          </Button>
        </>
      )}
      {act === undefined ? null : (
        <BulkDialog
          act={act}
          members={rows.map(({ id, username }) => ({ id: String(id), username }))}
          onRun={setRunning}
          onClose={() => setAct(undefined)}
        />
      )}
      {running === undefined ? null : (
        <BulkReport
          {...running}
          onClose={() => {
            setRunning(undefined);
            unselect();
          }}
        />
      )}
    </Stack>
  );
}

/** The rows of the chosen members, also of those on pages that were left. */
function useChosen(ids: readonly string[], data: readonly RaRecord[]): readonly RaRecord[] {
  const [kept, setKept] = useState<ReadonlyMap<string, RaRecord>>(new Map());
  const fresh = data.filter(({ id }) => ids.includes(String(id)) && !kept.has(String(id)));
  if (fresh.length > 0) {
    setKept(new Map([...kept, ...fresh.map((row) => [String(row.id), row] as const)]));
  }
  return ids.flatMap((id) => kept.get(id) ?? []);
}

function saveChosen(rows: readonly RaRecord[], csv: readonly string[]): void {
  const body = formatCsv(rows, csv);
  saveFile({ name: 'members.csv', type: 'text/csv;charset=utf-8', body });
}

const LEVELS = [1, 2, 3] as const;
const VIEW_ONLY = 2;
const TAG_MAX = 30;

interface BulkDialogProps {
  readonly act: BulkAct;
  readonly members: readonly Chosen[];
  readonly onRun: (running: { members: readonly Chosen[]; outcomes: Outcome[] }) => void;
  readonly onClose: () => void;
}

function BulkDialog({ act, members, onRun, onClose }: BulkDialogProps) {
  const text = useText();
  const readAgain = useReadAgain();
  const [level, setLevel] = useState<1 | 2 | 3>(VIEW_ONLY);
  const [message, setMessage] = useState(NO_MESSAGE);
  const [typed, setTyped] = useState('');
  const title = text(act === 'tag' ? 'bulk.tag' : `member.act.${act}`);
  const needsText = act === 'note' || act === 'tag';
  const ready = act === 'message' ? isWritten(message) : !needsText || typed.trim() !== '';
  return (
    <ActDialog
      title={title}
      danger={act === 'freeze'}
      second={act === 'unfreeze'}
      words={text(`bulk.effect.${act}`, { count: members.length })}
      button={title}
      withoutReason={needsText}
      ready={ready}
      run={async ({ reason }) => {
        const outcomes: Outcome[] = [];
        const order = { act, level, message, text: typed, reason };
        onRun({ members, outcomes: [] });
        await runBulk(order, members, wait, (outcome) => {
          outcomes.push(outcome);
          onRun({ members, outcomes: [...outcomes] });
        });
        return { ok: true };
      }}
      onDone={() => {
        onClose();
        void readAgain();
      }}
      onClose={onClose}
    >
      {act === 'freeze' ? (
        <TextField
          select
          label={text('member.freezeLevel')}
          value={level}
          onChange={(event) => setLevel(Number(event.target.value) as 1 | 2 | 3)}
        >
          {LEVELS.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`freeze.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {act === 'message' ? <MessageFields message={message} onChange={setMessage} /> : null}
      {needsText ? (
        <TextField
          label={text(act === 'tag' ? 'member.tag' : 'member.note')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          multiline={act === 'note'}
          required
          slotProps={{ htmlInput: { maxLength: act === 'tag' ? TAG_MAX : NOTE_MAX } }}
        />
      ) : null}
    </ActDialog>
  );
}

interface BulkReportProps {
  readonly members: readonly Chosen[];
  readonly outcomes: readonly Outcome[];
  readonly onClose: () => void;
}

const TONES = { done: 'good', waits: 'wait', failed: 'bad' } as const;

function BulkReport({ members, outcomes, onClose }: BulkReportProps) {
  const text = useText();
  const of = (result: Outcome['result']) =>
    outcomes.filter((each) => each.result === result).length;
  const isOver = outcomes.length === members.length;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isOver ? onClose : () => undefined}>
      <DialogTitle>{text('bulk.report')}</DialogTitle>
      <DialogContent>
        {isOver ? (
          <Typography sx={{ mb: 1 }} role="status">
            {text('bulk.summary', { done: of('done'), waits: of('waits'), failed: of('failed') })}
          </Typography>
        ) : (
          <Box sx={{ mb: 1 }}>
            <Typography>
              {text('bulk.running', { done: outcomes.length, count: members.length })}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label={text('bulk.report')}
              value={(outcomes.length / members.length) * 100}
            />
          </Box>
        )}
        <DataTable
          label={text('bulk.report')}
          rows={outcomes.toSorted(
            (one, other) => (one.result === 'failed' ? 0 : 1) - (other.result === 'failed' ? 0 : 1),
          )}
          keyOf={({ id }) => id}
          empty=""
          columns={[
            { label: text('member.username'), render: ({ username }) => username },
            {
              label: text('field.state'),
              render: ({ result, message }) =>
                result === 'failed' ? (
                  <Box sx={{ color: 'error.main' }}>{message}</Box>
                ) : (
                  <StateChip tone={TONES[result]} label={text(`bulk.${result}`)} />
                ),
            },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={!isOver}>
          {text('bulk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
