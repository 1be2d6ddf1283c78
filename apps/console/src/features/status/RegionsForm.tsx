import { Stack, Typography } from '@mui/material';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ListInput } from '../../ui/forms/ListInput.tsx';
import { PreviewBox } from '../../ui/forms/PreviewBox.tsx';
import type { LocalText } from '../../ui/forms/LocalTextFields.tsx';
import { LocalTextInput } from '../../ui/forms/LocalTextInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface Regions {
  readonly text: LocalText;
}

const LISTS = ['restricted', 'allowedAddresses', 'restrictedAddresses'] as const;

/** The regions and addresses that are not served, and the text shown there. */
export function RegionsForm() {
  const text = useText();
  return (
    <SettingPanel<Regions>
      name="regions"
      title={text('setting.regions')}
      effect={text('setting.regionsEffect')}
      renderPreview={(value) => <RestrictedPreview text={value.text} />}
    >
      <Stack spacing={2} sx={{ maxWidth: 720 }}>
        {LISTS.map((name) => (
          <ListInput
            key={name}
            source={name}
            label={text(`regions.${name}`)}
            helperText={text(`regions.${name}Help`)}
          />
        ))}
        <LocalTextInput source="text" label={text('content.body')} rows={3} />
      </Stack>
    </SettingPanel>
  );
}

function RestrictedPreview({ text: body }: { readonly text: LocalText }) {
  const text = useText();
  const language = useLanguage();
  return (
    <PreviewBox label={text('status.preview')}>
      <Typography variant="h5" component="p" sx={{ mt: 1 }}>
        403
      </Typography>
      <Typography sx={{ mt: 1 }}>{body[language] ?? body.EN}</Typography>
    </PreviewBox>
  );
}
