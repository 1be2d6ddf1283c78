import { useState, type FormEvent } from 'react';
import { useAct } from '../../calls/use-call.ts';
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
  const { act, pending, refusal } = useAct('resetByLink');
  const [fields, setFields] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const look = () => passwordFaults({ oldPassword: '', ...fields }, { hasTicket: true });
  const faults = tried ? look() : {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(look()).length > 0) return;
    const answer = await act({ token, ...fields });
    if (answer.ok) return onDone();
    if (answer.refusal.code === 'reset.link_ended') onEnded();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {refusal !== undefined && <FormRefusal message={refusal.message} />}
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
      <Button type="submit" look="primary" size="lg" busy={pending}>
        {words('set')}
      </Button>
    </form>
  );
}
