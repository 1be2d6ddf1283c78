import { useState, type FormEvent } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import type { LoginFactor } from '../login/login-factors.ts';
import { MobileField } from '../fields/MobileField.tsx';
import type { ResetFault } from './reset-faults.ts';
import { SecondFactor } from '../login/SecondFactor.tsx';
import { StrengthHint } from '../fields/StrengthHint.tsx';
import { useCode } from '../fields/use-code.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { useFocusFault } from '../fields/use-focus-fault.ts';
import { isMobileNumber } from '../fields/mobile-number.ts';
import { useMobile } from '../fields/use-mobile.ts';
import { useReset } from './use-reset.ts';

interface ForgotByPhoneProps {
  readonly number?: string | undefined;
  readonly onNumber: (number: string) => void;
}

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
  const reset = useReset({ mobile, sending, rule });
  const element = useFocusFault(reset.tries);
  const [rest, setRest] = useState({ code: '', newPassword: '', confirmNewPassword: '' });
  const [asking, setAsking] = useState(false);
  const [kind, setKind] = useState<LoginFactor>();
  const [factorCode, setFactorCode] = useState('');
  const fields = { ...rest, number: mobile.number };
  const factors = reset.verified?.factors ?? [];
  const factor = kind ?? factors[0]?.kind ?? 'authenticator';
  const errorOf = (name: keyof typeof fields, field: string) => {
    const fault = reset.faults[name];
    return fault === undefined ? reset.refusal?.fields[field] : say(fault);
  };
  const say = (fault: ResetFault) =>
    fault.kind === 'mobileInvalid' || fault.kind === 'codeRequired'
      ? forms(fault.kind)
      : textOf(fault);
  const numberFault = asking && !isMobileNumber(mobile.number) ? forms('mobileInvalid') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reset.send(fields, { kind: factor, code: factorCode });
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{forms('forgotPhoneAbout')}</p>
      {reset.refusal !== undefined && <FormRefusal message={reset.refusal.message} />}
      {reset.verified === undefined && (
        <>
          <MobileField
            mobile={{
              ...mobile,
              type: (typed) => {
                mobile.type(typed);
                onNumber(typed);
              },
            }}
            error={errorOf('number', 'mobileNum') ?? numberFault}
          />
          <CodeField
            code={sending}
            value={rest.code}
            error={errorOf('code', 'verificationCode')}
            onType={(code) => setRest({ ...rest, code })}
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
            <PasswordInput
              {...control}
              name={name}
              autoComplete="new-password"
              value={rest[name]}
              onChange={(event) => setRest({ ...rest, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <StrengthHint password={rest.newPassword} minLength={rule?.minLength ?? 8} known={[]} />
      {factors.length > 0 && (
        <SecondFactor
          factors={factors}
          kind={factor}
          code={factorCode}
          error={reset.refusal?.fields['factorCode']}
          mailed={reset.mailed}
          pending={reset.pending}
          onChoose={setKind}
          onType={setFactorCode}
          onMail={() => void reset.mailFactor(fields)}
        />
      )}
      <Button type="submit" look="primary" size="lg" busy={reset.pending}>
        {forms('resetPassword')}
      </Button>
    </form>
  );
}
