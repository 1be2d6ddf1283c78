import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, type Instant, type Language } from '@fairhouse/values';
import { isOpenDeposit } from './deposit.ts';
import { creditOf } from './move-deposit.ts';
import type { ChannelRow } from './store/channels.ts';
import type { DepositRow } from './store/deposits.ts';
import type { EventRow } from './store/events.ts';

type Shown = Value<PlayerCalls['depositCreate']>;

/** A deposit as its member sees it. */
export function showDeposit(
  order: DepositRow,
  channel: ChannelRow | undefined,
  viewer: { readonly language: Language; readonly now: Instant },
): Shown {
  const expiresAt = instant(order.expires_at.getTime());
  const open = isOpenDeposit(order.state) && expiresAt > viewer.now;
  return {
    number: order.number,
    channel: order.channel_id,
    channelName: channel === undefined ? order.method : nameOf(channel, viewer.language),
    method: order.method,
    currency: order.currency,
    amount: order.amount,
    fee: order.fee,
    credit: order.credited ?? creditOf(order, order.amount),
    state: order.state,
    reason: order.reason,
    payUrl: open ? order.pay_url : null,
    qr: open ? order.qr : null,
    createdAt: instant(order.created_at.getTime()),
    expiresAt,
    changedAt: instant(order.changed_at.getTime()),
    cancellable: open,
  };
}

/** A channel's name in the viewer's language, else in English, else the method's word. */
export function nameOf(channel: Pick<ChannelRow, 'names' | 'method'>, language: Language): string {
  return channel.names[language] ?? channel.names.EN ?? channel.method;
}

/** An order's timeline as its member sees it: without names and notes. */
export function showTimeline(events: readonly EventRow[]) {
  return events
    .filter((event) => event.reason !== 'second_person')
    .map(({ state, reason, at }) => ({ state, reason, time: instant(at.getTime()) }));
}
