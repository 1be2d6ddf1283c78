import { useState } from 'react';
import { confirm } from '../../../modals/modals.ts';
import { openWindow } from '../../../modals/open-window.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import type { ValueOf } from '../../../calls/calls.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AmountKeypad } from '../../../ui/forms/AmountKeypad.tsx';
import { Button } from '../../../ui/forms/Button.tsx';
import { openCentrePage, openDetail, useFilter } from '../../../centre/centre-filters.ts';
import { firstAmount, previewDeposit, type Channel } from './deposit-preview.ts';
import { DepositSummary } from './DepositSummary.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';

interface DepositFormProps {
  readonly channel: Channel;
  readonly settings: ValueOf<'depositSettings'>;
}

/** The amount of a deposit, its turnover requirement, and the link to the provider's page. */
export function DepositForm({ channel, settings }: DepositFormProps) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const asked = useFilter('amount');
  const [typed, setTyped] = useState(() => firstAmount(channel, asked));
  const { mutate, isPending, error, reset } = useCallMutation('depositCreate', {
    invalidatesAlways: ['depositSettings', 'depositList'],
    onSuccess: ({ number, payUrl, qr }) => {
      openDetail({ order: number });
      if (payUrl !== null && qr === null) openWindow(payUrl);
    },
  });
  const { currency } = settings;
  const preview = previewDeposit(channel, typed);
  const isClosed = settings.blockedUntil !== null || settings.openOrders >= settings.openOrdersMax;
  if (channel.openOrder !== null) return <OpenOrder number={channel.openOrder} />;
  const pay = async () => {
    if (typeof preview === 'string') return;
    const agreed = await confirm({
      title: t('confirmDeposit'),
      text: t('confirmDepositText', {
        amount: money(typed, currency),
        channel: channel.name,
        credit: money(preview.credit, currency),
        turnover: money(preview.turnover, currency),
        minutes: channel.expiresMinutes,
      }),
      confirmLabel: t('goToPayment'),
    });
    if (agreed) mutate({ channel: channel.id, amount: typed.replace(/\.$/, '') });
  };
  return (
    <form
      className="flex min-w-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <AmountKeypad
        label={t('depositAmount')}
        value={typed}
        onType={(value) => {
          reset();
          setTyped(value);
        }}
        currency={currency}
        minimum={channel.min}
        maximum={channel.max}
        presets={channel.presets}
        error={
          preview === 'step'
            ? t('fault.step', { step: money(channel.step, currency) })
            : preview === 'fee'
              ? t('fault.fee')
              : undefined
        }
      />
      <DepositSummary
        preview={typeof preview === 'string' ? undefined : preview}
        channel={channel}
        settings={settings}
      />
      {error !== null && <Notice tone="lost" text={error.message} />}
      <Button
        type="submit"
        look="primary"
        size="lg"
        busy={isPending}
        disabled={typeof preview === 'string' || isClosed}
      >
        {t('continueToPayment')}
      </Button>
    </form>
  );
}

function OpenOrder({ number }: { readonly number: string }) {
  const t = useTexts('cashier');
  return (
    <div className="min-w-0">
      <Notice
        tone="accent"
        text={t('openOrderHere', { number })}
        action={
          <Button
            look="primary"
            size="sm"
            onClick={() => openCentrePage('depositv2', { order: number })}
          >
            {t('seeOrder')}
          </Button>
        }
      />
    </div>
  );
}
