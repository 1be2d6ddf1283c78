// The senders of SMS and mail: configuration, credentials and health.
import { Box, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { QueryError } from '../../ui/QueryError.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';
import { CodeHealth } from './CodeHealth.tsx';
import { MailFields, SmsFields } from './sender-fields.tsx';
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
      <SettingPanel name="senders" title={text('senders.title')} effect={text('senders.effect')}>
        <Box sx={GRID}>
          <SmsFields />
          <MailFields />
        </Box>
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
