// What agents may do at the merchant: bounds of groups and lines, and transfers.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, NumberInput, SimpleFormIterator, TextInput } from 'react-admin';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';
import { useText } from '../../i18n/use-text.ts';
import { AmountInput } from '../../ui/forms/AmountInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';

const GROUPS = ['min', 'max', 'betMax', 'standard'] as const;
const LINES = ['maxDepth', 'maxDirects', 'linksMax'] as const;
const RATES = ['rateMax', 'minRateGap', 'quotaFromPoint'] as const;

export function AgentSettingForm() {
  const text = useText();
  return (
    <SettingPanel
      name="agents"
      title={text('setting.agents')}
      effect={text('setting.agentsEffect')}
    >
      <Stack spacing={3}>
        <Part title={text('agentSetting.groups')}>
          {GROUPS.map((name) => (
            <CountInput
              key={name}
              source={`groups.${name}`}
              label={text(`agentSetting.${name}`)}
              step={2}
              min={1800}
              max={2000}
            />
          ))}
          <NumberInput
            source="groups.earnsOnlyAbove"
            label={text('agentSetting.earnsOnlyAbove')}
            margin="none"
            step={2}
            min={1800}
            max={2000}
          />
          <SwitchInput source="groups.allowEqual" label={text('agentSetting.allowEqual')} />
        </Part>
        <Part title={text('agentSetting.lines')}>
          {LINES.map((name) => (
            <CountInput key={name} source={name} label={text(`agentSetting.${name}`)} min={0} />
          ))}
          {RATES.map((name) => (
            <AmountInput key={name} source={name} label={text(`agentSetting.${name}`)} />
          ))}
          <CountInput
            source="perAddress.count"
            label={text('agentSetting.perAddressCount')}
            min={1}
          />
          <CountInput
            source="perAddress.minutes"
            label={text('agentSetting.perAddressMinutes')}
            min={1}
          />
          <CountInput
            source="volume.days"
            label={text('agentSetting.volumeDays')}
            min={1}
            max={60}
          />
        </Part>
        <VolumeSteps />
        <Transfers />
      </Stack>
    </SettingPanel>
  );
}

/** What a raise to a group or above asks of the team. */
function VolumeSteps() {
  const text = useText();
  return (
    <Box component="section">
      <ArrayInput source="volume.steps" label={text('agentSetting.volumeSteps')}>
        <SimpleFormIterator inline disableReordering>
          <CountInput source="group" label={text('agent.group')} step={2} min={1800} max={2000} />
          <AmountInput source="daily" label={text('agentSetting.volumeDaily')} />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

const AMOUNTS = ['dayLimit', 'monthLimit', 'requirement'] as const;

function Transfers() {
  const text = useText();
  return (
    <Part title={text('agentSetting.transfers')}>
      <AmountInput source="transfers.min" label={text('agentSetting.transferMin')} />
      <AmountInput source="transfers.max" label={text('agentSetting.transferMax')} />
      {AMOUNTS.map((name) => (
        <AmountInput key={name} source={`transfers.${name}`} label={text(`agentSetting.${name}`)} />
      ))}
      <CountInput source="transfers.maxCount" label={text('agentSetting.maxCount')} min={1} />
      <TextInput
        source="transfers.reviewFrom"
        label={text('agentSetting.reviewFrom')}
        margin="none"
        parse={(typed: string) => (typed.trim() === '' ? null : typed.trim())}
      />
      <SwitchInput source="transfers.down" label={text('agentSetting.down')} />
      <SwitchInput source="transfers.secondFactor" label={text('agentSetting.secondFactor')} />
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
