// Languages, dialling codes, customer service and password rules: short settings on one page.
import { Stack, Typography } from '@mui/material';
import { LANGUAGES, type Language } from '@fairhouse/values';
import { useWatch } from 'react-hook-form';
import { LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChecksInput } from '../../ui/forms/ChecksInput.tsx';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { LanguageLabels } from './LanguageLabels.tsx';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

export function LanguagesForm() {
  const text = useText();
  return (
    <SettingPanel
      name="languages"
      title={text('setting.languages')}
      effect={text('setting.languagesEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <LanguageChoices />
        <LanguageLabels source="labels" />
      </Stack>
    </SettingPanel>
  );
}

function LanguageChoices() {
  const text = useText();
  const [supported, fallback]: [readonly Language[], Language] = useWatch({
    name: ['supported', 'fallback'],
  });
  const nameOf = (each: Language) => LANGUAGE_NAMES[each];
  return (
    <>
      <ChecksInput source="supported" values={LANGUAGES} nameOf={nameOf} fixed={fallback} />
      <ChoiceInput
        source="fallback"
        label={text('languages.fallback')}
        values={supported}
        nameOf={nameOf}
      />
    </>
  );
}

export function DialCodesForm() {
  const text = useText();
  return (
    <SettingPanel
      name="dialCodes"
      title={text('setting.dialCodes')}
      effect={text('setting.dialCodesEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <ListInput
          source="countries"
          label={text('dialCodes.countries')}
          helperText={text('dialCodes.countriesHelp')}
          parse={(typed) => typed.toUpperCase()}
        />
        <FirstDialCode />
      </Stack>
    </SettingPanel>
  );
}

function FirstDialCode() {
  const text = useText();
  const [countries, current]: [readonly string[], string] = useWatch({
    name: ['countries', 'current'],
  });
  return (
    <ChoiceInput
      source="current"
      label={text('dialCodes.current')}
      values={[...new Set([...countries, current])]}
      nameOf={String}
    />
  );
}

export function CustomerServiceForm() {
  const text = useText();
  return (
    <SettingPanel
      name="customerService"
      title={text('setting.customerService')}
      effect={text('setting.customerServiceEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <ChoiceInput
          source="type"
          label={text('service.type')}
          values={['1', '2', '3']}
          nameOf={(each) => text(`service.type.${each}`)}
        />
        <WordInput
          source="url"
          label={text('service.url')}
          parse={(typed) => typed.trim()}
          optional
        />
        <ServiceHosts />
      </Stack>
    </SettingPanel>
  );
}

function ServiceHosts() {
  const text = useText();
  if (useWatch({ name: 'type' }) !== '3') return null;
  return (
    <ListInput
      source="hosts"
      label={text('service.hosts')}
      helperText={text('service.hostsHelp')}
    />
  );
}

export function PasswordRulesForm() {
  const text = useText();
  return (
    <SettingPanel
      name="passwordRules"
      title={text('setting.passwordRules')}
      effect={text('setting.passwordRulesEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        {(['minLength', 'maxLength', 'expiresDays'] as const).map((name) => (
          <CountInput key={name} source={name} label={text(`passwordRules.${name}`)} />
        ))}
        <SwitchInput source="forceChangeWhenExpired" label={text('passwordRules.force')} />
        <SecretField name="member.defaultPassword" label={text('passwordRules.default')} />
        <Typography variant="body2" color="textSecondary">
          {text('passwordRules.defaultHelp')}
        </Typography>
      </Stack>
    </SettingPanel>
  );
}
