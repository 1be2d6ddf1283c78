// The human check before a login, an SMS code or a registration.
import { FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const PROVIDERS = ['off', 'altcha', 'geetest'] as const;
const SCENES = ['login', 'sms', 'register'] as const;

interface HumanCheck {
  readonly provider: (typeof PROVIDERS)[number];
  readonly scenes: Readonly<Record<(typeof SCENES)[number], boolean>>;
  readonly geetest: {
    readonly captchaId: string;
    readonly server: string;
    readonly script: string;
  };
}

const VENDOR_FIELDS = ['captchaId', 'server', 'script'] as const;

export function HumanCheckForm() {
  const text = useText();
  return (
    <SettingPanel<HumanCheck>
      name="humanCheck"
      title={text('setting.humanCheck')}
      effect={text('setting.humanCheckEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <TextField
            select
            label={text('human.provider')}
            helperText={text(`human.about.${value.provider}`)}
            value={value.provider}
            disabled={readOnly}
            onChange={(event) => set({ provider: event.target.value as HumanCheck['provider'] })}
          >
            {PROVIDERS.map((each) => (
              <MenuItem key={each} value={each}>
                {text(`human.provider.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <Stack>
            {SCENES.map((scene) => (
              <FormControlLabel
                key={scene}
                disabled={readOnly || value.provider === 'off'}
                label={text(`human.scene.${scene}`)}
                control={
                  <Switch
                    checked={value.scenes[scene]}
                    onChange={(_event, on) => set({ scenes: { ...value.scenes, [scene]: on } })}
                  />
                }
              />
            ))}
          </Stack>
          {value.provider === 'geetest'
            ? VENDOR_FIELDS.map((field) => (
                <TextField
                  key={field}
                  label={text(`human.geetest.${field}`)}
                  value={value.geetest[field]}
                  disabled={readOnly}
                  onChange={(event) =>
                    set({ geetest: { ...value.geetest, [field]: event.target.value.trim() } })
                  }
                />
              ))
            : null}
          {value.provider === 'geetest' ? (
            <SecretField name="geetest.key" label={text('human.geetest.key')} />
          ) : null}
        </Stack>
      )}
    </SettingPanel>
  );
}
