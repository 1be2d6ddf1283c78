import { MenuItem, Stack, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { LocalTextFields, type LocalText } from '../../ui/forms/LocalTextFields.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface Brand {
  readonly name: string;
  readonly tagline: LocalText;
  readonly copyright: string;
  readonly licence: LocalText;
  readonly minimumAge: 18 | 21;
}

/** The name and the slogans of the site. */
export function BrandForm() {
  const text = useText();
  return (
    <SettingPanel<Brand>
      name="brand"
      title={text('setting.brand')}
      effect={text('setting.brandEffect')}
    >
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 640 }}>
          <TextField
            label={text('brand.name')}
            value={value.name}
            disabled={readOnly}
            onChange={(event) => set({ name: event.target.value })}
          />
          <LocalTextFields
            label={text('brand.tagline')}
            value={value.tagline}
            disabled={readOnly}
            onChange={(tagline) => set({ tagline })}
          />
          <TextField
            label={text('brand.copyright')}
            value={value.copyright}
            disabled={readOnly}
            onChange={(event) => set({ copyright: event.target.value })}
          />
          <LocalTextFields
            label={text('brand.licence')}
            value={value.licence}
            disabled={readOnly}
            onChange={(licence) => set({ licence })}
          />
          <TextField
            select
            label={text('brand.minimumAge')}
            value={value.minimumAge}
            disabled={readOnly}
            onChange={(event) => set({ minimumAge: Number(event.target.value) as 18 | 21 })}
          >
            <MenuItem value={18}>18</MenuItem>
            <MenuItem value={21}>21</MenuItem>
          </TextField>
        </Stack>
      )}
    </SettingPanel>
  );
}
