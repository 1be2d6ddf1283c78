// The rules of the registration form, field by field, beside a preview of the form.
import { REGISTER_FIELDS, type FieldRules } from '@fairhouse/rules/fields';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { RegisterPreview } from './RegisterPreview.tsx';
import { RegisterRuleTable } from './RegisterRuleTable.tsx';
import { SettingPanel } from '../../setting-panel/SettingPanel.tsx';

export function RegisterForm() {
  const text = useText();
  return (
    <SettingPanel<FieldRules>
      name="registerRules"
      title={text('setting.register')}
      effect={text('setting.registerEffect')}
      renderPreview={(rules) => <RegisterPreview rules={inOrder(rules)} />}
    >
      <Rules />
    </SettingPanel>
  );
}

function Rules() {
  return <RegisterRuleTable rules={inOrder(useWatch() as FieldRules)} />;
}

/** The database stores the fields unordered; they are shown in the order of the form. */
function inOrder(rules: FieldRules): FieldRules {
  const fields = REGISTER_FIELDS.flatMap((name) => {
    const rule = rules[name];
    return rule === undefined ? [] : [[name, rule] as const];
  });
  return Object.fromEntries(fields);
}
