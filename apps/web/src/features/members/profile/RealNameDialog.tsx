import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

/** Sets the real name; it can be set once. */
export function RealNameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('security');
  const { mutate, isPending, error } = useCallMutation('realNameSet', {
    invalidates: ['securityConfig', 'bankCards'],
    onSuccess: () => {
      toast('done', t('saved'));
      onClose();
    },
  });
  const [realName, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ realName: realName.trim() });
  };
  return (
    <Dialog title={t('realNameTitle')} about={t('realNameAbout')} size="confirm" onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('realName')} required error={error?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={120}
              value={realName}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={isPending} disabled={realName.trim().length < 2}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
