import { useCallback } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useSignal } from '../../../calls/live.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/layout/Card.tsx';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { Timeline } from '../../../ui/data/Timeline.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { openCentrePage } from '../../../centre/centre-filters.ts';
import { DepositSkeleton } from '../deposits/DepositSkeleton.tsx';
import { Facts } from '../orders/Facts.tsx';
import { OrderHead } from '../orders/OrderHead.tsx';
import { isWithdrawalEnded, withdrawalSteps } from '../orders/order-steps.ts';
import { orderTone } from '../orders/order-tone.ts';

const POLL_INTERVAL_MS = 5_000;

/** One withdrawal, updated live until its payout. The member cannot cancel it here. */
export function WithdrawOrder({ number }: { readonly number: string }) {
  const query = useCall(
    'withdrawOne',
    { number },
    {
      staleTime: 0,
      refetchInterval: (value) =>
        value !== undefined && isWithdrawalEnded(value.order.state) ? false : POLL_INTERVAL_MS,
    },
  );
  const onSignal = useCallback(
    () => invalidateCalls('withdrawOne', 'withdrawSettings', 'withdrawList'),
    [],
  );
  useSignal('balance', onSignal);
  useSignal('inbox', onSignal);
  return (
    <CallResult query={query} loading={<DepositSkeleton />}>
      {(value) => <Followed {...value} />}
    </CallResult>
  );
}

function Followed({ order, timeline }: ValueOf<'withdrawOne'>) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const { dateTime, timeZone } = useSiteTimes();
  const { currency } = order;
  // Nothing of it arrives at the bank, and no fee is kept.
  const isBack = order.state === 'REJECTED' || order.state === 'RETURNED';
  return (
    <div>
      <OrderHead
        number={order.number}
        amount={order.amount}
        currency={currency}
        badge={<Badge tone={orderTone(order.state)}>{t(`withdrawState.${order.state}`)}</Badge>}
        backLabel={t('allWithdrawals')}
        onBack={() => openCentrePage('withdraw', { tab: 'history' })}
      />
      <div className="grid items-start gap-6 xl:grid-cols-2 xl:gap-10">
        <div aria-live="polite" className="flex flex-col gap-6">
          <p className="text-ink-2">{t(`withdrawNext.${order.state}`)}</p>
          <Timeline
            label={t('timeline')}
            dateTime={dateTime}
            steps={withdrawalSteps(timeline).map((step) => ({
              key: step.key,
              title: t(`withdrawState.${step.state}`),
              text: step.reason === null ? undefined : t(`reason.${step.reason}`),
              at: step.at,
              state: step.look,
            }))}
          />
          <ZoneNote timeZone={timeZone} />
        </div>
        <Facts
          facts={[
            { name: t('toAccount'), value: `${order.bank} ${order.account}` },
            ...(isBack
              ? [{ name: t('givenBack'), value: money(order.amount, currency), strong: true }]
              : [
                  { name: t('fee'), value: money(order.fee, currency) },
                  { name: t('arrivesOutside'), value: money(order.net, currency), strong: true },
                ]),
            { name: t('createdAt'), value: dateTime(order.createdAt) },
          ]}
        />
      </div>
    </div>
  );
}
