import { CircleCheckBig, CircleX, Hourglass } from 'lucide-react';
import type { ValueOf } from '../../../calls/calls.ts';
import { navigate } from '../../../navigation/history.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { urls } from '../../../urls.ts';
import { useCustomerService } from '../../../site/use-customer-service.ts';
import { openCentrePage } from '../../../centre/centre-filters.ts';
import { isDepositEnded } from '../orders/order-steps.ts';

type Order = ValueOf<'depositOne'>['order'];

/** The outcome of a deposit, or its review state, and the next action. */
export function DepositOutcome({ order }: { readonly order: Order }) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const credited = money(order.credit, order.currency);
  const ended = isDepositEnded(order.state);
  const good = order.state === 'SUCCESS';
  const Icon = good ? CircleCheckBig : ended ? CircleX : Hourglass;
  return (
    <section className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface-2 p-6 text-center">
      <Icon
        aria-hidden
        size={48}
        className={good ? 'text-won' : ended ? 'text-lost' : 'text-accent-text'}
      />
      <div>
        <p className="text-lg font-semibold">
          {good ? t('depositDone', { amount: credited }) : t(`depositState.${order.state}`)}
        </p>
        <p className="mt-1 text-sm text-ink-2">{t(`depositNext.${order.state}`)}</p>
      </div>
      <Actions state={order.state} />
    </section>
  );
}

function Actions({ state }: { readonly state: Order['state'] }) {
  const t = useTexts('cashier');
  const { open, pending } = useCustomerService();
  if (!isDepositEnded(state)) {
    return (
      <Button busy={pending} onClick={() => void open()}>
        {t('contact')}
      </Button>
    );
  }
  const again = (
    <Button
      look={state === 'SUCCESS' ? 'quiet' : 'primary'}
      onClick={() => openCentrePage('depositv2')}
    >
      {t('depositAgain')}
    </Button>
  );
  if (state !== 'SUCCESS') return again;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button look="primary" onClick={() => navigate(urls.lottery)}>
        {t('playNow')}
      </Button>
      {again}
    </div>
  );
}
