import { useState, type FormEvent } from 'react';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

/** Sets the real name; it can be set once. */
export function RealNameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('security');
  const { act, pending, refusal } = useAct('realNameSet');
  const [realName, setName] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ realName: realName.trim() });
    if (!answer.ok) return;
    renew('securityConfig', 'bankCards');
    toast('done', t('saved'));
    onClose();
  };
  return (
    <Dialog title={t('realNameTitle')} about={t('realNameAbout')} size="confirm" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={t('realName')} required error={refusal?.message}>
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
        <Button type="submit" look="primary" busy={pending} disabled={realName.trim().length < 2}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
