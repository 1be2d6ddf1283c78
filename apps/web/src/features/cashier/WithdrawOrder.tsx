import { useCallback } from 'react';
import type { ValueOf } from '../../app/calls.ts';
import { useLive } from '../../app/live.ts';
import { renew } from '../../app/queries.ts';
import { useCall } from '../../app/use-call.ts';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/Card.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { Answered } from '../members/Answered.tsx';
import { openPage } from '../members/centre-address.ts';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { Facts } from './Facts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { isWithdrawalEnded, withdrawalSteps } from './order-steps.ts';
import { orderTone } from './order-tone.ts';

const ASK_AGAIN_MS = 5_000;

/** One withdrawal, followed live to its payout. There is no way back by the player. */
export function WithdrawOrder({ number }: { readonly number: string }) {
  const query = useCall(
    'withdrawOne',
    { number },
    {
      staleTime: 0,
      refetchInterval: (value) =>
        value !== undefined && isWithdrawalEnded(value.order.state) ? false : ASK_AGAIN_MS,
    },
  );
  const onSignal = useCallback(() => renew('withdrawOne', 'withdrawSettings', 'withdrawList'), []);
  useLive('balance', onSignal);
  useLive('inbox', onSignal);
  return (
    <Answered query={query} loading={<DepositSkeleton />}>
      {(value) => <Followed {...value} />}
    </Answered>
  );
}

function Followed({ order, timeline }: ValueOf<'withdrawOne'>) {
  const t = useTexts('cashier');
  const { money, dateTime } = useFormats();
  const { currency } = order;
  return (
    <div>
      <OrderHead
        number={order.number}
        amount={order.amount}
        currency={currency}
        badge={<Badge tone={orderTone(order.state)}>{t(`withdrawState.${order.state}`)}</Badge>}
        backLabel={t('allWithdrawals')}
        onBack={() => openPage('withdraw', { tab: 'history' })}
      />
      <div className="grid gap-6 xl:grid-cols-2 xl:gap-10">
        <div aria-live="polite" className="flex flex-col gap-6">
          <p className="text-ink-2">{t(`withdrawNext.${order.state}`)}</p>
          <Timeline
            label={t('timeline')}
            steps={withdrawalSteps(timeline).map((step) => ({
              key: step.key,
              title: t(`withdrawState.${step.state}`),
              text: step.reason === null ? undefined : t(`reason.${step.reason}`),
              at: step.at,
              state: step.look,
            }))}
          />
        </div>
        <Facts
          facts={[
            { name: t('toAccount'), value: `${order.bank} ${order.account}` },
            { name: t('fee'), value: money(order.fee, currency) },
            { name: t('arrivesOutside'), value: money(order.net, currency), strong: true },
            { name: t('createdAt'), value: dateTime(order.createdAt) },
          ]}
        />
      </div>
    </div>
  );
}
