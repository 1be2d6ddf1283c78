import { useTexts } from '../../i18n/use-texts.ts';
import { Field } from '../../ui/Field.tsx';
import { Input, PasswordInput } from '../../ui/Input.tsx';
import type { FieldRule, RegisterField } from './field-rules.ts';

interface RegisterFieldInputProps {
  readonly name: RegisterField;
  readonly rule: FieldRule | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
}

/** What the browser may fill in by itself, and what keyboard a phone shows. */
const TYPING: Partial<
  Record<RegisterField, { autoComplete?: string; type?: string; inputMode?: 'numeric' }>
> = {
  username: { autoComplete: 'username' },
  email: { autoComplete: 'email', type: 'email' },
  mobileNum: { autoComplete: 'tel-national', type: 'tel' },
  birthday: { autoComplete: 'bday', type: 'date' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  qqNum: { inputMode: 'numeric' },
};

const SECRETS: Partial<Record<RegisterField, string>> = {
  password: 'new-password',
  confirmPassword: 'new-password',
  paymentPassword: 'off',
};

/** One field of the register form. */
export function RegisterFieldInput({ name, rule, value, error, onType }: RegisterFieldInputProps) {
  const t = useTexts('identity');
  const secret = SECRETS[name];
  const required = rule?.required ?? true;
  const label = required ? t(`field.${name}`) : t('optional', { name: t(`field.${name}`) });
  return (
    <Field label={label} required={required} error={error} hint={hintOf(name, rule, t)}>
      {(control) =>
        secret === undefined ? (
          <Input
            {...control}
            {...TYPING[name]}
            name={name}
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
        ) : (
          <PasswordInput
            {...control}
            name={name}
            autoComplete={secret}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}

type IdentitySay = ReturnType<typeof useTexts<'identity'>>;

/** Names what the rule wants, for the fields where people would otherwise guess. */
function hintOf(name: RegisterField, rule: FieldRule | undefined, t: IdentitySay) {
  if (rule === undefined) return undefined;
  const { minLength: min, maxLength: max } = rule;
  if (name === 'username') return t('usernameHint', { min, max });
  return name === 'password' ? t('passwordHint', { min }) : undefined;
}
