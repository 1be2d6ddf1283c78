import { useState } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { PasswordInput } from '../../../ui/forms/Input.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import type { Bill } from './BillRecord.tsx';

interface PayDialogProps {
  readonly bill: Bill;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Pays a direct, with the payment password. */
export function PayDialog({ bill, currency, onClose }: PayDialogProps) {
  const t = useTexts('agentContracts');
  const { money } = useFormats();
  const [password, setPassword] = useState('');
  const pay = useCallMutation('agentBillsPay', {
    invalidates: ['agentBills', 'agentDebts', 'balance', 'fundsConsolidated'],
    onSuccess: ({ bills }) => toast('done', t(`bill.${bills[0]?.status ?? 'ISSUED'}`)),
  });
  return (
    <ConfirmDialog
      title={t('payTitle', { name: bill.username, amount: money(bill.gross, currency) })}
      confirmLabel={t('pay')}
      busy={pay.isPending}
      onConfirm={() => pay.mutate({ billIds: [bill.id], paymentPassword: password }, onClose)}
      onClose={onClose}
    >
      <p className="mb-4 text-sm text-ink-2">{t('payText')}</p>
      <Field label={t('paymentPassword')} error={pay.error?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="off"
            inputMode="numeric"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
