// Moving a line: what it does and ends is shown before anybody can ask for it.
import { Alert, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { useDone } from '../../acts/use-done.ts';
import { call } from '../../calls/calls.ts';
import type { CallValue } from '../../calls/calls.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Agent } from './agent.ts';
import { EndingContracts } from './EndingContracts.tsx';

interface MoveDialogProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

type Preview = CallValue<'agentMovePreview'>;

export function MoveDialog({ agent, onClose }: MoveDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [upline, setUpline] = useState('');
  const [clampTeam, setClampTeam] = useState(false);
  const asked = { id: agent.id, upline: upline.trim() };
  const { data, error, isFetching } = useAsk('agentMovePreview', asked, {
    showsErrors: true,
    fresh: true,
  });
  const preview = error === null && !isFetching ? data : undefined;
  const needsClamp = (preview?.clampedCount ?? 0) > 0;
  return (
    <ActDialog
      title={text('agent.act.move')}
      words={text('agent.moveEffect', {
        name: agent.username,
        upline: upline.trim() === '' ? text('agent.house') : upline.trim(),
      })}
      button={text('agent.act.move')}
      danger
      second
      wide
      ready={preview !== undefined && (!needsClamp || clampTeam)}
      run={({ reason }) => call('agentMove', { ...asked, clampTeam, reason })}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={text('agent.newUpline')}
        helperText={text('agent.newUplineHelp')}
        value={upline}
        onChange={(event) => setUpline(event.target.value)}
      />
      {error === null ? null : <Alert severity="error">{error.message}</Alert>}
      {preview === undefined ? null : <MovePreview preview={preview} />}
      {needsClamp ? (
        <FormControlLabel
          control={<Switch checked={clampTeam} onChange={(_event, on) => setClampTeam(on)} />}
          label={text('agent.clampTeam')}
        />
      ) : null}
    </ActDialog>
  );
}

function MovePreview({ preview }: { readonly preview: Preview }) {
  const text = useText();
  return (
    <>
      <Facts
        facts={[
          [text('agent.from'), preview.from?.username ?? text('agent.house')],
          [text('agent.to'), preview.to?.username ?? text('agent.house')],
          [text('agent.moving'), preview.team],
          [text('agent.movingAgents'), preview.agents],
          [
            text('agent.deepest'),
            text('agent.ofMost', { value: preview.deepest, most: preview.maxDepth }),
          ],
          [text('agent.contractsEnd'), preview.contracts],
          [text('agent.offersEnd'), preview.offers],
          [text('agent.openDebt'), <Money key="d" value={preview.debt} />],
          [text('agent.quotaReturned'), preview.quotaReturned],
          [text('agent.lowered'), preview.clampedCount],
        ]}
      />
      {preview.clamped.length === 0 ? null : (
        <Typography variant="body2" color="textSecondary">
          {preview.clamped.map((each) => `${each.username} ${each.from} → ${each.to}`).join(', ')}
          {preview.clampedCount > preview.clamped.length ? ' …' : ''}
        </Typography>
      )}
      <EndingContracts preview={preview} />
    </>
  );
}
