import type { Answer, Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { assert, ok, parseAmount } from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { TURNOVER_SHARES } from '../../../turnover-shares.ts';
import { readSettings } from '../settings/index.ts';
import { depositBlockedUntil } from './deposit-blocked-until.ts';
import {
  channelName,
  listChannels,
  type ChannelRow,
  paymentFlow,
  isOffered,
} from '../channels/index.ts';
import { readDepositLimits, type DepositLimits } from './store.ts';

type Row = PlayerCalls['depositSettings'];
type Group = Value<Row>['groups'][number];

/** The deposit channels, grouped, with every limit that applies to the caller. */
export async function readDepositSettings(call: CallOf<Row>): Promise<Answer<Row>> {
  const { sql, merchant, session, now } = call;
  const limits = await readDepositLimits(sql, merchant.id, session.member, now);
  assert(limits !== undefined, 'limits are counted');
  const { value: settings } = await readSettings(sql, merchant);
  const all = await listChannels(sql, merchant.id);
  const channels = all.filter((channel) => isOffered(channel, settings));
  const until = depositBlockedUntil(limits, settings.cancelsMax);
  return ok({
    currency: merchant.currency,
    groups: groupsOf(channels).map((group) => ({
      group,
      channels: channels
        .filter((channel) => channel.method_group === group)
        .map((channel) => showChannel(channel, limits, call)),
    })),
    openOrders: limits.open_count,
    turnoverShares: TURNOVER_SHARES,
    openOrdersMax: settings.openOrdersMax,
    cancelsToday: limits.cancels,
    cancelsMax: settings.cancelsMax,
    blockedUntil: until !== undefined && until > now ? until : null,
  });
}

/** The groups, ordered by their heaviest channel. */
function groupsOf(channels: readonly ChannelRow[]): Group['group'][] {
  return [...new Set(channels.map((channel) => channel.method_group))];
}

function showChannel(
  channel: ChannelRow,
  limits: DepositLimits,
  call: CallOf<Row>,
): Group['channels'][number] {
  return {
    id: channel.channel_id,
    method: channel.method,
    name: channelName(channel, call.language),
    flow: paymentFlow(channel),
    min: channel.minimum,
    max: channel.maximum,
    step: channel.step,
    presets: channel.presets.flatMap((text) => parseAmount(text) ?? []),
    feeRate: channel.fee_ppm,
    feeFixed: channel.fee_fixed,
    turnover: channel.rollover_ppm,
    expiresMinutes: channel.expires_minutes,
    maintenance: channel.maintenance,
    openOrder: limits.open[channel.channel_id] ?? null,
  };
}
