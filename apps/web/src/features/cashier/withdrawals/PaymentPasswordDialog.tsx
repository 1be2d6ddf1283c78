import { useState, type FormEvent } from 'react';
import { renew } from '../../../calls/queries.ts';
import { useAct } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { paymentPasswordFault } from './payment-password.ts';

interface PaymentPasswordDialogProps {
  /**
   * True if a payment password exists: changing it requires the old one; otherwise the login
   * password is required.
   */
  readonly isSet: boolean;
  readonly onClose: () => void;
}

/** Sets or changes the payment password, which every withdrawal requires. */
export function PaymentPasswordDialog({ isSet, onClose }: PaymentPasswordDialogProps) {
  const t = useTexts('members');
  const setting = useAct('paymentPasswordSet');
  const changing = useAct('paymentPasswordChange');
  const [proof, setProof] = useState('');
  const [wanted, setWanted] = useState('');
  const [again, setAgain] = useState('');
  const { pending, refusal } = isSet ? changing : setting;
  const fault = paymentPasswordFault(wanted, again);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = isSet
      ? await changing.act({
          oldPaymentPassword: proof,
          newPaymentPassword: wanted,
          confirmPaymentPassword: again,
        })
      : await setting.act({
          password: proof,
          paymentPassword: wanted,
          confirmPaymentPassword: again,
        });
    if (!answer.ok) return;
    renew('securityConfig', 'withdrawSettings', 'memberInfo');
    toast('done', t('paymentPasswordSaved'));
    onClose();
  };
  return (
    <Dialog
      title={t(isSet ? 'changePaymentPassword' : 'setPaymentPassword')}
      about={t('paymentPasswordAbout')}
      clickToClose={false}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={t(isSet ? 'oldPaymentPassword' : 'loginPassword')} required>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete={isSet ? 'off' : 'current-password'}
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          )}
        </Field>
        <Digits
          label={t('newPaymentPassword')}
          hint={t('sixDigits')}
          value={wanted}
          onType={setWanted}
        />
        <Digits
          label={t('confirmPaymentPassword')}
          value={again}
          onType={setAgain}
          error={fault === 'mismatch' ? t('paymentFault.mismatch') : undefined}
        />
        {refusal !== undefined && (
          <p role="alert" className="text-sm text-lost">
            {refusal.message}
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={pending}
          disabled={proof === '' || fault !== undefined}
        >
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}

interface DigitsProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
}

function Digits({ label, value, onType, hint, error }: DigitsProps) {
  return (
    <Field label={label} required error={error} hint={hint}>
      {(control) => (
        <PasswordInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={value}
          onChange={(event) => onType(event.target.value.replace(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
