import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input, PasswordInput } from '../../../ui/forms/Input.tsx';
import { Checkbox } from '../../../ui/forms/Toggle.tsx';
import { CaptchaField } from '../fields/CaptchaField.tsx';
import { enterSession } from './enter-session.ts';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { linkClass } from '../fields/link-class.ts';
import { rememberedUser } from './login-faults.ts';
import { VerifyLogin } from './VerifyLogin.tsx';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** The address to open after login. */
  readonly goal?: string | undefined;
  /** A username typed in another form. */
  readonly username?: string | undefined;
  readonly onUsername?: (username: string) => void;
  readonly onForgot: () => void;
}

/** The placeholder for a stored login; it is not a password. */
const PASSWORD_PLACEHOLDER = '••••••••••';

/** Login by username and password. */
export function LoginForm({ goal, username: typed = '', onUsername, onForgot }: LoginFormProps) {
  const t = useTexts('identity');
  const [stored, setStored] = useState(() => rememberedUser(document.cookie));
  const [username, setUsername] = useState(typed === '' ? (stored ?? '') : typed);
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [remember, setRemember] = useState(stored !== undefined);
  const login = useLogin(goal);
  const element = useFocusFault(login.tries);
  const isStoredLogin = stored !== undefined && stored === username.trim() && password === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { storedEnded } = await login.send({
      username,
      password,
      captcha,
      remember,
      stored: isStoredLogin,
    });
    if (storedEnded) setStored(undefined);
    setCaptcha('');
  };
  const faultOf = (name: keyof typeof login.faults) => {
    const fault = login.faults[name];
    return fault === undefined ? login.refusal?.fields[name] : t(fault);
  };
  if (login.secondStep !== undefined) {
    return (
      <VerifyLogin
        secondStep={login.secondStep}
        onDone={(value) => enterSession(value, goal)}
        onBack={(refusal) => {
          setPassword('');
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
      <Field label={t('username')} required error={faultOf('username')}>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            value={username}
            onChange={(event) => {
              setUsername(event.target.value);
              onUsername?.(event.target.value);
            }}
          />
        )}
      </Field>
      <Field
        label={t('password')}
        required
        error={faultOf('password')}
        extra={
          <button type="button" className={linkClass} onClick={onForgot}>
            {t('forgot')}
          </button>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            placeholder={isStoredLogin ? PASSWORD_PLACEHOLDER : ''}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {login.captcha !== undefined && (
        <CaptchaField
          captcha={login.captcha}
          value={captcha}
          onType={setCaptcha}
          error={faultOf('captcha')}
        />
      )}
      <Checkbox label={t('remember')} checked={remember} onToggle={setRemember} />
      <Button type="submit" look="primary" size="lg" busy={login.pending}>
        {t('login')}
      </Button>
    </form>
  );
}
