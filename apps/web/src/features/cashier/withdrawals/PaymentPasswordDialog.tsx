import { useState, type FormEvent } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
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
  /** Called once it is stored, in place of `onClose`. */
  readonly onSaved?: () => void;
}

/** Sets or changes the payment password, which every withdrawal requires. */
export function PaymentPasswordDialog({
  isSet,
  onClose,
  onSaved = onClose,
}: PaymentPasswordDialogProps) {
  const t = useTexts('members');
  const options = {
    invalidates: ['securityConfig', 'withdrawSettings', 'memberInfo'],
    onSuccess: () => {
      toast('done', t('paymentPasswordSaved'));
      onSaved();
    },
  } as const;
  const setting = useCallMutation('paymentPasswordSet', options);
  const changing = useCallMutation('paymentPasswordChange', options);
  const [proof, setProof] = useState('');
  const [wanted, setWanted] = useState('');
  const [again, setAgain] = useState('');
  const { isPending, error } = isSet ? changing : setting;
  const fault = paymentPasswordFault(wanted, again);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const confirmPaymentPassword = again;
    if (isSet) {
      changing.mutate({
        oldPaymentPassword: proof,
        newPaymentPassword: wanted,
        confirmPaymentPassword,
      });
    } else {
      setting.mutate({ password: proof, paymentPassword: wanted, confirmPaymentPassword });
    }
  };
  return (
    <Dialog
      title={t(isSet ? 'changePaymentPassword' : 'setPaymentPassword')}
      about={t('paymentPasswordAbout')}
      clickToClose={false}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
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
        {error !== null && (
          <p role="alert" className="text-sm text-lost">
            {error.message}
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          busy={isPending}
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
