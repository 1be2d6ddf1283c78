import { isRequired, type RegisterField } from '@fairhouse/rules/fields';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { replaceModal } from '../../../modals/modals.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { AgeConfirmations } from './AgeConfirmations.tsx';
import { CaptchaField } from '../fields/CaptchaField.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import type { Invitation } from './invitation.ts';
import { linkClass } from '../fields/link-class.ts';
import { MobileField } from '../fields/MobileField.tsx';
import { agesToConfirm, type RegisterForm as Form } from './register-faults.ts';
import { RegisterFieldInput } from './RegisterFieldInput.tsx';
import { StrengthHint } from '../fields/StrengthHint.tsx';
import { useCode } from '../fields/use-code.ts';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';
import { useInvite } from './use-invite.ts';
import type { Mobile } from '../fields/use-mobile.ts';
import { useRegister, type RegisterFormValues } from './use-register.ts';

interface RegisterFormProps {
  readonly form: Form;
  /** Held by the dialog, so that a change of method loses no typed values. */
  readonly values: RegisterFormValues;
  readonly onValues: (values: RegisterFormValues) => void;
  readonly mobile: Mobile;
  readonly invitation: Invitation;
}

/** The fields that the merchant requires, each with its own error text. */
export function RegisterForm({
  form: rules,
  values: initial,
  onValues,
  mobile,
  invitation,
}: RegisterFormProps) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const ages = agesToConfirm(rules.minimumAge);
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const isConfirmed = ages.every((age) => confirmed.has(age));
  const invite = useInvite();
  const sending = useCode('registerSms');
  const register = useRegister({
    form: rules,
    values: initial,
    mobile,
    invitation,
    code: sending,
    confirmed: isConfirmed,
  });
  const { form, refusal } = register;
  const { errors, isSubmitted, submitCount } = form.formState;
  const element = useFocusFault(submitCount, refusal);
  const values = useWatch({
    control: form.control,
    compute: (typed: RegisterFormValues) => ({ ...typed }),
  });
  const set = (name: RegisterField, value: string) =>
    form.setValue(name, value, { shouldValidate: isSubmitted });
  const sendCode = async () => {
    if (await form.trigger('mobileNum')) await sending.send(mobile.callFields);
  };
  const draw = (name: RegisterField) => {
    const required = isRequired(name, rules.rules, rules.method);
    const error = errors[name]?.message;
    if (name === 'captcha') return null;
    if (name === 'verificationCode') {
      return (
        <div key={name} className="md:col-span-2">
          <CodeField
            code={sending}
            value={values.verificationCode}
            error={error}
            onType={(value) => set(name, value)}
            onAsk={() => void sendCode()}
          />
        </div>
      );
    }
    if (name === 'mobileNum') {
      const label = required ? undefined : t('optional', { name: t('field.mobileNum') });
      return (
        <div key={name} className="md:col-span-2">
          <MobileField mobile={mobile} label={label} required={required} error={error} />
        </div>
      );
    }
    const isInvite = name === 'affiliateCode';
    const input = (
      <RegisterFieldInput
        key={name}
        name={name}
        rule={rules.rules[name]}
        required={required}
        registered={form.register(name, {
          ...(name === 'password' ? { deps: ['confirmPassword'] } : {}),
          ...(isInvite
            ? { onChange: invite.forget, onBlur: () => void invite.check(values.affiliateCode) }
            : {}),
        })}
        error={error ?? (isInvite ? invite.message : undefined)}
        hint={isInvite && invite.is === 'good' ? forms('inviteGood') : undefined}
      />
    );
    // A mobile number needs the full width, so a single field before it gets its own row too.
    if (name === 'username' && register.fields[1] === 'mobileNum') {
      return (
        <div key={name} className="md:col-span-2">
          {input}
        </div>
      );
    }
    if (name !== 'password') return input;
    return (
      <div key={name} className="flex flex-col gap-3">
        {input}
        <StrengthHint
          password={values.password}
          minLength={rules.rules['password']?.minLength ?? 8}
          known={[values.username, values.nickname, values.payeeName]}
        />
      </div>
    );
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={register.submit}
      onChange={() => onValues(form.getValues())}
      className="flex flex-col gap-4"
    >
      {refusal !== null && <FormRefusal message={refusal.message} />}
      <div className="grid items-start gap-4 md:grid-cols-2">{register.fields.map(draw)}</div>
      {register.captcha !== undefined && (
        <CaptchaField
          captcha={register.captcha}
          value={values.captcha}
          onType={(value) => set('captcha', value)}
          error={errors.captcha?.message}
        />
      )}
      <AgeConfirmations
        ages={ages}
        confirmed={confirmed}
        onConfirm={setConfirmed}
        missing={isSubmitted && !isConfirmed}
      />
      <Button type="submit" look="primary" size="lg" busy={register.pending}>
        {t('register')}
      </Button>
      <p role="alert" className="sr-only">
        {register.wrong > 0 ? forms('faults', { count: register.wrong }) : ''}
      </p>
      <p className="text-center text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <button
          type="button"
          className={linkClass}
          onClick={() =>
            replaceModal('login', { typed: { username: values.username, mobile: mobile.number } })
          }
        >
          {t('login')}
        </button>
      </p>
    </form>
  );
}
