import { Stack } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { LocalTextInput } from '../../ui/forms/LocalTextInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

/** The name and the slogans of the site. */
export function BrandForm() {
  const text = useText();
  return (
    <SettingPanel name="brand" title={text('setting.brand')} effect={text('setting.brandEffect')}>
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <WordInput source="name" label={text('brand.name')} />
        <LocalTextInput source="tagline" label={text('brand.tagline')} />
        <WordInput source="copyright" label={text('brand.copyright')} optional />
        <LocalTextInput source="licence" label={text('brand.licence')} />
        <ChoiceInput
          source="minimumAge"
          label={text('brand.minimumAge')}
          values={[18, 21]}
          nameOf={String}
        />
      </Stack>
    </SettingPanel>
  );
}
