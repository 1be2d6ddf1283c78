// The channel and the limits of SMS codes.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

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

type Codes = Readonly<Record<(typeof LIMITS)[number], number>> & {
  readonly channel: 'sms' | 'firebase';
  readonly firebase: Readonly<Record<(typeof PROJECT)[number], string>>;
};

export function CodesForm() {
  const text = useText();
  return (
    <SettingPanel<Codes>
      name="codes"
      title={text('setting.codes')}
      effect={text('setting.codesEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <TextField
            select
            label={text('codes.channel')}
            value={value.channel}
            disabled={readOnly}
            onChange={(event) => set({ channel: event.target.value as Codes['channel'] })}
          >
            <MenuItem value="sms">{text('codes.channel.sms')}</MenuItem>
            <MenuItem value="firebase">Firebase</MenuItem>
          </TextField>
          {value.channel === 'firebase'
            ? PROJECT.map((field) => (
                <TextField
                  key={field}
                  label={`Firebase ${field}`}
                  value={value.firebase[field]}
                  disabled={readOnly}
                  onChange={(event) =>
                    set({ firebase: { ...value.firebase, [field]: event.target.value.trim() } })
                  }
                />
              ))
            : LIMITS.map((field) => (
                <TextField
                  key={field}
                  type="number"
                  label={text(`codes.${field}`)}
                  value={value[field]}
                  disabled={readOnly}
                  onChange={(event) => set({ [field]: Number(event.target.value) })}
                />
              ))}
        </Stack>
      )}
    </SettingPanel>
  );
}
