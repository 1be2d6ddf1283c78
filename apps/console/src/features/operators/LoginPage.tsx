// The way in: name and password, then the code of the authenticator; the first time it is enrolled.
import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { call, type ValueOf } from '../../app/calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFirstFocus } from '../../ui/use-first-focus.ts';
import { LanguageRow } from './LanguageRow.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Ticket = ValueOf<'consoleLogin'>;
type Entered = ValueOf<'consoleLoginCode'>;

export function LoginPage() {
  const [ticket, setTicket] = useState<Ticket>();
  const [entered, setEntered] = useState<Entered>();
  const login = useLogin();
  const notify = useNotify();
  const enter = ({ token }: Entered) => {
    login({ token }).catch((error: Error) => notify(error.message, { type: 'error' }));
  };
  if (entered) {
    return (
      <LoginFrame>
        <RecoveryCodes codes={entered.recoveryCodes} onKept={() => enter(entered)} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame>
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

function LoginFrame({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 400, p: 3 }}>
        <Typography variant="overline" color="textSecondary">
          Fairhouse
        </Typography>
        <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
          {text('login.title')}
        </Typography>
        {children}
        <LanguageRow />
      </Card>
    </Box>
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
        {ticket.stage === 'enrol' ? <Enrolment uri={ticket.uri} secret={ticket.secret} /> : null}
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

function Enrolment({ uri, secret }: { readonly uri: string; readonly secret: string }) {
  const text = useText();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">{text('login.enrol')}</Typography>
      <Box sx={{ p: 1.5, bgcolor: '#ffffff', borderRadius: 1, lineHeight: 0 }}>
        <QRCodeSVG value={uri} size={168} title={text('login.qr')} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {text('login.secret')}
      </Typography>
      <Typography
        variant="body2"
        data-testid="totp-secret"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', textAlign: 'center' }}
      >
        {secret}
      </Typography>
    </Stack>
  );
}

/** One submission at a time; what `run` answers is shown as what went wrong. */
function useSubmit(run: () => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setMessage(undefined);
    void run().then((problem) => {
      setMessage(problem);
      setBusy(false);
    });
  };
  const refusal = message === undefined ? null : <Alert severity="error">{message}</Alert>;
  return { busy, refusal, submit };
}
