// Acts on the chosen games, or on all that the filter finds, with a report of each.
import { GAME_BADGES } from '@fairhouse/calls/operator';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useListContext, useUnselectAll } from 'react-admin';
import { ActDialog } from '../../../acts/ActDialog.tsx';
import { call, type CallInput, type CallValue } from '../../../calls/calls.ts';
import { givenFilters } from '../../../calls/list-filters.ts';
import { useReadAgain } from '../../../calls/use-ask.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/lists/DataTable.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';

type Input = CallInput<'merchantGamesChange'>;
type Report = CallValue<'merchantGamesChange'>;

const ACTS = ['enable', 'disable', 'pin', 'unpin', 'badge', 'unbadge'] as const;
type Act = (typeof ACTS)[number];

/** Of a list that is longer, the total says no more. */
const TOTAL_MAX = 1000;

/** Which games: those with these numbers, or all that a filter finds. */
interface Chosen {
  readonly games: Pick<Input, 'nodeIds' | 'filter'>;
  /** As it is read. */
  readonly count: string;
}

export function GamesBar() {
  const text = useText();
  const unselect = useUnselectAll('merchantGames');
  const { selectedIds, data, total, filterValues, onSelect } = useListContext();
  const [takesAll, setTakesAll] = useState(false);
  const [act, setAct] = useState<Act>();
  const [report, setReport] = useState<Report>();
  const ids = (selectedIds ?? []).map(Number);
  const found = total ?? 0;
  const chosen: Chosen = takesAll
    ? { games: { filter: givenFilters(filterValues) as Input['filter'] }, count: countOf(found) }
    : { games: { nodeIds: ids }, count: String(ids.length) };
  const isChosen = takesAll ? found > 0 : ids.length > 0;
  const all = found >= TOTAL_MAX ? text('games.allMany') : text('games.all', { count: found });
  const clear = () => {
    setTakesAll(false);
    unselect();
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ p: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 48 }}
    >
      <Button size="small" onClick={() => onSelect((data ?? []).map(({ id }) => id))}>
        {text('bulk.choosePage')}
      </Button>
      <Button size="small" disabled={found === 0} onClick={() => setTakesAll(true)}>
        {all}
      </Button>
      {isChosen ? (
        <>
          <Typography variant="body2">{text('bulk.chosen', { count: chosen.count })}</Typography>
          {ACTS.map((each) => (
            <Button
              key={each}
              size="small"
              variant="outlined"
              color={each === 'disable' ? 'error' : 'primary'}
              onClick={() => setAct(each)}
            >
              {text(`games.act.${each}`)}
            </Button>
          ))}
          <Button size="small" onClick={clear}>
            {text('ra.action.unselect')}
          </Button>
        </>
      ) : null}
      {act === undefined ? null : (
        <ActOnGames
          act={act}
          chosen={chosen}
          onReport={setReport}
          onClose={() => setAct(undefined)}
        />
      )}
      {report === undefined ? null : (
        <GamesReport
          report={report}
          onClose={() => {
            setReport(undefined);
            clear();
          }}
        />
      )}
    </Stack>
  );
}

const countOf = (total: number): string => (total >= TOTAL_MAX ? `${TOTAL_MAX}+` : String(total));

interface ActProps {
  readonly act: Act;
  readonly chosen: Chosen;
  readonly onReport: (report: Report) => void;
  readonly onClose: () => void;
}

function ActOnGames({ act, chosen, onReport, onClose }: ActProps) {
  const text = useText();
  const readAgain = useReadAgain();
  const [place, setPlace] = useState('1');
  const [badge, setBadge] = useState<(typeof GAME_BADGES)[number]>('TOP');
  const needsBadge = act === 'badge' || act === 'unbadge';
  const placed = /^\d{1,3}$/.test(place) && Number(place) <= 100;
  return (
    <ActDialog
      title={text(`games.act.${act}`)}
      words={text(`games.effect.${act}`, { count: chosen.count })}
      button={text(`games.act.${act}`)}
      danger={act === 'disable'}
      ready={act !== 'pin' || placed}
      run={async ({ reason, idempotencyKey }) => {
        const input: Input = {
          ...chosen.games,
          act,
          reason,
          ...(act === 'pin' ? { place: Number(place) } : {}),
          ...(needsBadge ? { badge } : {}),
        };
        const answer = await call('merchantGamesChange', input, { idempotencyKey });
        if (answer.ok) onReport(answer.value);
        return answer;
      }}
      onDone={() => {
        void readAgain();
        onClose();
      }}
      onClose={onClose}
    >
      {act === 'pin' ? (
        <TextField
          label={text('games.hotPlace')}
          value={place}
          error={!placed}
          onChange={({ target }) => setPlace(target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      ) : null}
      {needsBadge ? (
        <TextField
          select
          label={text('games.badge')}
          value={badge}
          onChange={({ target }) => setBadge(target.value as typeof badge)}
        >
          {GAME_BADGES.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`games.badge.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </ActDialog>
  );
}

const TONES = { CHANGED: 'good', SAME: 'plain', UNKNOWN: 'bad' } as const;

function GamesReport({
  report,
  onClose,
}: {
  readonly report: Report;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { changed, rows } = report;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle>{text('bulk.report')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }} role="status">
          {text('games.changed', { changed, count: rows.length })}
        </Typography>
        <DataTable<Report['rows'][number]>
          label={text('bulk.report')}
          rows={rows}
          keyOf={({ nodeId }) => String(nodeId)}
          empty={text('games.none')}
          columns={[
            { label: text('vendor.game'), render: ({ name, nodeId }) => name ?? nodeId },
            {
              label: text('field.state'),
              render: ({ result }) => (
                <StateChip tone={TONES[result]} label={text(`games.result.${result}`)} />
              ),
            },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('bulk.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
