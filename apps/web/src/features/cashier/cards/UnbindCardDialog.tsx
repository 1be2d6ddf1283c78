import { useState, type FormEvent } from 'react';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Notice } from '../../../ui/layout/Notice.tsx';

interface UnbindCardDialogProps {
  readonly card: ValueOf<'bankCards'>['cards'][number];
  /** How long withdrawals are locked afterwards, in hours. */
  readonly lockHours: number;
  readonly onClose: () => void;
}

/** Unbinds an account, after a warning about the consequences; the payment password is required. */
export function UnbindCardDialog({ card, lockHours, onClose }: UnbindCardDialogProps) {
  const t = useTexts('cashier');
  const { act, pending, refusal } = useAct('bankCardUnbind');
  const [paymentPassword, setPassword] = useState('');
  const fault = refusal?.code.startsWith('paymentPassword.') === true;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (paymentPassword === '') return;
    const answer = await act({ card: card.id, paymentPassword });
    setPassword('');
    if (!answer.ok) return;
    renew('bankCards', 'withdrawSettings', 'securityConfig');
    toast('done', t('cardUnbound', { bank: card.bankName }));
    onClose();
  };
  return (
    <Dialog
      title={t('unbindCard')}
      about={`${card.bankName} ${card.account}`}
      clickToClose={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {lockHours > 0 && <Notice tone="accent" text={t('unbindLock', { hours: lockHours })} />}
        <Field label={t('paymentPassword')} required error={fault ? refusal?.message : undefined}>
          {(control) => (
            <PasswordInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={paymentPassword}
              onChange={(event) => setPassword(event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
        {refusal !== undefined && !fault && <Notice tone="lost" text={refusal.message} />}
        <Button
          type="submit"
          look="danger"
          size="lg"
          busy={pending}
          disabled={paymentPassword === ''}
        >
          {t('unbindCard')}
        </Button>
      </form>
    </Dialog>
  );
}
