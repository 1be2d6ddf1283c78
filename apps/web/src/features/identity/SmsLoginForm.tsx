import { useState, type FormEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Toggle.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { CodeField } from './CodeField.tsx';
import { readKeptNumber } from './dial-codes.ts';
import { enterSession } from './enter-session.ts';
import { FormRefusal } from './FormRefusal.tsx';
import { linkClass } from './link-class.ts';
import { rememberedUser } from './login-form.ts';
import { MobileField } from './MobileField.tsx';
import { VerifyLogin } from './VerifyLogin.tsx';
import { useCode } from './use-code.ts';
import { useFocusFault } from './use-focus-fault.ts';
import { useMobile } from './use-mobile.ts';
import { useSmsLogin } from './use-sms-login.ts';

interface SmsLoginFormProps {
  readonly goal?: string | undefined;
  /** A number that was typed elsewhere. */
  readonly number?: string | undefined;
  readonly onNumber: (number: string) => void;
}

/** What this browser keeps of a login by SMS: a tail to recognise, and whose credential it is. */
function readKept() {
  const number = readKeptNumber(document.cookie);
  const username = rememberedUser(document.cookie);
  return number === undefined || username === undefined ? undefined : { ...number, username };
}

/** Login by a number and the code that is sent to it, or at once where this browser is kept. */
export function SmsLoginForm({ goal, number, onNumber }: SmsLoginFormProps) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const [saved] = useState(() => readKeptNumber(document.cookie)?.countryDialingCode);
  const [kept, setKept] = useState(readKept);
  const [code, setCode] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [remember, setRemember] = useState(kept !== undefined);
  const mobile = useMobile({ number, saved });
  const sending = useCode('loginCode');
  const login = useSmsLogin(mobile, sending, goal);
  const element = useFocusFault(login.tries);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (kept !== undefined) {
      if (!(await login.sendKept(kept.username))) setKept(undefined);
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
  if (login.asked !== undefined) {
    return (
      <VerifyLogin
        asked={login.asked}
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
      {kept === undefined ? (
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
              if (login.mayAskCode()) void sending.send(mobile.given);
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
          <p className="figures">{forms('keptNumber', { number: kept.mobileNum })}</p>
          <button type="button" className={linkClass} onClick={() => setKept(undefined)}>
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
