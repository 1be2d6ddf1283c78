import { Stack, Typography } from '@mui/material';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { ListField } from '../../ui/forms/ListField.tsx';
import { PreviewBox } from '../../ui/forms/PreviewBox.tsx';
import { LocalTextFields, type LocalText } from '../../ui/forms/LocalTextFields.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface Regions {
  readonly restricted: readonly string[];
  readonly allowedAddresses: readonly string[];
  readonly restrictedAddresses: readonly string[];
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
      {({ value, set, readOnly }) => (
        <Stack spacing={2} sx={{ maxWidth: 720 }}>
          {LISTS.map((name) => (
            <ListField
              key={name}
              label={text(`regions.${name}`)}
              helperText={text(`regions.${name}Help`)}
              value={value[name]}
              disabled={readOnly}
              onChange={(words) => set({ [name]: words })}
            />
          ))}
          <LocalTextFields
            label={text('content.body')}
            rows={3}
            value={value.text}
            disabled={readOnly}
            onChange={(body) => set({ text: body })}
          />
        </Stack>
      )}
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
