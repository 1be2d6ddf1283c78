import { useState, type FormEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, PasswordInput } from '../../ui/Input.tsx';
import { Checkbox } from '../../ui/Toggle.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { enterSession } from './enter-session.ts';
import { FormRefusal } from './FormRefusal.tsx';
import { linkClass } from './link-class.ts';
import { rememberedUser } from './login-form.ts';
import { VerifyLogin } from './VerifyLogin.tsx';
import { useFocusFault } from './use-focus-fault.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** Where the person wanted to go. */
  readonly goal?: string | undefined;
  /** A username that was typed elsewhere. */
  readonly username?: string | undefined;
  readonly onUsername?: (username: string) => void;
  readonly onForgot: () => void;
}

/** Dots that stand for a kept login; they are a mark, not a password. */
const DOTS = '••••••••••';

/** Login by username and password. */
export function LoginForm({ goal, username: typed = '', onUsername, onForgot }: LoginFormProps) {
  const t = useTexts('identity');
  const [kept, setKept] = useState(() => rememberedUser(document.cookie));
  const [username, setUsername] = useState(typed === '' ? (kept ?? '') : typed);
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [remember, setRemember] = useState(kept !== undefined);
  const login = useLogin(goal);
  const element = useFocusFault(login.tries);
  const byKept = kept !== undefined && kept === username.trim() && password === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { keptEnded } = await login.send({ username, password, captcha, remember, kept: byKept });
    if (keptEnded) setKept(undefined);
    setCaptcha('');
  };
  const faultOf = (name: keyof typeof login.faults) => {
    const fault = login.faults[name];
    return fault === undefined ? login.refusal?.fields[name] : t(fault);
  };
  if (login.asked !== undefined) {
    return (
      <VerifyLogin
        asked={login.asked}
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
        aside={
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
            placeholder={byKept ? DOTS : ''}
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
