import { toPatternId, type FieldRule, type RegisterField } from '@fairhouse/rules/fields';
import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { DateInput } from '../../../ui/forms/DateInput.tsx';
import { Input, PasswordInput } from '../../../ui/forms/Input.tsx';

/** Plain text fields; a number, its code and a captcha have their own inputs. */
type TextField = Exclude<RegisterField, 'mobileNum' | 'verificationCode' | 'captcha'>;

interface RegisterFieldInputProps {
  readonly name: TextField;
  readonly rule: FieldRule | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
  /** Replaces the field's default hint. */
  readonly hint?: string | undefined;
  /** What the form library hands to the field's control. */
  readonly registered: UseFormRegisterReturn;
}

type Typing = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'type' | 'inputMode' | 'maxLength' | 'placeholder'
>;

/** The autocomplete hint of each field, and its keyboard on a phone. */
const TYPING: Partial<Record<TextField, Typing>> = {
  username: { autoComplete: 'username' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel' },
  zalo: { inputMode: 'tel' },
};

const SECRETS: Partial<Record<TextField, Typing>> = {
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric', maxLength: 6 },
};

/** One field of the register form. */
export function RegisterFieldInput(props: RegisterFieldInputProps) {
  const { name, rule, required, error, registered } = props;
  const t = useTexts('identity');
  const hint = useHint(name, rule);
  const secret = SECRETS[name];
  const label = t(`field.${name}`);
  return (
    <Field
      label={required ? label : t('optional', { name: label })}
      required={required}
      error={error}
      hint={props.hint ?? hint}
    >
      {(control) => {
        const wiring = { ...control, ...registered };
        if (secret !== undefined) return <PasswordInput {...wiring} {...secret} />;
        const { type, ...typing } = typingOf(name, rule);
        if (type === 'date') return <DateInput {...wiring} {...typing} />;
        return (
          <Input
            {...wiring}
            {...typing}
            type={type ?? 'text'}
            autoCapitalize="off"
            spellCheck={false}
          />
        );
      }}
    </Field>
  );
}

/** The browser's date field yields a birthday with the year first. */
function typingOf(name: TextField, rule: FieldRule | undefined): Typing {
  if (name !== 'birthday') return TYPING[name] ?? {};
  if (rule !== undefined && toPatternId(rule.patternId) === 'date-month-first') {
    return { inputMode: 'numeric', placeholder: 'MM-DD-YYYY', maxLength: 10 };
  }
  return { autoComplete: 'bday', type: 'date' };
}

/** The hint that describes the rule, for fields where it is not obvious. */
function useHint(name: TextField, rule: FieldRule | undefined): string | undefined {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  if (rule === undefined) return undefined;
  const { minLength: min, maxLength: max } = rule;
  if (name === 'username') return t('usernameHint', { min, max });
  if (name === 'password') return t('passwordHint', { min });
  if (name === 'paymentPassword') return forms('paymentHint');
  const isMonthFirst = name === 'birthday' && toPatternId(rule.patternId) === 'date-month-first';
  return isMonthFirst ? forms('monthFirst') : undefined;
}
