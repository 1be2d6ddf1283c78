// The senders of SMS and mail: configuration, credentials and health.
import { Box, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';
import { CodeHealth } from './CodeHealth.tsx';
import { MailFields, SmsFields, type Senders } from './sender-fields.tsx';
import { SenderHealth } from './SenderHealth.tsx';

export function SendersPage() {
  const text = useText();
  const { data, error, refetch } = useAsk('senderHealth', {}, { refreshMs: 3_000 });
  return (
    <Stack spacing={2}>
      <Title title={text('menu.senders')} />
      {error ? <QueryError message={error.message} onRetry={() => void refetch()} /> : null}
      <Box sx={GRID}>
        {data?.list.map((health) => (
          <SenderHealth key={health.channel} health={health} />
        ))}
        <CodeHealth />
      </Box>
      <SettingPanel<Senders>
        name="senders"
        title={text('senders.title')}
        effect={text('senders.effect')}
      >
        {({ value, set, readOnly }) => (
          <Box sx={GRID}>
            <Stack spacing={2}>
              <SmsFields
                value={value.sms}
                readOnly={readOnly}
                onChange={(part) => set({ sms: { ...value.sms, ...part } })}
              />
              {value.sms.kind === 'http' ? (
                <SecretField name="sms.token" label={text('senders.smsToken')} />
              ) : null}
            </Stack>
            <Stack spacing={2}>
              <MailFields
                value={value.mail}
                readOnly={readOnly}
                onChange={(part) => set({ mail: { ...value.mail, ...part } })}
              />
              {value.mail.kind === 'smtp' ? (
                <SecretField name="smtp.password" label={text('senders.smtpPassword')} />
              ) : null}
            </Stack>
          </Box>
        )}
      </SettingPanel>
    </Stack>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  alignItems: 'start',
  '& > *': { minWidth: 0 },
} as const;
