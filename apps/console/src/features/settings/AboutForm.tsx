import { useText } from '../../i18n/use-text.ts';
import { LocalTextInput } from '../../ui/forms/LocalTextInput.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

/** The text of the site's page about the merchant. */
export function AboutForm() {
  const text = useText();
  return (
    <SettingPanel name="about" title={text('setting.about')} effect={text('setting.brandEffect')}>
      <LocalTextInput source="body" label={text('content.body')} rows={5} />
    </SettingPanel>
  );
}
