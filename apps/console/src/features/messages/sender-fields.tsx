import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { TextKey } from '../../i18n/text-types.ts';
import { useText } from '../../i18n/use-text.ts';

interface SmsSender {
  readonly kind: 'outbox' | 'http';
  readonly url: string;
  readonly method: 'POST' | 'PUT';
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
  readonly bodyTemplate: string;
  readonly successMark: string;
}

interface MailSender {
  readonly kind: 'outbox' | 'smtp';
  readonly host: string;
  readonly port: number;
  readonly secure: 'tls' | 'starttls';
  readonly user: string;
  readonly from: string;
  readonly fromName: string;
  readonly ca: string;
}

export interface Senders {
  readonly sms: SmsSender;
  readonly mail: MailSender;
}

interface FieldsProps<Value> {
  readonly value: Value;
  readonly readOnly: boolean;
  readonly onChange: (part: Partial<Value>) => void;
}

export function SmsFields({ value, readOnly, onChange }: FieldsProps<SmsSender>) {
  const text = useText();
  return (
    <Stack spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {text('outbox.sms')}
      </Typography>
      <Choice
        label="senders.by"
        value={value.kind}
        options={{ outbox: 'senders.kind.outbox', http: 'senders.kind.http' }}
        readOnly={readOnly}
        onChange={(kind) => onChange({ kind })}
      />
      {value.kind === 'http' ? (
        <>
          <Line
            label="senders.url"
            help="senders.urlHelp"
            value={value.url}
            readOnly={readOnly}
            onChange={(url) => onChange({ url: url.trim() })}
          />
          <Choice
            label="senders.method"
            value={value.method}
            options={{ POST: 'POST', PUT: 'PUT' }}
            readOnly={readOnly}
            onChange={(method) => onChange({ method })}
          />
          <Choice
            label="senders.contentType"
            value={value.contentType}
            options={{
              'application/json': 'application/json',
              'application/x-www-form-urlencoded': 'application/x-www-form-urlencoded',
            }}
            readOnly={readOnly}
            onChange={(contentType) => onChange({ contentType })}
          />
          <Line
            label="senders.body"
            help="senders.bodyHelp"
            rows={3}
            value={value.bodyTemplate}
            readOnly={readOnly}
            onChange={(bodyTemplate) => onChange({ bodyTemplate })}
          />
          <Line
            label="senders.mark"
            help="senders.markHelp"
            value={value.successMark}
            readOnly={readOnly}
            onChange={(successMark) => onChange({ successMark })}
          />
        </>
      ) : null}
    </Stack>
  );
}

export function MailFields({ value, readOnly, onChange }: FieldsProps<MailSender>) {
  const text = useText();
  return (
    <Stack spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {text('outbox.mail')}
      </Typography>
      <Choice
        label="senders.by"
        value={value.kind}
        options={{ outbox: 'senders.kind.outbox', smtp: 'senders.kind.smtp' }}
        readOnly={readOnly}
        onChange={(kind) => onChange({ kind })}
      />
      {value.kind === 'smtp' ? (
        <>
          {(['host', 'user', 'from', 'fromName'] as const).map((name) => (
            <Line
              key={name}
              label={`senders.${name}`}
              help={name === 'fromName' ? 'senders.fromNameHelp' : undefined}
              value={value[name]}
              readOnly={readOnly}
              onChange={(next) => onChange({ [name]: name === 'fromName' ? next : next.trim() })}
            />
          ))}
          <TextField
            type="number"
            label={text('senders.port')}
            value={value.port}
            disabled={readOnly}
            onChange={(event) => onChange({ port: Number(event.target.value) })}
          />
          <Choice
            label="senders.secure"
            value={value.secure}
            options={{ tls: 'senders.secure.tls', starttls: 'senders.secure.starttls' }}
            readOnly={readOnly}
            onChange={(secure) => onChange({ secure })}
          />
          <Line
            label="senders.ca"
            help="senders.caHelp"
            rows={2}
            value={value.ca}
            readOnly={readOnly}
            onChange={(ca) => onChange({ ca })}
          />
        </>
      ) : null}
    </Stack>
  );
}

interface ChoiceProps<Option extends string> {
  readonly label: TextKey;
  readonly value: Option;
  /** Each value with its translated text; a proper name stays as it is. */
  readonly options: Readonly<Record<Option, TextKey | Option>>;
  readonly readOnly: boolean;
  readonly onChange: (value: Option) => void;
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const text = useText();
  const options = Object.entries(props.options) as [Option, TextKey | Option][];
  return (
    <TextField
      select
      label={text(props.label)}
      value={props.value}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(event.target.value as Option)}
    >
      {options.map(([option, key]) => (
        <MenuItem key={option} value={option}>
          {key === option ? option : text(key as TextKey)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface LineProps {
  readonly label: TextKey;
  readonly help?: TextKey | undefined;
  readonly rows?: number;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

function Line({ label, help, rows, value, readOnly, onChange }: LineProps) {
  const text = useText();
  return (
    <TextField
      label={text(label)}
      helperText={help === undefined ? undefined : text(help)}
      value={value}
      disabled={readOnly}
      multiline={rows !== undefined}
      {...(rows === undefined ? {} : { minRows: rows })}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}
