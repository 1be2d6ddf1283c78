import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, type Instant, type Language } from '@fairhouse/values';
import { isOpenDeposit } from './deposit.ts';
import { creditedAmount } from './move-deposit.ts';
import { type ChannelRow, channelName, fromPayto, TRANSFER } from '../channels/index.ts';
import type { DepositRow } from './store.ts';

type Shown = Value<PlayerCalls['depositCreate']>;

/** A deposit as its member sees it. */
export function showDeposit(
  order: DepositRow,
  channel: ChannelRow | undefined,
  viewer: { readonly language: Language; readonly now: Instant },
): Shown {
  const expiresAt = instant(order.expires_at.getTime());
  const open = isOpenDeposit(order.state) && expiresAt > viewer.now;
  const byTransfer = order.provider === TRANSFER;
  return {
    number: order.number,
    channel: order.channel_id,
    channelName: channel === undefined ? order.method : channelName(channel, viewer.language),
    method: order.method,
    currency: order.currency,
    amount: order.amount,
    fee: order.fee,
    credit: order.credited ?? creditedAmount(order, order.amount),
    state: order.state,
    reason: order.reason,
    payUrl: open && !byTransfer ? order.pay_url : null,
    qr: open ? order.qr : null,
    bankDetails: open && byTransfer && order.pay_url !== null ? fromPayto(order.pay_url) : null,
    createdAt: instant(order.created_at.getTime()),
    expiresAt,
    changedAt: instant(order.changed_at.getTime()),
    cancellable: open,
  };
}
