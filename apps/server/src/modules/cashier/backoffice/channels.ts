// Deposit channels, as operators see and change them.
import { refuse, type Answer, type Input, type Value } from '@fairhouse/calls';
import { operator, type OperatorCalls } from '@fairhouse/calls/operator';
import { formatAmount, ok, parseAmount, RATE_ONE } from '@fairhouse/values';
import * as z from 'zod';
import type { CallContext, CallOf } from '../../../platform/call-context.ts';
import { changedParts, noteAudit, type TermsChange } from '../../operators/index.ts';
import {
  paymentFlow,
  changeChannelRow,
  findChannel,
  listChannels,
  readChannelHealth,
  type ChannelChange,
  type ChannelHealth,
  type ChannelRow,
} from '../channels/index.ts';

type List = OperatorCalls['channelList'];
type Edit = OperatorCalls['channelEdit'];

/** Every channel with the outcomes of its last orders. */
export async function listBackofficeChannels(call: CallOf<List>): Promise<Answer<List>> {
  const channels = await listChannels(call.sql, call.merchant.id);
  const health = await readChannelHealth(call.sql, call.merchant.id);
  const list = channels.map((channel) => showChannel(channel, health));
  return ok({ list });
}

/** The fields that one operator may change: the switches, and how often the channel is offered. */
const FREE: readonly string[] = ['enabled', 'maintenance', 'weight'];

/** What an edit changes of the channel's terms; undefined for an unknown channel. */
export async function changedChannel(
  { sql, merchant }: CallContext,
  input: Input<Edit>,
): Promise<TermsChange | undefined> {
  const stored = await findChannel(sql, merchant.id, input.id);
  if (stored === undefined) return undefined;
  const {
    version: _version,
    reason: _reason,
    ...terms
  } = z.encode(operator.channelEdit.request, input);
  return changedParts(onWire(showChannel(stored, [])), terms);
}

/** Whether an edit touches limits, prices or the turnover requirement of a deposit. */
export async function changesPrices(call: CallContext, input: Input<Edit>): Promise<boolean> {
  const { after = {} } = (await changedChannel(call, input)) ?? {};
  return Object.keys(after).some((name) => !FREE.includes(name));
}

/**
 * Changes a channel; open orders keep the terms that they were opened with. The request for an
 * approval says why; one that was stored before that was asked for is carried out without it.
 */
export async function editChannel(
  call: CallOf<Edit> & { readonly approval?: unknown },
): Promise<Answer<Edit>> {
  const { sql, merchant, input, app } = call;
  const before = await findChannel(sql, merchant.id, input.id);
  if (before === undefined) return refuse('not.found');
  if (!fitsTogether(input)) return refuse('channel.limits');
  if (input.feeRate >= RATE_ONE) {
    return refuse('channel.fee_rate', { fields: { feeRate: 'channel.fee_rate' } });
  }
  const isAsked = call.approval === undefined && input.reason === undefined;
  if (isAsked && (await changesPrices(call, input))) {
    return refuse('request.invalid', { fields: { reason: 'field.required' } });
  }
  const after = await changeChannelRow(sql, merchant.id, toChange(input));
  if (after === undefined) return refuse('cashier.changed');
  const health = await readChannelHealth(sql, merchant.id);
  const shown = showChannel(after, health);
  noteAudit(call, {
    target: `channel:${input.id}`,
    before: onWire(showChannel(before, health)),
    after: onWire(shown),
    ...(input.reason === undefined ? {} : { reason: input.reason }),
  });
  call.after(() => app.signals.send({ topic: 'site', merchant: merchant.id }));
  return ok(shown);
}

/** The channel as the wire shows it, with decimal amounts. */
function onWire(shown: Value<Edit>) {
  return z.encode(operator.channelEdit.response, shown);
}

function fitsTogether(input: Input<Edit>): boolean {
  const { min, max, step, presets } = input;
  const inside = presets.every((preset) => preset >= min && preset <= max && preset % step === 0n);
  return min <= max && inside;
}

function toChange(input: Input<Edit>): ChannelChange {
  return {
    channel_id: input.id,
    version: input.version,
    minimum: input.min,
    maximum: input.max,
    step: input.step,
    presets: input.presets.map(formatAmount),
    fee_ppm: input.feeRate,
    fee_fixed: input.feeFixed,
    rollover_ppm: input.turnover,
    expires_minutes: input.expiresMinutes,
    weight: input.weight,
    enabled: input.enabled,
    maintenance: input.maintenance,
  };
}

function showChannel(channel: ChannelRow, health: readonly ChannelHealth[]): Value<Edit> {
  const counts = health.find((each) => each.channel_id === channel.channel_id);
  return {
    id: channel.channel_id,
    group: channel.method_group,
    method: channel.method,
    provider: channel.provider,
    names: channel.names,
    currency: channel.currency,
    min: channel.minimum,
    max: channel.maximum,
    step: channel.step,
    presets: channel.presets.flatMap((text) => parseAmount(text) ?? []),
    feeRate: channel.fee_ppm,
    feeFixed: channel.fee_fixed,
    turnover: channel.rollover_ppm,
    flow: paymentFlow(channel),
    expiresMinutes: channel.expires_minutes,
    weight: channel.weight,
    enabled: channel.enabled,
    maintenance: channel.maintenance,
    version: channel.version,
    ended: counts?.ended ?? 0,
    succeeded: counts?.succeeded ?? 0,
  };
}
