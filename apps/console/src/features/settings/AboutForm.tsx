import { useText } from '../../i18n/use-text.ts';
import { LocalTextFields, type LocalText } from '../../ui/forms/LocalTextFields.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

interface About {
  readonly body: LocalText;
}

/** The text of the site's page about the merchant. */
export function AboutForm() {
  const text = useText();
  return (
    <SettingPanel<About>
      name="about"
      title={text('setting.about')}
      effect={text('setting.brandEffect')}
    >
      {({ value, set, readOnly }) => (
        <LocalTextFields
          label={text('content.body')}
          rows={5}
          value={value.body}
          disabled={readOnly}
          onChange={(body) => set({ body })}
        />
      )}
    </SettingPanel>
  );
}
