import { useState, type FormEvent } from 'react';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CodeInput } from './CodeInput.tsx';

/** Disables the authenticator; requires the password and a code. */
export function AuthenticatorOffDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('security');
  const { act, pending, refusal } = useAct('authenticatorRemove');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isPassword = refusal?.code.startsWith('password.') === true;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ password, code: code.trim() });
    setCode('');
    if (!answer.ok) return;
    renew('securityConfig');
    toast('done', t('authenticatorIsOff'));
    onClose();
  };
  return (
    <Dialog title={t('offTitle')} about={t('offAbout')} clickToClose={false} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field
          label={t('presentPassword')}
          required
          error={isPassword ? refusal?.message : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <CodeInput
          label={t('codeOrRecovery')}
          orRecovery
          value={code}
          onType={setCode}
          error={isPassword ? undefined : refusal?.message}
        />
        <Button
          type="submit"
          look="danger"
          size="lg"
          busy={pending}
          disabled={password === '' || code.trim().length < 6}
        >
          {t('turnOff')}
        </Button>
      </form>
    </Dialog>
  );
}
