// The channel and the limits of SMS codes.
import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const CHANNELS = ['sms', 'firebase'] as const;

const LIMITS = [
  'expiredMinutes',
  'dailyBudget',
  'perNumberHour',
  'perNumberDay',
  'perAddressHour',
  'perNetworkHour',
  'perPrefixHour',
  'alarmBelowPercent',
] as const;

const PROJECT = ['apiKey', 'authDomain', 'projectId'] as const;

export function CodesForm() {
  const text = useText();
  return (
    <SettingPanel name="codes" title={text('setting.codes')} effect={text('setting.codesEffect')}>
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <ChoiceInput
          source="channel"
          label={text('codes.channel')}
          values={CHANNELS}
          nameOf={(each) => (each === 'sms' ? text('codes.channel.sms') : 'Firebase')}
        />
        <ChannelFields />
      </Stack>
    </SettingPanel>
  );
}

function ChannelFields() {
  const text = useText();
  if (useWatch({ name: 'channel' }) === 'sms') {
    return LIMITS.map((name) => (
      <CountInput key={name} source={name} label={text(`codes.${name}`)} />
    ));
  }
  return PROJECT.map((name) => (
    <WordInput
      key={name}
      source={`firebase.${name}`}
      label={`Firebase ${name}`}
      parse={(typed) => typed.trim()}
      optional
    />
  ));
}
