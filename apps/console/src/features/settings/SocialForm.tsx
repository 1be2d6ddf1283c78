// The identity providers for social login: each provider's client, its secret, and the redirect
// addresses to register there.
import { Accordion, AccordionDetails, AccordionSummary, Box, Stack } from '@mui/material';
import { FormControlLabel, FormHelperText, Switch, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import type { SecretName } from '@fairhouse/calls/operator';
import { useAsk } from '../../calls/use-ask.ts';
import { useText } from '../../i18n/use-text.ts';
import { Panel } from '../../ui/Panel.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { SecretField } from '../../setting-panel/SecretField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface SocialClient {
  readonly enabled: boolean;
  readonly clientId: string;
  readonly issuer: string;
  readonly botName: string;
}

const PROVIDERS = ['google', 'facebook', 'line', 'telegram'] as const;
type Provider = (typeof PROVIDERS)[number];
type Social = Readonly<Record<Provider, SocialClient>>;

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
      <SettingPanel<Social>
        name="social"
        title={text('setting.social')}
        effect={text('setting.socialEffect')}
      >
        {({ value, set, readOnly }) => (
          <Stack spacing={1} sx={{ maxWidth: 720 }}>
            {PROVIDERS.map((provider) => (
              <ClientFields
                key={provider}
                provider={provider}
                client={value[provider]}
                readOnly={readOnly}
                onChange={(part) => set({ [provider]: { ...value[provider], ...part } })}
              />
            ))}
          </Stack>
        )}
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

interface ClientFieldsProps {
  readonly provider: Provider;
  readonly client: SocialClient;
  readonly readOnly: boolean;
  readonly onChange: (part: Partial<SocialClient>) => void;
}

function ClientFields({ provider, client, readOnly, onChange }: ClientFieldsProps) {
  const text = useText();
  const name = NAMES[provider];
  const isBot = provider === 'telegram';
  const noteId = useId();
  const isUnnamed = client.clientId === '' && !client.enabled;
  const field = (key: 'clientId' | 'issuer' | 'botName', label: string, help?: string) => (
    <TextField
      label={label}
      value={client[key]}
      disabled={readOnly}
      helperText={help}
      onChange={(event) => onChange({ [key]: event.target.value.trim() })}
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
      <FormControlLabel
        disabled={readOnly || isUnnamed}
        label={name}
        control={
          <Switch
            checked={client.enabled}
            slotProps={isUnnamed ? { input: { 'aria-describedby': noteId } } : {}}
            onChange={(_event, enabled) => onChange({ enabled })}
          />
        }
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
