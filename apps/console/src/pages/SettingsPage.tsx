// The appearance and the features of the merchant's site.
import { Stack, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { TextKey } from '../i18n/text-types.ts';
import { useText } from '../i18n/use-text.ts';
import { AgentSettingForm } from '../features/agents/AgentSettingForm.tsx';
import { AboutForm } from '../features/settings/AboutForm.tsx';
import { BrandForm } from '../features/settings/BrandForm.tsx';
import { CodesForm } from '../features/settings/CodesForm.tsx';
import { FeaturesForm } from '../features/settings/FeaturesForm.tsx';
import { DeliveryForm, EmbeddingForm } from '../features/settings/host-forms.tsx';
import { HumanCheckForm } from '../features/settings/HumanCheckForm.tsx';
import {
  CustomerServiceForm,
  DialCodesForm,
  LanguagesForm,
  PasswordRulesForm,
} from '../features/settings/LanguageForms.tsx';
import { ProtectionForm } from '../features/protection/ProtectionForm.tsx';
import { RegisterForm } from '../features/settings/RegisterForm.tsx';
import { ResourceTable } from '../features/settings/ResourceTable.tsx';
import { SocialForm } from '../features/settings/SocialForm.tsx';
import { KycForm } from '../features/settings/KycForm.tsx';
import { ThemeForm } from '../features/settings/ThemeForm.tsx';
import { VerificationForm } from '../features/settings/VerificationForm.tsx';

interface SettingsTab {
  readonly key: string;
  readonly label: TextKey;
  readonly page: ReactNode;
}

const TABS: readonly SettingsTab[] = [
  { key: 'features', label: 'setting.features', page: <FeaturesForm /> },
  {
    key: 'brand',
    label: 'setting.brand',
    page: (
      <Stack spacing={2}>
        <BrandForm />
        <AboutForm />
      </Stack>
    ),
  },
  { key: 'theme', label: 'setting.theme', page: <ThemeForm /> },
  { key: 'register', label: 'setting.register', page: <RegisterForm /> },
  {
    key: 'entry',
    label: 'setting.entry',
    page: (
      <Stack spacing={2}>
        <HumanCheckForm />
        <CodesForm />
        <KycForm />
        <VerificationForm />
        <SocialForm />
      </Stack>
    ),
  },
  {
    key: 'languages',
    label: 'setting.languages',
    page: (
      <Stack spacing={2}>
        <LanguagesForm />
        <DialCodesForm />
      </Stack>
    ),
  },
  { key: 'agents', label: 'setting.agents', page: <AgentSettingForm /> },
  { key: 'protection', label: 'setting.protection', page: <ProtectionForm /> },
  {
    key: 'resources',
    label: 'setting.resources',
    page: (
      <Stack spacing={2}>
        <ResourceTable />
        <DeliveryForm />
        <EmbeddingForm />
      </Stack>
    ),
  },
  {
    key: 'service',
    label: 'setting.customerService',
    page: (
      <Stack spacing={2}>
        <CustomerServiceForm />
        <PasswordRulesForm />
      </Stack>
    ),
  },
];

export function SettingsPage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const shown = TABS.find(({ key }) => key === search.get('tab')) ?? TABS[0];
  return (
    <Stack spacing={2}>
      <Title title={text('menu.settings')} />
      <Tabs
        value={shown?.key ?? false}
        variant="scrollable"
        scrollButtons="auto"
        onChange={(_event, tab: string) => setSearch({ tab })}
      >
        {TABS.map(({ key, label }) => (
          <Tab key={key} value={key} label={text(label)} />
        ))}
      </Tabs>
      {shown?.page}
    </Stack>
  );
}
