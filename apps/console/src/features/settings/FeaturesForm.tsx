import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

/** A switch for each optional feature of the site. */
export function FeaturesForm() {
  const text = useText();
  return (
    <SettingPanel
      name="features"
      title={text('setting.features')}
      effect={text('setting.featuresEffect')}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        <Switches />
      </Box>
    </SettingPanel>
  );
}

function Switches() {
  const textOf = useTextOf();
  return Object.keys(useWatch()).map((name) => (
    <SwitchInput key={name} source={name} label={textOf('feature', name)} />
  ));
}
