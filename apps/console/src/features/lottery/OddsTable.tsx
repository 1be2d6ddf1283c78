import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { call, type ValueOf } from '../../app/calls.ts';
import { useRight } from '../../app/session.ts';
import { useAsk } from '../../app/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../ui/ActDialog.tsx';
import { partsPerMillion } from '../../ui/format.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDone } from '../../app/use-done.ts';

type Table = ValueOf<'oddsTable'>;
type Play = Table['plays'][number];

/** Every play with its odds, chances and what it returns to the player. */
export function OddsTable({ code }: { readonly code: string }) {
  const text = useText();
  const mayEdit = useRight('lotteries.edit');
  const { data, error, refetch } = useAsk('oddsTable', { code });
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Play>();
  if (error) return <Problem message={error.message} onRetry={() => void refetch()} />;
  const wanted = search.toLowerCase();
  const plays = data?.plays.filter((each) =>
    `${each.menu} ${each.play}`.toLowerCase().includes(wanted),
  );
  return (
    <Panel
      title={text('odds.title')}
      actions={
        <TextField
          label={text('ra.action.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
    >
      {data ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {text('odds.version', { version: data.oddsVersion })} ·{' '}
          {text('odds.groupRtp', { rtp: partsPerMillion(data.groupRtp) })}
        </Typography>
      ) : null}
      <Lines
        label={text('odds.title')}
        rows={plays}
        keyOf={(row) => row.play}
        empty={text('ra.navigation.no_results')}
        columns={[
          { label: text('odds.menu'), wide: true, render: (row) => row.menu },
          { label: text('draw.play'), render: (row) => <code>{row.play}</code> },
          {
            label: text('odds.odds'),
            render: (row) => <Long>{row.odds ?? text('odds.byGroup')}</Long>,
          },
          {
            label: text('odds.chance'),
            wide: true,
            render: (row) => (
              <Long>
                {row.tiers.map((tier) => `${tier.tier} ${partsPerMillion(tier.chance)}`).join(', ')}
              </Long>
            ),
          },
          {
            label: 'RTP',
            right: true,
            render: (row) => (
              <StateChip
                tone={row.warning ? 'wait' : 'plain'}
                label={partsPerMillion(row.fixed ? row.rtp : (data?.groupRtp ?? 0))}
              />
            ),
          },
          { label: text('odds.maxNotes'), right: true, wide: true, render: (row) => row.maxNotes },
          {
            label: text('field.state'),
            render: (row) => (
              <StateChip
                tone={row.suspended ? 'bad' : 'good'}
                label={text(row.suspended ? 'odds.suspended' : 'channel.on')}
              />
            ),
          },
          {
            label: '',
            right: true,
            render: (row) =>
              mayEdit ? (
                <Button onClick={() => setEdited(row)}>{text('ra.action.edit')}</Button>
              ) : null,
          },
        ]}
      />
      {edited && data ? (
        <OddsDialog table={data} play={edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </Panel>
  );
}

/** A text of many parts that may break anywhere. */
function Long({ children }: { readonly children: string }) {
  return <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>{children}</Box>;
}

interface OddsDialogProps {
  readonly table: Table;
  readonly play: Play;
  readonly onClose: () => void;
}

function OddsDialog({ table, play, onClose }: OddsDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [odds, setOdds] = useState(play.odds ?? '');
  const [maxNotes, setMaxNotes] = useState(play.maxNotes);
  const [suspended, setSuspended] = useState(play.suspended);
  const change = {
    play: play.play,
    maxNotes,
    suspended,
    ...(play.fixed ? { odds } : {}),
  };
  return (
    <ActDialog
      title={`${text('odds.title')} · ${play.play}`}
      danger={suspended}
      words={text(suspended ? 'odds.suspendEffect' : 'odds.effect', { play: play.play })}
      button={text('ra.action.save')}
      run={({ reason }) =>
        call('oddsEdit', { code: table.code, version: table.version, changes: [change], reason })
      }
      onDone={done}
      onClose={onClose}
    >
      {play.fixed ? (
        <TextField
          label={text('odds.odds')}
          helperText={text('odds.help')}
          value={odds}
          onChange={(event) => setOdds(event.target.value.trim())}
        />
      ) : null}
      <TextField
        type="number"
        label={text('odds.maxNotes')}
        value={maxNotes}
        onChange={(event) => setMaxNotes(Number(event.target.value))}
      />
      <FormControlLabel
        label={text('odds.suspended')}
        control={<Switch checked={suspended} onChange={(_event, on) => setSuspended(on)} />}
      />
    </ActDialog>
  );
}
