import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';

const LONGEST = 20;

interface NicknameDialogProps {
  readonly nickname: string;
  readonly onClose: () => void;
}

/** Changes the name that other members see. */
export function NicknameDialog({ nickname, onClose }: NicknameDialogProps) {
  const t = useTexts('members');
  const [typed, setTyped] = useState(nickname);
  const { mutate, isPending, error } = useCallMutation('memberInfoUpdate', {
    invalidates: ['memberInfo'],
    onSuccess: () => {
      toast('done', t('saved'));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ nickname: typed.trim() });
  };
  return (
    <Dialog title={t('changeNickname')} size="confirm" onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t('nickname')} hint={t('nicknameNote')} error={error?.message}>
          {(control) => (
            <Input
              {...control}
              maxLength={LONGEST}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={isPending} disabled={typed.trim() === ''}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
