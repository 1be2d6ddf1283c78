// The login: name and password, then the authenticator's code; the first login enrols it.
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { call, type CallValue } from '../../calls/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFirstFocus } from '../../ui/forms/use-first-focus.ts';
import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSubmit } from './use-submit.tsx';

type Ticket = CallValue<'consoleLogin'>;
type Entered = CallValue<'consoleLoginCode'>;

export function LoginPage() {
  const [ticket, setTicket] = useState<Ticket>();
  const [entered, setEntered] = useState<Entered>();
  const text = useText();
  const login = useLogin();
  const notify = useNotify();
  const enter = ({ token }: Entered) => {
    login({ token }).catch((error: Error) => notify(error.message, { type: 'error' }));
  };
  if (entered) {
    return (
      <LoginFrame title={text('login.title')}>
        <RecoveryCodes codes={entered.recoveryCodes} onKept={() => enter(entered)} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={text('login.title')}>
      {ticket === undefined ? (
        <PasswordStep onTicket={setTicket} />
      ) : (
        <CodeStep
          ticket={ticket}
          onBack={() => setTicket(undefined)}
          onEntered={(value) => (value.recoveryCodes.length > 0 ? setEntered(value) : enter(value))}
        />
      )}
    </LoginFrame>
  );
}

function PasswordStep({ onTicket }: { readonly onTicket: (ticket: Ticket) => void }) {
  const text = useText();
  const field = useFirstFocus();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { busy, refusal, submit } = useSubmit(async () => {
    const answer = await call('consoleLogin', { name, password });
    if (answer.ok) onTicket(answer.value);
    return answer.ok ? undefined : answer.refusal.message;
  });
  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        <TextField
          label={text('login.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="username"
          inputRef={field}
          required
        />
        <TextField
          label={text('login.password')}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
        />
        {refusal}
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {text('login.next')}
        </Button>
      </Stack>
    </form>
  );
}

interface CodeStepProps {
  readonly ticket: Ticket;
  readonly onBack: () => void;
  readonly onEntered: (entered: Entered) => void;
}

function CodeStep({ ticket, onBack, onEntered }: CodeStepProps) {
  const text = useText();
  const field = useFirstFocus();
  const [code, setCode] = useState('');
  const { busy, refusal, submit } = useSubmit(async () => {
    const answer = await call('consoleLoginCode', { ticket: ticket.ticket, code });
    if (answer.ok) onEntered(answer.value);
    return answer.ok ? undefined : answer.refusal.message;
  });
  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        {ticket.stage === 'enrol' ? (
          <AuthenticatorSecret uri={ticket.uri} secret={ticket.secret} />
        ) : null}
        <TextField
          label={text(ticket.stage === 'enrol' ? 'login.firstCode' : 'login.code')}
          helperText={ticket.stage === 'enrol' ? undefined : text('login.codeHelp')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="one-time-code"
          inputRef={field}
          required
          slotProps={{ htmlInput: { inputMode: 'text', maxLength: 24 } }}
        />
        {refusal}
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {text('login.enter')}
        </Button>
        <Button onClick={onBack}>{text('login.again')}</Button>
      </Stack>
    </form>
  );
}
