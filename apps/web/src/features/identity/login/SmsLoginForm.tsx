import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Checkbox } from '../../../ui/forms/Toggle.tsx';
import { CaptchaField } from '../fields/CaptchaField.tsx';
import { CodeField } from '../fields/CodeField.tsx';
import { readStoredNumber } from '../fields/initial-country.ts';
import { enterSession } from './enter-session.ts';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { linkClass } from '../fields/link-class.ts';
import { rememberedUser } from './login-faults.ts';
import { MobileField } from '../fields/MobileField.tsx';
import { VerifyLogin } from './VerifyLogin.tsx';
import { useCode } from '../fields/use-code.ts';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';
import { useMobile } from '../fields/use-mobile.ts';
import { useSmsLogin } from './use-sms-login.ts';

interface SmsLoginFormProps {
  readonly goal?: string | undefined;
  /** A number typed in another form. */
  readonly number?: string | undefined;
  readonly onNumber: (number: string) => void;
}

/** The SMS login stored in this browser: the last digits of the number, and its username. */
function readStored() {
  const number = readStoredNumber(document.cookie);
  const username = rememberedUser(document.cookie);
  return number === undefined || username === undefined ? undefined : { ...number, username };
}

/** Login by a number and its SMS code, or by the credential stored in this browser. */
export function SmsLoginForm({ goal, number, onNumber }: SmsLoginFormProps) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const [saved] = useState(() => readStoredNumber(document.cookie)?.countryDialingCode);
  const [stored, setStored] = useState(readStored);
  const [code, setCode] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [remember, setRemember] = useState(stored !== undefined);
  const mobile = useMobile({ number, saved });
  const sending = useCode('loginCode');
  const login = useSmsLogin(mobile, sending, goal);
  const element = useFocusFault(login.tries);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (stored !== undefined) {
      if (!(await login.sendStored(stored.username))) setStored(undefined);
      return;
    }
    await login.send({ code, captcha, remember });
    setCaptcha('');
  };
  const errorOf = (name: keyof typeof login.faults, field: string) => {
    const fault = login.faults[name];
    if (fault === 'captchaRequired') return t(fault);
    return fault === undefined ? login.refusal?.fields[field] : forms(fault);
  };
  if (login.secondStep !== undefined) {
    return (
      <VerifyLogin
        secondStep={login.secondStep}
        onDone={(value) => enterSession(value, goal)}
        onBack={(refusal) => {
          setCode('');
          login.restart(refusal);
        }}
      />
    );
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {login.refusal !== undefined && <FormRefusal message={login.refusal.message} />}
      {stored === undefined ? (
        <>
          <MobileField
            mobile={{
              ...mobile,
              type: (typed) => {
                mobile.type(typed);
                onNumber(typed);
              },
            }}
            error={errorOf('mobile', 'username')}
          />
          <CodeField
            code={sending}
            value={code}
            error={errorOf('code', 'password')}
            onType={setCode}
            onAsk={() => {
              if (login.mayAskCode()) void sending.send(mobile.callFields);
            }}
          />
          {login.captcha !== undefined && (
            <CaptchaField
              captcha={login.captcha}
              value={captcha}
              onType={setCaptcha}
              error={errorOf('captcha', 'captcha')}
            />
          )}
          <Checkbox label={t('remember')} checked={remember} onToggle={setRemember} />
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2 text-ink-2">
          <p className="figures">{forms('keptNumber', { number: stored.mobileNum })}</p>
          <button type="button" className={linkClass} onClick={() => setStored(undefined)}>
            {forms('otherNumber')}
          </button>
        </div>
      )}
      <Button type="submit" look="primary" size="lg" busy={login.pending}>
        {t('login')}
      </Button>
    </form>
  );
}
