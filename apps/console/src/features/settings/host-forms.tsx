// Foreign hosts: origins of pictures and games, and hosts that may frame pages.
import { Stack } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

export function DeliveryForm() {
  const text = useText();
  return (
    <SettingPanel
      name="delivery"
      title={text('setting.delivery')}
      effect={text('setting.deliveryEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        {(['imageCDNs', 'launchGameCDNs'] as const).map((name) => (
          <ListInput
            key={name}
            source={name}
            label={text(`delivery.${name}`)}
            helperText={text(`delivery.${name}Help`)}
          />
        ))}
      </Stack>
    </SettingPanel>
  );
}

export function EmbeddingForm() {
  const text = useText();
  return (
    <SettingPanel
      name="embedding"
      title={text('setting.embedding')}
      effect={text('setting.embeddingEffect')}
    >
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <ListInput
          source="hosts"
          label={text('embedding.hosts')}
          helperText={text('embedding.hostsHelp')}
        />
      </Stack>
    </SettingPanel>
  );
}
