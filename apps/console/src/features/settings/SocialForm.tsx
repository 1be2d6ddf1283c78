// The identity providers for social login: each provider's client, its secret, and the redirect
// addresses to register there.
import { Accordion, AccordionDetails, AccordionSummary, Box, Stack } from '@mui/material';
import { FormHelperText, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { SecretName } from '@fairhouse/calls/operator';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface SocialClient {
  readonly enabled: boolean;
  readonly clientId: string;
}

const PROVIDERS = ['google', 'facebook', 'line', 'telegram'] as const;
type Provider = (typeof PROVIDERS)[number];

const NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
  telegram: 'Telegram',
};

const SECRETS: Readonly<Record<Provider, SecretName>> = {
  google: 'google.secret',
  facebook: 'facebook.secret',
  line: 'line.secret',
  telegram: 'telegram.token',
};

export function SocialForm() {
  const text = useText();
  return (
    <>
      <SettingPanel
        name="social"
        title={text('setting.social')}
        effect={text('setting.socialEffect')}
      >
        <Stack spacing={1} sx={{ maxWidth: 720 }}>
          {PROVIDERS.map((provider) => (
            <ClientFields key={provider} provider={provider} />
          ))}
        </Stack>
      </SettingPanel>
      <Panel title={text('social.provided')}>
        <Stack spacing={2} sx={{ maxWidth: 720 }}>
          {PROVIDERS.map((provider) => (
            <SecretField key={provider} name={SECRETS[provider]} label={NAMES[provider]} />
          ))}
          <Redirects />
        </Stack>
      </Panel>
    </>
  );
}

function ClientFields({ provider }: { readonly provider: Provider }) {
  const text = useText();
  const client: SocialClient = useWatch({ name: provider });
  const name = NAMES[provider];
  const isBot = provider === 'telegram';
  const noteId = useId();
  const isUnnamed = client.clientId === '' && !client.enabled;
  const field = (key: 'clientId' | 'issuer' | 'botName', label: string, help?: string) => (
    <WordInput
      source={`${provider}.${key}`}
      label={label}
      parse={(typed) => typed.trim()}
      optional
      {...(help === undefined ? {} : { helperText: help })}
    />
  );
  return (
    <Box
      sx={{
        pb: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-of-type': { pb: 0, borderBottom: 0 },
      }}
    >
      <SwitchInput
        source={`${provider}.enabled`}
        label={name}
        disabled={isUnnamed}
        {...(isUnnamed
          ? { options: { slotProps: { input: { 'aria-describedby': noteId } } } }
          : {})}
      />
      {isUnnamed ? (
        <FormHelperText id={noteId} sx={{ mt: 0 }}>
          {text('social.switchWaits', {
            field: text(isBot ? 'social.botId' : 'social.clientId'),
          })}
        </FormHelperText>
      ) : null}
      <Stack spacing={2} sx={{ mt: 1 }}>
        {isBot
          ? field('clientId', `${name} · ${text('social.botId')}`, text('social.botIdHelp'))
          : field('clientId', `${name} · ${text('social.clientId')}`)}
        {isBot ? field('botName', text('social.botName')) : null}
        <Accordion disableGutters variant="outlined">
          <AccordionSummary>
            <Typography variant="body2">{`${name} · ${text('social.advanced')}`}</Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Stack>{field('issuer', text('social.issuer'), text('social.issuerHelp'))}</Stack>
          </AccordionDetails>
        </Accordion>
      </Stack>
    </Box>
  );
}

/** One address per host of the merchant; a click selects it whole. */
function Redirects() {
  const text = useText();
  const { data, error, refetch } = useAsk('socialAddresses', {});
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="textSecondary">
        {text('social.redirects')}
      </Typography>
      {(data?.redirects ?? []).map((address) => (
        <TextField
          key={address}
          size="small"
          value={address}
          onFocus={(event) => event.target.select()}
          slotProps={{
            htmlInput: { readOnly: true, 'aria-label': text('social.redirect') },
          }}
        />
      ))}
    </Stack>
  );
}
