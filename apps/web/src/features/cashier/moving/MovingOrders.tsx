import clsx from 'clsx';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import type { ClientRefusal, ValueOf } from '../../../calls/calls.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ErrorState } from '../../../ui/layout/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/layout/Skeleton.tsx';
import { serverNow } from '../../../ui/server-clock.ts';
import { orderTone } from '../orders/order-tone.ts';
import { isMoving, movingOrders } from './moving-orders.ts';

type Deposit = ValueOf<'depositList'>['list'][number];
type Withdrawal = ValueOf<'withdrawList'>['list'][number];

interface MovingOrdersProps {
  /** Opens the timeline of an order. */
  readonly onOpen: (page: 'depositv2' | 'withdraw', order: string) => void;
}

const LATEST = { pageNo: 1, pageSize: 5 } as const;
/** Not every step of an order is announced. */
const POLL_INTERVAL_MS = 5_000;

/** An order that was made on another page or device is found after this time. */
const IDLE_INTERVAL_MS = 20_000;

/** Asks again, more often while an order of the answer is on its way. */
const FOLLOWED = {
  staleTime: 0,
  refetchInterval: (value: { readonly list: readonly (Deposit | Withdrawal)[] } | undefined) =>
    value?.list.some(isMoving) === true ? POLL_INTERVAL_MS : IDLE_INTERVAL_MS,
};

/** Deposits and withdrawals on their way, with the state that each has reached. */
export function MovingOrders({ onOpen }: MovingOrdersProps) {
  const t = useTexts('wallet');
  const deposits = useCall('depositList', LATEST, FOLLOWED);
  const withdrawals = useCall('withdrawList', LATEST, FOLLOWED);
  const error: ClientRefusal | null = deposits.error ?? withdrawals.error;
  if (deposits.data === undefined || withdrawals.data === undefined) {
    if (error === null) return <SkeletonRows rows={1} className="h-13!" />;
    return (
      <ErrorState
        message={error.message}
        busy={deposits.isFetching || withdrawals.isFetching}
        onRetry={() => {
          void deposits.refetch();
          void withdrawals.refetch();
        }}
      />
    );
  }
  const all = [
    ...deposits.data.list.map((order) => ({ ...order, page: 'depositv2' as const })),
    ...withdrawals.data.list.map((order) => ({ ...order, page: 'withdraw' as const })),
  ];
  const shown = movingOrders(all, serverNow());
  if (shown.length === 0) return <p className="text-sm text-ink-3">{t('noMoving')}</p>;
  return (
    <ul className="rounded-lg border border-line bg-surface-2 text-sm">
      {shown.map((order) => (
        <li key={order.number} className="border-t border-line first:border-t-0">
          <button
            type="button"
            onClick={() => onOpen(order.page, order.number)}
            className="flex min-h-13 w-full items-center gap-3 px-3.5 py-2 text-left"
          >
            <MovingOrder order={order} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type MovingOrderProps = {
  readonly order:
    | (Deposit & { readonly page: 'depositv2' })
    | (Withdrawal & { readonly page: 'withdraw' });
};

const TONES = {
  plain: 'text-ink-2',
  accent: 'text-accent-text',
  won: 'text-won',
  lost: 'text-lost',
} as const;

function MovingOrder({ order }: MovingOrderProps) {
  const t = useTexts('cashier');
  const w = useTexts('wallet');
  const { money, dateTime } = useFormats();
  const isDeposit = order.page === 'depositv2';
  const Icon = isDeposit ? ArrowDownToLine : ArrowUpFromLine;
  const state = isDeposit ? t(`depositState.${order.state}`) : t(`withdrawState.${order.state}`);
  return (
    <>
      <Icon aria-hidden size={18} className="shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{w(isDeposit ? 'deposit' : 'withdraw')}</span>
        <span className="figures block text-xs text-ink-3">{dateTime(order.createdAt)}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="figures block font-semibold">{money(order.amount, order.currency)}</span>
        <span className={clsx('block text-xs font-medium', TONES[orderTone(order.state)])}>
          {state}
        </span>
      </span>
    </>
  );
}
