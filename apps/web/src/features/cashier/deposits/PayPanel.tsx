import { parseAmount } from '@fairhouse/values';
import { ExternalLink } from 'lucide-react';
import { confirm } from '../../../modals/modals.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { openWindow } from '../../../modals/open-window.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Countdown } from '../../../ui/data/Countdown.tsx';
import { Qr } from '../../../ui/data/Qr.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { TransferTo } from './TransferTo.tsx';

type Order = ValueOf<'depositOne'>['order'];

/**
 * Payment instructions for a waiting order: the provider's page, a code to scan, the remaining
 * time.
 */
export function PayPanel({ order }: { readonly order: Order }) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const { payUrl, qr, bankDetails, amount, fee, credit, currency } = order;
  const code = qr ?? payUrl;
  return (
    <section className="flex flex-col items-center gap-5 rounded-lg border border-line bg-surface-2 p-5 text-center">
      <div>
        <p className="text-sm text-ink-2">{t('payBefore')}</p>
        <Countdown
          until={order.expiresAt}
          label={t('timeLeft')}
          onOver={() => invalidateCalls('depositOne')}
          className="text-3xl font-semibold"
        />
      </div>
      {parseAmount(fee) !== 0n && (
        <p className="figures text-sm">
          {t('payParts', {
            amount: money(amount, currency),
            fee: money(fee, currency),
            credit: money(credit, currency),
          })}
        </p>
      )}
      {code !== null && (
        <div className={qr === null ? 'max-md:hidden' : ''}>
          <Qr value={code} label={t('scanToPay')} size={168} />
          <p className="mt-2 text-xs text-ink-3">{t('scanToPay')}</p>
        </div>
      )}
      {payUrl !== null && (
        <Button
          look="primary"
          size="lg"
          className="w-full"
          icon={<ExternalLink aria-hidden size={18} />}
          onClick={() => openWindow(payUrl)}
        >
          {t('openPaymentPage')}
        </Button>
      )}
      {bankDetails !== null && <TransferTo order={order} details={bankDetails} />}
      <p className="text-sm text-ink-2">
        {t(bankDetails === null ? 'waitingForProvider' : 'waitingForTransfer')}
      </p>
      <CancelButton number={order.number} />
    </section>
  );
}

function CancelButton({ number }: { readonly number: string }) {
  const t = useTexts('cashier');
  const { mutate, isPending } = useCallMutation('depositCancel', {
    invalidatesAlways: ['depositOne', 'depositSettings', 'depositList'],
    onError: ({ message }) => toast('failed', message),
  });
  const cancel = async () => {
    const agreed = await confirm({
      title: t('cancelDeposit'),
      text: t('cancelDepositText'),
      confirmLabel: t('cancelDeposit'),
      cancelLabel: t('keepOrder'),
      danger: true,
    });
    if (agreed) mutate({ number });
  };
  return (
    <Button look="ghost" size="sm" busy={isPending} onClick={() => void cancel()}>
      {t('cancelDeposit')}
    </Button>
  );
}
