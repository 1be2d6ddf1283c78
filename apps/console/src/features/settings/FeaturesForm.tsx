import { FormControlLabel, Box, Switch } from '@mui/material';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

type Features = Readonly<Record<string, boolean>>;

/** A switch for each optional feature of the site. */
export function FeaturesForm() {
  const text = useText();
  const textOf = useTextOf();
  return (
    <SettingPanel<Features>
      name="features"
      title={text('setting.features')}
      effect={text('setting.featuresEffect')}
    >
      {({ value, set, readOnly }) => (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {Object.entries(value).map(([name, on]) => (
            <FormControlLabel
              key={name}
              disabled={readOnly}
              label={textOf('feature', name)}
              control={<Switch checked={on} onChange={(_event, next) => set({ [name]: next })} />}
            />
          ))}
        </Box>
      )}
    </SettingPanel>
  );
}
