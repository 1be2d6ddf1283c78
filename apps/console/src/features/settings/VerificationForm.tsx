import { Stack } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

/** The factors that a login requires beside the password. */
export function VerificationForm() {
  const text = useText();
  return (
    <SettingPanel
      name="verification"
      title={text('setting.verification')}
      effect={text('setting.verificationEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <Stack>
          {(['everyLogin', 'unknownAddress', 'bankName'] as const).map((name) => (
            <SwitchInput key={name} source={name} label={text(`verification.${name}`)} />
          ))}
        </Stack>
        {(['trustDays', 'payoutHoldHours'] as const).map((name) => (
          <CountInput key={name} source={name} label={text(`verification.${name}`)} />
        ))}
      </Stack>
    </SettingPanel>
  );
}
