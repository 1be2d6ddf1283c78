import { fieldFault, patternFault, type FieldFault } from '@fairhouse/rules/fields';
import { useState, type FormEvent } from 'react';
import { confirm } from '../../../modals/modals.ts';
import type { ClientRefusal } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { withHuman } from '../human/with-human.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';

interface ForgotByEmailProps {
  readonly username?: string | undefined;
  readonly onUsername: (username: string) => void;
  readonly onDone: () => void;
}

const EMAIL = { enabled: true, required: true, patternId: 'email', minLength: 3, maxLength: 254 };

/** Requests a reset link by mail; the answer does not reveal whether the account exists. */
export function ForgotByEmail({ username = '', onUsername, onDone }: ForgotByEmailProps) {
  const t = useTexts('identity');
  const forms = useTexts('forms');
  const settings = useCall('registerSettings', {}, { staleTime: 10 * 60_000 });
  const textOf = useFieldTexts(settings.data?.minimumAge ?? 18);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ClientRefusal>();
  const [email, setEmail] = useState('');
  const [tries, setTries] = useState(0);
  const element = useFocusFault(tries);
  const faults: { username?: FieldFault | undefined; email?: FieldFault | undefined } = {
    username: fieldFault({
      name: 'username',
      rule: settings.data?.fields['username'],
      required: true,
      values: { username },
      today: '',
      age: 0,
    }),
    email: email.trim() === '' ? { kind: 'required' } : patternFault(EMAIL, email.trim()),
  };
  const errorOf = (name: 'username' | 'email') => {
    const fault = tries > 0 ? faults[name] : undefined;
    return fault === undefined ? refusal?.fields[name] : textOf(fault);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (faults.username !== undefined || faults.email !== undefined) return;
    setPending(true);
    const asked = { username: username.trim(), email: email.trim() };
    const answer = await withHuman('sms', 'forgotByEmail', asked);
    setPending(false);
    setRefusal(answer.ok ? undefined : answer.refusal);
    if (!answer.ok) return;
    onDone();
    await confirm({
      title: forms('linkSentTitle'),
      text: forms('linkSentText'),
      confirmLabel: forms('submit'),
      cancelLabel: null,
    });
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-ink-2">{forms('forgotEmailAbout')}</p>
      {refusal !== undefined && <FormRefusal message={refusal.message} />}
      <Field label={t('username')} required error={errorOf('username')}>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            value={username}
            onChange={(event) => onUsername(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('field.email')} required error={errorOf('email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" size="lg" busy={pending}>
        {forms('sendLink')}
      </Button>
    </form>
  );
}
