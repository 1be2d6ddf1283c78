import { useCallback } from 'react';
import type { ValueOf } from '../../app/calls.ts';
import { useLive } from '../../app/live.ts';
import { renew } from '../../app/queries.ts';
import { useCall } from '../../app/use-call.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/Card.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { Answered } from '../members/Answered.tsx';
import { openPage } from '../members/centre-address.ts';
import { DepositOutcome } from './DepositOutcome.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { Facts } from './Facts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { depositSteps, isDepositEnded } from './order-steps.ts';
import { orderTone } from './order-tone.ts';
import { PayPanel } from './PayPanel.tsx';
import { useFormats } from '../../i18n/format.ts';

/**
 * A signal says that something moved; the question every few seconds is for when signals are lost.
 */
const ASK_AGAIN_MS = 3_000;

/** One deposit, followed live from its payment to its end. */
export function DepositOrder({ number }: { readonly number: string }) {
  const query = useCall(
    'depositOne',
    { number },
    {
      staleTime: 0,
      refetchInterval: (value) =>
        value !== undefined && isDepositEnded(value.order.state) ? false : ASK_AGAIN_MS,
    },
  );
  const onSignal = useCallback(() => renew('depositOne', 'depositSettings', 'depositList'), []);
  useLive('balance', onSignal);
  useLive('inbox', onSignal);
  return (
    <Answered query={query} loading={<DepositSkeleton />}>
      {(value) => <Followed {...value} />}
    </Answered>
  );
}

function Followed({ order, timeline }: ValueOf<'depositOne'>) {
  const t = useTexts('cashier');
  const { money, dateTime } = useFormats();
  return (
    <div>
      <OrderHead
        number={order.number}
        amount={order.amount}
        currency={order.currency}
        badge={<Badge tone={orderTone(order.state)}>{t(`depositState.${order.state}`)}</Badge>}
        backLabel={t('allDeposits')}
        onBack={() => openPage('depositv2', { tab: 'history' })}
      />
      <div className="grid gap-6 xl:grid-cols-2 xl:gap-10">
        <div aria-live="polite">
          {order.cancellable ? <PayPanel order={order} /> : <DepositOutcome order={order} />}
        </div>
        <div className="flex flex-col gap-6">
          <Timeline
            label={t('timeline')}
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
        </div>
      </div>
    </div>
  );
}
