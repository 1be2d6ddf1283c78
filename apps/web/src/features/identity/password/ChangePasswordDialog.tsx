import { useState, type FormEvent } from 'react';
import type { ModalProps } from '../../../modals/modals.ts';
import { navigate } from '../../../navigation/history.ts';
import { useSession } from '../../../session/session.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input, PasswordInput } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { urls } from '../../../urls.ts';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { StrengthHint } from '../fields/StrengthHint.tsx';
import { passwordFaults, type PasswordFields } from './password-faults.ts';

const EMPTY: PasswordFields = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/**
 * Changes the login password. A change ticket replaces the old password, which is then not
 * required.
 */
export function ChangePasswordDialog({ forced, ticket, onClose }: ModalProps<'changePassword'>) {
  const t = useTexts('identity');
  const session = useSession();
  const rules = useCall('registerSettings', {}, { staleTime: 10 * 60_000 });
  const {
    mutate,
    isPending,
    error: refusal,
  } = useCallMutation('changePassword', {
    onSuccess: () => {
      onClose();
      toast('done', t('passwordChanged'));
      navigate(urls.home);
    },
  });
  const [fields, setFields] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const faults = tried ? passwordFaults(fields, { hasTicket: ticket !== undefined }) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const found = passwordFaults(fields, { hasTicket: ticket !== undefined });
    if (Object.keys(found).length > 0) return;
    const { oldPassword, ...newFields } = fields;
    mutate(
      ticket === undefined ? { oldPassword, ...newFields } : { changeTicket: ticket, ...newFields },
    );
  };
  const names = (Object.keys(EMPTY) as (keyof PasswordFields)[]).filter(
    (name) => name !== 'oldPassword' || ticket === undefined,
  );
  return (
    <Dialog
      title={t('changeTitle')}
      about={forced === true ? t('changeForced') : t('changeAbout')}
      clickToClose={false}
      focusField
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal !== null && <FormRefusal message={refusal.message} />}
        <Field label={t('username')}>
          {(control) => (
            <Input {...control} readOnly autoComplete="username" value={session?.account ?? ''} />
          )}
        </Field>
        {names.map((name) => {
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
                  autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
                  value={fields[name]}
                  onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
                />
              )}
            </Field>
          );
        })}
        <StrengthHint
          password={fields.newPassword}
          minLength={rules.data?.fields['password']?.minLength ?? 8}
          known={[session?.account ?? '']}
        />
        <Button type="submit" look="primary" size="lg" busy={isPending}>
          {t('changePassword')}
        </Button>
      </form>
    </Dialog>
  );
}
