import { Alert, Box, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { call } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useDone } from '../../acts/use-done.ts';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { partsPerMillion } from '../../ui/format.ts';
import type { Play, Table } from './OddsTable.tsx';
import type { PlayNames } from '../../records/use-play-names.ts';

interface OddsDialogProps {
  readonly table: Table;
  readonly play: Play;
  readonly names: PlayNames;
  readonly onClose: () => void;
}

/** Edits the odds of a play and shows the resulting return while they are typed. */
export function OddsDialog({ table, play, names, onClose }: OddsDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [odds, setOdds] = useState(play.odds ?? '');
  const [maxNotes, setMaxNotes] = useState(play.maxNotes);
  const [suspended, setSuspended] = useState(play.suspended);
  const { data, error } = useAsk(
    'oddsPreview',
    { code: table.code, play: play.play, odds },
    { enabled: play.fixed && odds !== '' },
  );
  const change = {
    play: play.play,
    maxNotes,
    suspended,
    ...(play.fixed ? { odds } : {}),
  };
  return (
    <ActDialog
      title={`${text('odds.title')} · ${names.play(play.play)}`}
      danger={suspended}
      words={text(suspended ? 'odds.suspendEffect' : 'odds.effect', {
        play: names.play(play.play),
      })}
      button={text('ra.action.save')}
      ready={!play.fixed || (error === null && data?.verdict !== 'refused')}
      run={({ reason }) =>
        call('oddsEdit', { code: table.code, version: table.version, changes: [change], reason })
      }
      onDone={done}
      onClose={onClose}
    >
      {play.fixed ? (
        <TextField
          label={text('odds.odds')}
          helperText={`${text('odds.help')} ${text('odds.costHelp')}`}
          value={odds}
          onChange={(event) => setOdds(event.target.value.trim())}
          multiline
        />
      ) : null}
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data && !error ? (
        <Verdict preview={data} tierName={(tier) => names.tier(tier, play.play)} />
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

interface VerdictProps {
  readonly preview: {
    readonly tiers: readonly { readonly tier: string; readonly rtp: number }[];
    readonly rtp: number;
    readonly verdict: 'fine' | 'warn' | 'refused';
  };
  readonly tierName: (tier: string) => string;
}

const SEVERITIES = { fine: 'success', warn: 'warning', refused: 'error' } as const;

function Verdict({ preview, tierName }: VerdictProps) {
  const text = useText();
  const { tiers, rtp, verdict } = preview;
  return (
    <Alert severity={SEVERITIES[verdict]}>
      RTP {partsPerMillion(rtp)}
      {verdict === 'fine' ? null : ` · ${text(verdict === 'warn' ? 'odds.near' : 'odds.over')}`}
      {tiers.every((each) => each.rtp === rtp) ? null : (
        <Box sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
          {tiers.map((each) => `${tierName(each.tier)} ${partsPerMillion(each.rtp)}`).join(' · ')}
        </Box>
      )}
    </Alert>
  );
}
