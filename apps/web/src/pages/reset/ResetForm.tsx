import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../calls/use-call-mutation.ts';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { passwordFaults } from '../../features/identity/password/password-faults.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/forms/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { PasswordInput } from '../../ui/forms/Input.tsx';

const NAMES = ['newPassword', 'confirmNewPassword'] as const;
const EMPTY = { newPassword: '', confirmNewPassword: '' };

interface ResetFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** Called when the link is no longer valid, so that the form cannot succeed. */
  readonly onEnded: () => void;
}

export function ResetForm({ token, onDone, onEnded }: ResetFormProps) {
  const t = useTexts('identity');
  const words = useTexts('reset');
  const {
    mutate,
    isPending,
    error: refusal,
  } = useCallMutation('resetByLink', {
    onSuccess: onDone,
    onError: ({ code }) => {
      if (code === 'reset.link_ended') onEnded();
    },
  });
  const [fields, setFields] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const look = () => passwordFaults({ oldPassword: '', ...fields }, { hasTicket: true });
  const faults = tried ? look() : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(look()).length === 0) mutate({ token, ...fields });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {refusal !== null && <FormRefusal message={refusal.message} />}
      {NAMES.map((name) => {
        const fault = faults[name];
        return (
          <Field
            key={name}
            label={t(`field.${name}`)}
            required
            error={fault === undefined ? refusal?.fields[name] : t(`fault.${fault}`)}
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="new-password"
                value={fields[name]}
                onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
              />
            )}
          </Field>
        );
      })}
      <Button type="submit" look="primary" size="lg" busy={isPending}>
        {words('set')}
      </Button>
    </form>
  );
}
