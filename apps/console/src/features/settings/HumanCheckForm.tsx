// The human check before a login, an SMS code or a registration.
import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

const PROVIDERS = ['off', 'altcha', 'geetest'] as const;
const SCENES = ['login', 'sms', 'register'] as const;
const VENDOR_FIELDS = ['captchaId', 'server', 'script'] as const;

export function HumanCheckForm() {
  const text = useText();
  return (
    <SettingPanel
      name="humanCheck"
      title={text('setting.humanCheck')}
      effect={text('setting.humanCheckEffect')}
    >
      <Fields />
    </SettingPanel>
  );
}

function Fields() {
  const text = useText();
  const provider: (typeof PROVIDERS)[number] = useWatch({ name: 'provider' });
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <ChoiceInput
        source="provider"
        label={text('human.provider')}
        helperText={text(`human.about.${provider}`)}
        values={PROVIDERS}
        nameOf={(each) => text(`human.provider.${each}`)}
      />
      <Stack>
        {SCENES.map((scene) => (
          <SwitchInput
            key={scene}
            source={`scenes.${scene}`}
            label={text(`human.scene.${scene}`)}
            disabled={provider === 'off'}
          />
        ))}
      </Stack>
      {provider === 'geetest' ? (
        <>
          {VENDOR_FIELDS.map((name) => (
            <WordInput
              key={name}
              source={`geetest.${name}`}
              label={text(`human.geetest.${name}`)}
              parse={(typed) => typed.trim()}
              optional
            />
          ))}
          <SecretField name="geetest.key" label={text('human.geetest.key')} />
        </>
      ) : null}
    </Stack>
  );
}
