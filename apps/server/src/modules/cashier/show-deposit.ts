import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { instant, type Instant, type Language } from '@fairhouse/values';
import { isOpenDeposit } from './deposit.ts';
import { creditedAmount } from './move-deposit.ts';
import type { ChannelRow } from './store/channels.ts';
import type { DepositRow } from './store/deposits.ts';
import type { EventRow } from './store/events.ts';
import { fromPayto } from './transfer/bank-details.ts';
import { TRANSFER } from './transfer/transfer-channel.ts';

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

/** A channel's name in the viewer's language, else in English, else the method's code. */
export function channelName(
  channel: Pick<ChannelRow, 'names' | 'method'>,
  language: Language,
): string {
  return channel.names[language] ?? channel.names.EN ?? channel.method;
}

/** Reasons that only the back office sees: notes of operators and provider about a transition. */
const BACKOFFICE_ONLY: readonly (string | null)[] = ['second_person', 'told_otherwise'];

/**
 * An order's timeline as its member sees it: without names and notes, and without events that only
 * repeat the state before them.
 */
export function showTimeline(events: readonly EventRow[]) {
  return events
    .filter(({ reason }) => !BACKOFFICE_ONLY.includes(reason))
    .filter(({ state, reason }, at, all) => {
      const before = all[at - 1];
      return before?.state !== state || before.reason !== reason;
    })
    .map(({ state, reason, at }) => ({ state, reason, time: instant(at.getTime()) }));
}
