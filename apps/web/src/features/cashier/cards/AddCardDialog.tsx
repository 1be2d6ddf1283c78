import { useState, type FormEvent } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input, PasswordInput } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';

/**
 * Adds an account for withdrawals. The fields are sent sealed; the payment password is required.
 */
export function AddCardDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('cashier');
  const query = useCall('bankCards', {});
  return (
    <Dialog title={t('addCard')} about={t('addCardAbout')} clickToClose={false} onClose={onClose}>
      <CallResult query={query}>
        {(value) => <CardForm known={value} onClose={onClose} />}
      </CallResult>
    </Dialog>
  );
}

interface CardFormProps {
  readonly known: ValueOf<'bankCards'>;
  readonly onClose: () => void;
}

function CardForm({ known, onClose }: CardFormProps) {
  const t = useTexts('cashier');
  const [bank, setBank] = useState('');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState(known.realName ?? '');
  const [paymentPassword, setPassword] = useState('');
  const {
    mutate,
    isPending,
    error: refusal,
  } = useCallMutation('bankCardAdd', {
    invalidates: ['bankCards', 'withdrawSettings', 'securityConfig'],
    onSuccess: ({ bankName }) => {
      toast('done', t('cardAdded', { bank: bankName }));
      onClose();
    },
    onSettled: () => setPassword(''),
  });
  const kind = known.banks.find(({ code }) => code === bank)?.kind ?? 'BANK';
  const isReady = [bank, number, holder, paymentPassword].every((text) => text.trim() !== '');
  const fault = faultOf(refusal?.code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate({ bank, number, holder, paymentPassword });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={t('bank')} required error={fault === 'bank' ? refusal?.message : undefined}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('chooseBank')}
            choices={known.banks.map(({ code, name }) => ({ value: code, label: name }))}
            value={bank}
            onChoose={setBank}
          />
        )}
      </Field>
      <Field
        label={t(`cardNumber.${kind}`)}
        required
        error={fault === 'number' ? refusal?.message : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode={kind === 'CRYPTO' ? 'text' : 'numeric'}
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('holder')}
        hint={t(known.realName === null ? 'holderNote' : 'holderFixed')}
        required
        error={fault === 'holder' ? refusal?.message : undefined}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            readOnly={known.realName !== null}
            value={holder}
            onChange={(event) => setHolder(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('paymentPassword')}
        required
        error={fault === 'paymentPassword' ? refusal?.message : undefined}
      >
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
      {refusal !== null && fault === undefined && <Notice tone="lost" text={refusal.message} />}
      <Button type="submit" look="primary" size="lg" busy={isPending} disabled={!isReady}>
        {t('addCard')}
      </Button>
    </form>
  );
}

/** The field beside which a refusal is shown. */
function faultOf(
  code: string | undefined,
): 'bank' | 'number' | 'holder' | 'paymentPassword' | undefined {
  if (code === undefined) return undefined;
  if (code.startsWith('paymentPassword.')) return 'paymentPassword';
  if (code === 'card.bank_unknown') return 'bank';
  if (code === 'card.number_invalid' || code === 'card.duplicate') return 'number';
  return code.startsWith('card.name') ? 'holder' : undefined;
}
