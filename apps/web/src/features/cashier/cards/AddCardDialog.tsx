import { useState, type ChangeEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input, PasswordInput } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { useFocusFault } from '../../../ui/forms/use-focus-fault.ts';
import { toast } from '../../../ui/overlays/toasts.ts';
import { CallResult } from '../../../calls/CallResult.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { PaymentPasswordDialog } from '../withdrawals/PaymentPasswordDialog.tsx';
import { cardFaults, type CardField } from './card-faults.ts';
import { isPasswordRefusal } from './password-refusal.ts';

/**
 * Adds an account for withdrawals. The fields are sent sealed; the payment password is required, so
 * that who has none sets it before anything else is typed.
 */
export function AddCardDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('cashier');
  const query = useCall('bankCards', {});
  const security = useCall('securityConfig', {}, { staleTime: 0 });
  const [hasSet, setHasSet] = useState(false);
  if (security.data?.paymentPasswordSet === false && !hasSet) {
    return (
      <PaymentPasswordDialog isSet={false} onSaved={() => setHasSet(true)} onClose={onClose} />
    );
  }
  return (
    <Dialog title={t('addCard')} about={t('addCardAbout')} clickToClose={false} onClose={onClose}>
      <CallResult query={security}>
        {() => (
          <CallResult query={query}>
            {(value) => <CardForm known={value} onClose={onClose} />}
          </CallResult>
        )}
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
  const form = useForm({
    defaultValues: { bank: '', number: '', holder: known.realName ?? '', paymentPassword: '' },
  });
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
    // What is right stays typed: the password goes only if it was wrong itself.
    onError: ({ code }) => isPasswordRefusal(code) && form.setValue('paymentPassword', ''),
  });
  const typed = useWatch({
    control: form.control,
    name: ['bank', 'number', 'holder', 'paymentPassword'],
  });
  const [bank] = typed;
  const kind = known.banks.find(({ code }) => code === bank)?.kind ?? 'BANK';
  const isReady = typed.every((text) => text.trim() !== '');
  const faults = refusal === null ? {} : cardFaults(refusal);
  const errorOf = (name: CardField) => faults[name];
  const element = useFocusFault(form.formState.submitCount, refusal);
  const submit = form.handleSubmit((values) => mutate(values));
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <Field label={t('bank')} required error={errorOf('bank')}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('chooseBank')}
            choices={known.banks.map(({ code, name }) => ({ value: code, label: name }))}
            value={bank}
            onChoose={(chosen) => form.setValue('bank', chosen)}
          />
        )}
      </Field>
      <Field label={t(`cardNumber.${kind}`)} required error={errorOf('number')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('number')}
            inputMode={kind === 'CRYPTO' ? 'text' : 'numeric'}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={t('holder')}
        hint={t(known.realName === null ? 'holderNote' : 'holderFixed')}
        required
        error={errorOf('holder')}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('holder')}
            autoComplete="name"
            readOnly={known.realName !== null}
          />
        )}
      </Field>
      <Field label={t('paymentPassword')} required error={errorOf('paymentPassword')}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('paymentPassword', {
              onChange: (event: ChangeEvent<HTMLInputElement>) =>
                form.setValue('paymentPassword', event.target.value.replace(/\D/g, '')),
            })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        )}
      </Field>
      {refusal !== null && Object.keys(faults).length === 0 && (
        <Notice tone="lost" text={refusal.message} />
      )}
      <Button type="submit" look="primary" size="lg" busy={isPending} disabled={!isReady}>
        {t('addCard')}
      </Button>
    </form>
  );
}
