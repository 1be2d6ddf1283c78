// The operator's own account: password, recovery codes, rights.
import { Alert, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { loadStanding } from '../../calls/load-standing.ts';
import { call } from '../../calls/calls.ts';
import { saveStanding, useSession } from '../../calls/session.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function ProfilePage() {
  const text = useText();
  const textOf = useTextOf();
  const { standing } = useSession();
  if (standing === undefined) return null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      <Title title={text('ra.auth.user_menu')} />
      {standing.mustChange ? <Alert severity="warning">{text('profile.mustChange')}</Alert> : null}
      <Panel title={standing.displayName}>
        <Facts
          facts={[
            [text('operator.name'), standing.name],
            [text('operator.roles'), standing.roles.map((role) => textOf('role', role)).join(', ')],
            [text('profile.codesLeft'), standing.recoveryCodesLeft],
          ]}
        />
      </Panel>
      <PasswordPanel />
      {standing.mustChange ? null : <RecoveryPanel />}
      <Panel title={text('profile.rights')}>
        <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {standing.rights.map((right) => (
            <Chip key={right} size="small" variant="outlined" label={textOf('right', right)} />
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}

function PasswordPanel() {
  const text = useText();
  const notify = useNotify();
  const [oldPassword, setOld] = useState('');
  const [newPassword, setNew] = useState('');
  const [again, setAgain] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const differs = again !== '' && again !== newPassword;
  const change = async () => {
    const answer = await call('consolePassword', { oldPassword, newPassword });
    setRefusal(answer.ok ? undefined : answer.refusal.message);
    if (!answer.ok) return;
    notify(text('profile.changed'), { type: 'success' });
    setOld('');
    setNew('');
    setAgain('');
    await refreshStanding();
  };
  return (
    <Panel title={text('profile.password')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <Stack spacing={2} sx={{ maxWidth: 380 }}>
          <TextField
            type="password"
            autoComplete="current-password"
            label={text('profile.old')}
            value={oldPassword}
            onChange={(event) => setOld(event.target.value)}
            required
          />
          <TextField
            type="password"
            autoComplete="new-password"
            label={text('profile.new')}
            helperText={text('profile.newHelp')}
            value={newPassword}
            onChange={(event) => setNew(event.target.value)}
            required
          />
          <TextField
            type="password"
            autoComplete="new-password"
            label={text('profile.again')}
            error={differs}
            helperText={differs ? text('profile.differs') : undefined}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            required
          />
          {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
          <Button type="submit" variant="contained" disabled={again === '' || differs}>
            {text('profile.change')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

function RecoveryPanel() {
  const text = useText();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const [refusal, setRefusal] = useState<string>();
  const make = async () => {
    const answer = await call('consoleRecoveryCodes', { code });
    setRefusal(answer.ok ? undefined : answer.refusal.message);
    if (!answer.ok) return;
    setCodes(answer.value.codes);
    await refreshStanding();
  };
  return (
    <Panel title={text('profile.recovery')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <Stack spacing={2} sx={{ maxWidth: 380 }}>
            <Typography variant="body2">{text('profile.recoveryHelp')}</Typography>
            <TextField
              label={text('login.code')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="one-time-code"
              required
            />
            {refusal === undefined ? null : <Alert severity="error">{refusal}</Alert>}
            <Button type="submit" variant="outlined">
              {text('profile.makeCodes')}
            </Button>
          </Stack>
        </form>
      )}
    </Panel>
  );
}

async function refreshStanding(): Promise<void> {
  const answer = await call('consoleMe', {});
  if (answer.ok) saveStanding(answer.value);
  else await loadStanding();
}
