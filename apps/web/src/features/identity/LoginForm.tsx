import { useState, type FormEvent } from 'react';
import { openModal } from '../../app/modals/modals.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, PasswordInput } from '../../ui/Input.tsx';
import { Checkbox } from '../../ui/Toggle.tsx';
import { useSite } from '../settings/use-site.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { rememberedUser } from './login-form.ts';
import { useFreePlay } from './use-free-play.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** Where the person wanted to go. */
  readonly goal?: string | undefined;
  /** Takes the person to the register form in the same place. */
  readonly onRegister: () => void;
}

/** Dots that stand for a kept login; they are a mark, not a password. */
const DOTS = '••••••••••';

export function LoginForm({ goal, onRegister }: LoginFormProps) {
  const t = useTexts('identity');
  const [kept, setKept] = useState(() => rememberedUser(document.cookie));
  const [username, setUsername] = useState(kept ?? '');
  const [password, setPassword] = useState('');
  const [captcha, setCaptcha] = useState('');
  const [remember, setRemember] = useState(kept !== undefined);
  const login = useLogin(goal);
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
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
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
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('password')}
        required
        error={faultOf('password')}
        aside={
          <button
            type="button"
            className={linkClass}
            onClick={() => openModal('forgotPassword', {})}
          >
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
      <LoginFooter onRegister={onRegister} />
    </form>
  );
}

function LoginFooter({ onRegister }: { readonly onRegister: () => void }) {
  const t = useTexts('identity');
  const site = useSite();
  const freePlay = useFreePlay();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-ink-2">
      <span>
        {t('noAccount')}{' '}
        <button type="button" className={linkClass} onClick={onRegister}>
          {t('registerNow')}
        </button>
      </span>
      {site?.features.freePlay === true && (
        <Button look="ghost" busy={freePlay.pending} onClick={() => void freePlay.start()}>
          {t('freePlay')}
        </Button>
      )}
    </div>
  );
}

/** Why the form was not accepted, said at once to those who listen. */
export function FormRefusal({ message }: { readonly message: string }) {
  return (
    <p
      role="alert"
      className="rounded-md border border-lost bg-lost-soft px-4 py-3 text-sm text-lost"
    >
      {message}
    </p>
  );
}

const linkClass =
  'min-h-9 font-medium text-accent-text underline-offset-4 hover:underline phone:min-h-11';
