import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { isPasswordRefusal } from './password-refusal.ts';

interface UnbindCardDialogProps {
  readonly card: ValueOf<'bankCards'>['cards'][number];
  /** How long withdrawals are locked afterwards, in hours. */
  readonly lockHours: number;
  readonly onClose: () => void;
}

/** Unbinds an account, after a warning about the consequences; the payment password is required. */
export function UnbindCardDialog({ card, lockHours, onClose }: UnbindCardDialogProps) {
  const t = useTexts('cashier');
  const [paymentPassword, setPassword] = useState('');
  const {
    mutate,
    isPending,
    error: refusal,
  } = useCallMutation('bankCardUnbind', {
    invalidates: ['bankCards', 'withdrawSettings', 'securityConfig'],
    onSuccess: () => {
      toast('done', t('cardUnbound', { bank: card.bankName }));
      onClose();
    },
    onError: ({ code }) => isPasswordRefusal(code) && setPassword(''),
  });
  const fault = refusal !== null && isPasswordRefusal(refusal.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (paymentPassword !== '') mutate({ card: card.id, paymentPassword });
  };
  return (
    <Dialog
      title={t('unbindCard')}
      about={`${card.bankName} ${card.account}`}
      clickToClose={false}
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
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
        {refusal !== null && !fault && <Notice tone="lost" text={refusal.message} />}
        <Button
          type="submit"
          look="danger"
          size="lg"
          busy={isPending}
          disabled={paymentPassword === ''}
        >
          {t('unbindCard')}
        </Button>
      </form>
    </Dialog>
  );
}
