// Foreign hosts: origins of pictures and games, and hosts that may frame pages.
import { Stack } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { ListField } from '../../ui/forms/ListField.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface Delivery {
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
}

export function DeliveryForm() {
  const text = useText();
  return (
    <SettingPanel<Delivery>
      name="delivery"
      title={text('setting.delivery')}
      effect={text('setting.deliveryEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          {(['imageCDNs', 'launchGameCDNs'] as const).map((name) => (
            <ListField
              key={name}
              label={text(`delivery.${name}`)}
              helperText={text(`delivery.${name}Help`)}
              value={value[name]}
              disabled={readOnly}
              onChange={(hosts) => set({ [name]: hosts })}
            />
          ))}
        </Stack>
      )}
    </SettingPanel>
  );
}

interface Embedding {
  readonly hosts: readonly string[];
}

export function EmbeddingForm() {
  const text = useText();
  return (
    <SettingPanel<Embedding>
      name="embedding"
      title={text('setting.embedding')}
      effect={text('setting.embeddingEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <ListField
            label={text('embedding.hosts')}
            helperText={text('embedding.hostsHelp')}
            value={value.hosts}
            disabled={readOnly}
            onChange={(hosts) => set({ hosts })}
          />
        </Stack>
      )}
    </SettingPanel>
  );
}
