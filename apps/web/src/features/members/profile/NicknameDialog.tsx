import { useState, type FormEvent } from 'react';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
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
  const { act, pending, refusal } = useAct('memberInfoUpdate');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ nickname: typed.trim() });
    if (!answer.ok) return;
    renew('memberInfo');
    toast('done', t('saved'));
    onClose();
  };
  return (
    <Dialog title={t('changeNickname')} size="confirm" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={t('nickname')} hint={t('nicknameNote')} error={refusal?.message}>
          {(control) => (
            <Input
              {...control}
              maxLength={LONGEST}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={pending} disabled={typed.trim() === ''}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
