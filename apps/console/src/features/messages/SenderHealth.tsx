import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useDone } from '../../acts/use-done.ts';
import { useLanguage, useText, useTextOf } from '../../i18n/use-text.ts';
import { ActDialog } from '../../acts/ActDialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { formatCount } from '../../ui/format.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { DateTime } from '../../ui/time/DateTime.tsx';
import { failureWords } from './failure-words.ts';

type Health = CallValue<'senderHealth'>['list'][number];

/** The results of one sender in the last 24 hours, and a button that sends a test. */
export function SenderHealth({ health }: { readonly health: Health }) {
  const text = useText();
  const textOf = useTextOf();
  const language = useLanguage();
  const mayTest = useRight('settings.edit');
  const [testing, setTesting] = useState(false);
  const { channel, lastFailure, medianMs } = health;
  const bad = health.failed > 0 || (lastFailure?.at ?? 0) > (health.lastSentAt ?? 0);
  const tone = health.sends ? (bad ? 'bad' : 'good') : 'plain';
  const state = health.sends ? (bad ? 'failing' : 'working') : 'none';
  return (
    <Panel
      title={text(`outbox.${channel}`)}
      actions={
        <>
          <StateChip tone={tone} label={text(`senders.${state}`)} />
          {mayTest && health.sends ? (
            <Button size="small" onClick={() => setTesting(true)}>
              {text('senders.test')}
            </Button>
          ) : null}
        </>
      }
    >
      <Facts
        facts={[
          [text('senders.sent'), formatCount(health.sent, language)],
          [text('senders.failed'), formatCount(health.failed, language)],
          [text('senders.waiting'), formatCount(health.waiting, language)],
          [text('senders.median'), medianMs === null ? '—' : secondsOf(medianMs)],
          [text('senders.lastSent'), <DateTime key="sent" at={health.lastSentAt} />],
          [text('senders.lastFailure'), <DateTime key="failure" at={lastFailure?.at} />],
        ]}
      />
      {bad && lastFailure ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {failureWords(textOf, lastFailure)}
        </Alert>
      ) : null}
      <LastTest test={health.lastTest} />
      {testing ? <TestDialog channel={channel} onClose={() => setTesting(false)} /> : null}
    </Panel>
  );
}

function LastTest({ test }: { readonly test: Health['lastTest'] }) {
  const text = useText();
  const textOf = useTextOf();
  if (test === null) return null;
  const severity = test.state === 'sent' ? 'success' : test.reason === null ? 'info' : 'error';
  const why = test.state === 'sent' ? '' : failureWords(textOf, test);
  return (
    <Alert severity={severity} sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
      {text('senders.lastTest', { to: test.to })} {textOf('outbox', test.state)}
      {why === '' ? '' : ` · ${why}`}
    </Alert>
  );
}

interface TestDialogProps {
  readonly channel: Health['channel'];
  readonly onClose: () => void;
}

function TestDialog({ channel, onClose }: TestDialogProps) {
  const text = useText();
  const done = useDone(onClose);
  const [to, setTo] = useState('');
  return (
    <ActDialog
      title={text('senders.test')}
      words={text('senders.testEffect')}
      button={text('senders.send')}
      withoutReason
      ready={to.trim() !== ''}
      run={() => call('senderTest', { channel, to: to.trim() })}
      onDone={done}
      onClose={onClose}
    >
      <TextField
        label={text(channel === 'sms' ? 'senders.testNumber' : 'senders.testAddress')}
        type={channel === 'sms' ? 'tel' : 'email'}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        required
      />
    </ActDialog>
  );
}

function secondsOf(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${Math.round(ms / 1000)} s`;
}
