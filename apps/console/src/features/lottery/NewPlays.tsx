import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Play, Table } from './OddsTable.tsx';

/** Puts the plays on sale that a later version brought to the lottery, all of them in one act. */
export function NewPlays({ table }: { readonly table: Table }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const done = useDone(() => setOpen(false));
  const plays = table.plays.filter((each) => each.isNew);
  if (plays.length === 0) return null;
  const { code, version } = table;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" onClick={() => setOpen(true)}>
          {text('odds.sellNew')}
        </Button>
      }
    >
      {text('odds.newFound', { count: plays.length })}
      {isOpen ? (
        <ActDialog
          title={text('odds.sellNew')}
          second
          words={text('odds.sellNewEffect', { plays: plays.map(({ play }) => play).join(', ') })}
          button={text('odds.sellNew')}
          run={({ reason }) =>
            call('oddsEdit', { code, version, changes: plays.map(changeOf), reason })
          }
          onDone={done}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Alert>
  );
}

const changeOf = ({ play, odds, maxNotes }: Play) => ({
  play,
  maxNotes,
  suspended: false,
  ...(odds === undefined ? {} : { odds }),
});
