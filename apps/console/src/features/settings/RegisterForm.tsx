// What the registration form asks, field by field, beside the form as a visitor will see it.
import { REGISTER_FIELDS, type FieldRules } from '@fairhouse/rules/fields';
import { useText } from '../../i18n/use-text.ts';
import { RegisterPreview } from './RegisterPreview.tsx';
import { RegisterRuleTable } from './RegisterRuleTable.tsx';
import { SettingPanel } from './SettingPanel.tsx';

export function RegisterForm() {
  const text = useText();
  return (
    <SettingPanel<FieldRules>
      name="registerRules"
      title={text('setting.register')}
      effect={text('setting.registerEffect')}
      renderPreview={(rules) => <RegisterPreview rules={inOrder(rules)} />}
    >
      {({ value, set, readOnly }) => (
        <RegisterRuleTable rules={inOrder(value)} onChange={set} readOnly={readOnly} />
      )}
    </SettingPanel>
  );
}

/** The database keeps fields in no order; people read them in that of the form. */
function inOrder(rules: FieldRules): FieldRules {
  const fields = REGISTER_FIELDS.flatMap((name) => {
    const rule = rules[name];
    return rule === undefined ? [] : [[name, rule] as const];
  });
  return Object.fromEntries(fields);
}
