// The page of an enrolment link: choose a password, scan the secret, log in.
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { call, type CallValue } from '../../calls/calls.ts';
import { saveToken } from '../../calls/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSubmit } from './use-submit.tsx';

type Opened = CallValue<'consoleEnrolmentOpen'>;
type Entered = CallValue<'consoleEnrol'>;

export function EnrolPage() {
  const text = useText();
  const { link = '' } = useParams();
  const { opened, problem } = useOpened(link);
  const [entered, setEntered] = useState<Entered>();
  return (
    <LoginFrame title={text('enrol.title')}>
      {problem === undefined ? null : <Alert severity="error">{problem}</Alert>}
      {entered ? (
        <RecoveryCodes codes={entered.recoveryCodes} onKept={() => enter(entered.token)} />
      ) : null}
      {opened && !entered ? <Choices link={link} opened={opened} onEntered={setEntered} /> : null}
    </LoginFrame>
  );
}

/** Reloads the console: the instance that opened the link has already found no session. */
function enter(token: string): void {
  saveToken(token);
  window.history.replaceState(null, '', '#/');
  window.location.reload();
}

/** Fetches the operator of the link once, however often the page renders. */
function useOpened(link: string) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  const requestedLink = useRef('');
  useEffect(() => {
    if (requestedLink.current === link) return;
    requestedLink.current = link;
    void call('consoleEnrolmentOpen', { link }).then((answer) => {
      if (answer.ok) setOpened(answer.value);
      else setProblem(answer.refusal.message);
    });
  }, [link]);
  return { opened, problem };
}

interface ChoicesProps {
  readonly link: string;
  readonly opened: Opened;
  readonly onEntered: (entered: Entered) => void;
}

function Choices({ link, opened, onEntered }: ChoicesProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [code, setCode] = useState('');
  const { busy, refusal, submit } = useSubmit(async () => {
    if (password !== again) return text('enrol.differs');
    const answer = await call('consoleEnrol', { link, password, code });
    if (answer.ok) onEntered(answer.value);
    return answer.ok ? undefined : answer.refusal.message;
  });
  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        <Typography variant="body2">{text('enrol.help', { name: opened.displayName })}</Typography>
        <TextField
          label={text('login.name')}
          value={opened.name}
          autoComplete="username"
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <TextField
          label={text('enrol.password')}
          helperText={text('enrol.passwordHelp')}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="new-password"
          required
        />
        <TextField
          label={text('enrol.again')}
          type="password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
          autoComplete="new-password"
          required
        />
        <AuthenticatorSecret uri={opened.uri} secret={opened.secret} />
        <TextField
          label={text('login.firstCode')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="one-time-code"
          required
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 24 } }}
        />
        {refusal}
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {text('login.enter')}
        </Button>
      </Stack>
    </form>
  );
}
