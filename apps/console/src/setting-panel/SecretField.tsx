// A credential of an outside service: whether it is set and since when, and a way to replace it.
// The value goes to the server and is never returned.
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { SecretName } from '@fairhouse/calls/operator';
import { call } from '../calls/calls.ts';
import { useRight } from '../calls/session.ts';
import { useAsk } from '../calls/use-ask.ts';
import { useDone } from '../acts/use-done.ts';
import { useText } from '../i18n/use-text.ts';
import { ActDialog } from '../acts/ActDialog.tsx';
import { QueryError } from '../ui/QueryError.tsx';
import { StateChip } from '../ui/StateChip.tsx';
import { DateTime } from '../ui/time/DateTime.tsx';

interface SecretFieldProps {
  readonly name: SecretName;
  /** The service's own name for it. */
  readonly label: string;
}

export function SecretField({ name, label }: SecretFieldProps) {
  const text = useText();
  const mayEdit = useRight('settings.edit');
  const { data, error, refetch } = useAsk('secretList', {}, { enabled: useRight('settings.read') });
  const [asking, setAsking] = useState<'replace' | 'remove'>();
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  const found = data?.list.find((each) => each.name === name);
  if (found === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Typography sx={{ minWidth: { xs: 96, lg: 180 } }}>{label}</Typography>
      <StateChip
        tone={found.set ? 'good' : 'wait'}
        label={text(found.set ? 'secret.set' : 'secret.missing')}
      />
      {found.set ? (
        <Typography variant="caption" color="textSecondary">
          <DateTime at={found.changedAt} />
        </Typography>
      ) : null}
      {mayEdit ? (
        <Button size="small" onClick={() => setAsking('replace')}>
          {text(found.set ? 'secret.replace' : 'secret.enter')}
        </Button>
      ) : null}
      {mayEdit && found.set ? (
        <Button size="small" color="error" onClick={() => setAsking('remove')}>
          {text('secret.remove')}
        </Button>
      ) : null}
      {asking === undefined ? null : (
        <SecretDialog
          name={name}
          label={label}
          removes={asking === 'remove'}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Box>
  );
}

interface SecretDialogProps extends SecretFieldProps {
  readonly removes: boolean;
  readonly onClose: () => void;
}

function SecretDialog({ name, label, removes, onClose }: SecretDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [value, setValue] = useState('');
  return (
    <ActDialog
      title={label}
      words={text(removes ? 'secret.removeEffect' : 'secret.effect')}
      button={text(removes ? 'secret.remove' : 'ra.action.save')}
      danger={removes}
      second
      ready={removes || value.trim() !== ''}
      run={({ reason }) => call('secretSet', { name, value: removes ? '' : value, reason })}
      onDone={done}
      onClose={onClose}
    >
      {removes ? null : (
        <TextField
          type="password"
          label={label}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          autoComplete="off"
          required
          slotProps={{ htmlInput: { maxLength: 4000, 'data-1p-ignore': true } }}
        />
      )}
    </ActDialog>
  );
}
