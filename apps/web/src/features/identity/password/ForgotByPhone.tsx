import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { faultResolver } from '../../../ui/forms/fault-resolver.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import type { LoginFactor } from '../login/login-factors.ts';
import { MobileField } from '../fields/MobileField.tsx';
import { resetFaults, type ResetFault, type ResetFields } from './reset-faults.ts';
import { SecondFactor } from '../login/SecondFactor.tsx';
import { StrengthHint } from '../fields/StrengthHint.tsx';
import { useCode } from '../fields/use-code.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';
import { isMobileNumber } from '../fields/mobile-number.ts';
import { useMobile } from '../fields/use-mobile.ts';
import { useReset } from './use-reset.ts';

interface ForgotByPhoneProps {
  readonly number?: string | undefined;
  readonly onNumber: (number: string) => void;
}

interface ForgotFields {
  number: string;
  code: string;
  newPassword: string;
  confirmNewPassword: string;
  /** Undefined until one is chosen. */
  kind: LoginFactor | undefined;
  factorCode: string;
}

const EMPTY = {
  code: '',
  newPassword: '',
  confirmNewPassword: '',
  kind: undefined,
  factorCode: '',
};
const PASSWORDS = ['newPassword', 'confirmNewPassword'] as const;

/** Resets the password with a code sent by SMS, then logs in. */
export function ForgotByPhone({ number, onNumber }: ForgotByPhoneProps) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const settings = useCall('registerSettings', {}, { staleTime: 10 * 60_000 });
  const rule = settings.data?.fields['password'];
  const textOf = useFieldTexts(settings.data?.minimumAge ?? 18);
  const mobile = useMobile({ number });
  const sending = useCode('forgotSms');
  const reset = useReset({ mobile, sending });
  const [asking, setAsking] = useState(false);
  const form = useForm<ForgotFields>({
    defaultValues: { ...EMPTY, number: mobile.number },
    resolver: faultResolver(
      (values) => resetFaults(values, { rule, verified: reset.verified !== undefined }),
      (fault: ResetFault) => say(fault),
    ),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const element = useFocusFault(submitCount, reset.refusal);
  const [code, newPassword, chosen, factorCode] = useWatch({
    control: form.control,
    name: ['code', 'newPassword', 'kind', 'factorCode'],
  });
  const factors = reset.verified?.factors ?? [];
  const kind = chosen ?? factors[0]?.kind ?? 'authenticator';
  const errorOf = (name: keyof ResetFields, field: string) =>
    errors[name]?.message ?? reset.refusal?.fields[field];
  const say = (fault: ResetFault) =>
    fault.kind === 'mobileInvalid' || fault.kind === 'codeRequired'
      ? forms(fault.kind)
      : textOf(fault);
  const numberFault = asking && !isMobileNumber(mobile.number) ? forms('mobileInvalid') : undefined;
  const submit = form.handleSubmit((values) => reset.send({ ...values, kind }), reset.clear);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-ink-2">{forms('forgotPhoneAbout')}</p>
      {reset.refusal !== null && <FormRefusal message={reset.refusal.message} />}
      {reset.verified === undefined && (
        <>
          <MobileField
            mobile={{
              ...mobile,
              type: (typed) => {
                mobile.type(typed);
                form.setValue('number', typed);
                onNumber(typed);
              },
            }}
            error={errorOf('number', 'mobileNum') ?? numberFault}
          />
          <CodeField
            code={sending}
            value={code}
            error={errorOf('code', 'verificationCode')}
            onType={(typed) => form.setValue('code', typed)}
            onAsk={() => {
              setAsking(true);
              if (isMobileNumber(mobile.number)) void sending.send(mobile.callFields);
            }}
          />
        </>
      )}
      {PASSWORDS.map((name) => (
        <Field key={name} label={t(`field.${name}`)} required error={errorOf(name, name)}>
          {(control) => (
            <PasswordInput {...control} {...form.register(name)} autoComplete="new-password" />
          )}
        </Field>
      ))}
      <StrengthHint password={newPassword} minLength={rule?.minLength ?? 8} known={[]} />
      {factors.length > 0 && (
        <SecondFactor
          factors={factors}
          kind={kind}
          code={factorCode}
          error={reset.refusal?.fields['factorCode']}
          mailed={reset.mailed}
          pending={reset.pending}
          onChoose={(next) => form.setValue('kind', next)}
          onType={(typed) => form.setValue('factorCode', typed)}
          onMail={() => void reset.mailFactor(form.getValues())}
        />
      )}
      <Button type="submit" look="primary" size="lg" busy={reset.pending}>
        {forms('resetPassword')}
      </Button>
    </form>
  );
}
