import { Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { TextKey } from '../../i18n/text-types.ts';
import { useText } from '../../i18n/use-text.ts';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';

export function SmsFields() {
  const text = useText();
  return (
    <Stack spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {text('outbox.sms')}
      </Typography>
      <ChoiceInput
        source="sms.kind"
        label={text('senders.by')}
        values={['outbox', 'http']}
        nameOf={(each) => text(`senders.kind.${each}`)}
      />
      {useWatch({ name: 'sms.kind' }) === 'http' ? (
        <>
          <Line source="sms.url" label="senders.url" help="senders.urlHelp" />
          <ChoiceInput
            source="sms.method"
            label={text('senders.method')}
            values={['POST', 'PUT']}
            nameOf={String}
          />
          <ChoiceInput
            source="sms.contentType"
            label={text('senders.contentType')}
            values={['application/json', 'application/x-www-form-urlencoded']}
            nameOf={String}
          />
          <Line
            source="sms.bodyTemplate"
            label="senders.body"
            help="senders.bodyHelp"
            rows={3}
            verbatim
          />
          <Line source="sms.successMark" label="senders.mark" help="senders.markHelp" verbatim />
          <SecretField name="sms.token" label={text('senders.smsToken')} />
        </>
      ) : null}
    </Stack>
  );
}

export function MailFields() {
  const text = useText();
  return (
    <Stack spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {text('outbox.mail')}
      </Typography>
      <ChoiceInput
        source="mail.kind"
        label={text('senders.by')}
        values={['outbox', 'smtp']}
        nameOf={(each) => text(`senders.kind.${each}`)}
      />
      {useWatch({ name: 'mail.kind' }) === 'smtp' ? (
        <>
          <Line source="mail.host" label="senders.host" />
          <Line source="mail.user" label="senders.user" />
          <Line source="mail.from" label="senders.from" />
          <Line
            source="mail.fromName"
            label="senders.fromName"
            help="senders.fromNameHelp"
            verbatim
          />
          <CountInput source="mail.port" label={text('senders.port')} />
          <ChoiceInput
            source="mail.secure"
            label={text('senders.secure')}
            values={['tls', 'starttls']}
            nameOf={(each) => text(`senders.secure.${each}`)}
          />
          <Line source="mail.ca" label="senders.ca" help="senders.caHelp" rows={2} verbatim />
          <SecretField name="smtp.password" label={text('senders.smtpPassword')} />
        </>
      ) : null}
    </Stack>
  );
}

interface LineProps {
  readonly source: string;
  readonly label: TextKey;
  readonly help?: TextKey;
  readonly rows?: number;
  /** Spaces at its ends are kept. */
  readonly verbatim?: boolean;
}

function Line({ source, label, help, rows, verbatim }: LineProps) {
  const text = useText();
  return (
    <WordInput
      source={source}
      label={text(label)}
      optional
      {...(help === undefined ? {} : { helperText: text(help) })}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows })}
      {...(verbatim ? {} : { parse: (typed: string) => typed.trim() })}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
