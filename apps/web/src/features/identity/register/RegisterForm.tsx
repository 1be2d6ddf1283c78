import { isRequired, type RegisterField, type RegisterValues } from '@fairhouse/rules/fields';
import { useState, type FormEvent } from 'react';
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
import { useFocusFault } from '../fields/use-focus-fault.ts';
import { useInvite } from './use-invite.ts';
import type { Mobile } from '../fields/use-mobile.ts';
import { useRegister } from './use-register.ts';

interface RegisterFormProps {
  readonly form: Form;
  /** Held by the dialog, so that a change of method loses no typed values. */
  readonly values: RegisterValues;
  readonly onValues: (values: RegisterValues) => void;
  readonly mobile: Mobile;
  readonly invitation: Invitation;
}

/** The fields that the merchant requires, each with its own error text. */
export function RegisterForm({ form, values, onValues, mobile, invitation }: RegisterFormProps) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const ages = agesToConfirm(form.minimumAge);
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const invite = useInvite();
  const sending = useCode('registerSms');
  const register = useRegister({ form, values, onValues, mobile, invitation, code: sending });
  const element = useFocusFault(register.tries);
  const isConfirmed = ages.every((age) => confirmed.has(age));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void register.send(isConfirmed);
  };
  const draw = (name: RegisterField) => {
    const required = isRequired(name, form.rules, form.method);
    const error = register.errorOf(name);
    if (name === 'captcha') return null;
    if (name === 'verificationCode') {
      return (
        <div key={name} className="md:col-span-2">
          <CodeField
            code={sending}
            value={values.verificationCode ?? ''}
            error={error}
            onType={(value) => register.type(name, value)}
            onAsk={() => {
              if (register.judge('mobileNum')) void sending.send(mobile.callFields);
            }}
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
        rule={form.rules[name]}
        required={required}
        value={values[name] ?? ''}
        error={error ?? (isInvite ? invite.message : undefined)}
        hint={isInvite && invite.is === 'good' ? forms('inviteGood') : undefined}
        onType={(value) => {
          if (isInvite) invite.forget();
          register.type(name, value);
        }}
        onLeave={isInvite ? () => void invite.check(values.affiliateCode ?? '') : undefined}
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
          password={values.password ?? ''}
          minLength={form.rules['password']?.minLength ?? 8}
          known={[values.username ?? '', values.nickname ?? '', values.payeeName ?? '']}
        />
      </div>
    );
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {register.refusal !== undefined && <FormRefusal message={register.refusal.message} />}
      <div className="grid items-start gap-4 md:grid-cols-2">{register.fields.map(draw)}</div>
      {register.captcha !== undefined && (
        <CaptchaField
          captcha={register.captcha}
          value={values.captcha ?? ''}
          onType={(value) => register.type('captcha', value)}
          error={register.errorOf('captcha')}
        />
      )}
      <AgeConfirmations
        ages={ages}
        confirmed={confirmed}
        onConfirm={setConfirmed}
        missing={register.tries > 0 && !isConfirmed}
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
