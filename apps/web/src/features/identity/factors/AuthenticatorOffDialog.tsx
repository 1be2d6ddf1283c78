import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
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
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const {
    mutate,
    isPending,
    error: refusal,
  } = useCallMutation('authenticatorRemove', {
    invalidates: ['securityConfig'],
    onSuccess: () => {
      toast('done', t('authenticatorIsOff'));
      onClose();
    },
    onSettled: () => setCode(''),
  });
  const isPassword = refusal?.code.startsWith('password.') === true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ password, code: code.trim() });
  };
  return (
    <Dialog title={t('offTitle')} about={t('offAbout')} clickToClose={false} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
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
          busy={isPending}
          disabled={password === '' || code.trim().length < 6}
        >
          {t('turnOff')}
        </Button>
      </form>
    </Dialog>
  );
}
