import { FormControlLabel, Stack, Switch, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface Verification {
  readonly everyLogin: boolean;
  readonly unknownAddress: boolean;
  readonly bankName: boolean;
  readonly trustDays: number;
  readonly payoutHoldHours: number;
}

/** The factors that a login requires beside the password. */
export function VerificationForm() {
  const text = useText();
  return (
    <SettingPanel<Verification>
      name="verification"
      title={text('setting.verification')}
      effect={text('setting.verificationEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <Stack>
            {(['everyLogin', 'unknownAddress', 'bankName'] as const).map((name) => (
              <FormControlLabel
                key={name}
                disabled={readOnly}
                label={text(`verification.${name}`)}
                control={
                  <Switch checked={value[name]} onChange={(_event, on) => set({ [name]: on })} />
                }
              />
            ))}
          </Stack>
          {(['trustDays', 'payoutHoldHours'] as const).map((name) => (
            <TextField
              key={name}
              type="number"
              label={text(`verification.${name}`)}
              value={value[name]}
              disabled={readOnly}
              onChange={(event) => set({ [name]: Number(event.target.value) })}
            />
          ))}
        </Stack>
      )}
    </SettingPanel>
  );
}
