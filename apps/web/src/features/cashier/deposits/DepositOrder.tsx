import { useCallback } from 'react';
import type { ValueOf } from '../../../calls/calls.ts';
import { useSignal } from '../../../calls/live.ts';
import { invalidateCalls } from '../../../calls/queries.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/layout/Card.tsx';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { Timeline } from '../../../ui/data/Timeline.tsx';
import { CallResult } from '../../../calls/CallResult.tsx';
import { openCentrePage } from '../../../centre/centre-filters.ts';
import { DepositOutcome } from './DepositOutcome.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { Facts } from '../orders/Facts.tsx';
import { OrderHead } from '../orders/OrderHead.tsx';
import { depositSteps, isDepositEnded } from '../orders/order-steps.ts';
import { orderTone } from '../orders/order-tone.ts';
import { PayPanel } from './PayPanel.tsx';
import { useFormats } from '../../../i18n/format.ts';

/** Signals announce changes; polling covers lost signals. */
const POLL_INTERVAL_MS = 3_000;

/** One deposit, updated live from payment to end. */
export function DepositOrder({ number }: { readonly number: string }) {
  const query = useCall(
    'depositOne',
    { number },
    {
      staleTime: 0,
      refetchInterval: (value) =>
        value !== undefined && isDepositEnded(value.order.state) ? false : POLL_INTERVAL_MS,
    },
  );
  const onSignal = useCallback(
    () => invalidateCalls('depositOne', 'depositSettings', 'depositList'),
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

function Followed({ order, timeline }: ValueOf<'depositOne'>) {
  const t = useTexts('cashier');
  const { money } = useFormats();
  const { dateTime, timeZone } = useSiteTimes();
  return (
    <div>
      <OrderHead
        number={order.number}
        amount={order.amount}
        currency={order.currency}
        badge={<Badge tone={orderTone(order.state)}>{t(`depositState.${order.state}`)}</Badge>}
        backLabel={t('allDeposits')}
        onBack={() => openCentrePage('depositv2', { tab: 'history' })}
      />
      <div className="grid gap-6 xl:grid-cols-2 xl:gap-10">
        <div aria-live="polite">
          {order.cancellable ? <PayPanel order={order} /> : <DepositOutcome order={order} />}
        </div>
        <div className="flex flex-col gap-6">
          <Timeline
            label={t('timeline')}
            dateTime={dateTime}
            steps={depositSteps(timeline).map((step) => ({
              key: step.key,
              title: t(`depositState.${step.state}`),
              text: step.reason === null ? undefined : t(`reason.${step.reason}`),
              at: step.at,
              state: step.look,
            }))}
          />
          <Facts
            facts={[
              { name: t('channel'), value: order.channelName },
              { name: t('fee'), value: money(order.fee, order.currency) },
              { name: t('arrives'), value: money(order.credit, order.currency), strong: true },
              { name: t('createdAt'), value: dateTime(order.createdAt) },
            ]}
          />
          <ZoneNote timeZone={timeZone} />
        </div>
      </div>
    </div>
  );
}
