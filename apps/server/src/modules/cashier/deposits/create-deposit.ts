import { refuse, type Answer } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import {
  assert,
  formatAmount,
  MINUTE_MS,
  mulCeil,
  mulFloor,
  ok,
  plus,
  SECOND_MS,
  type Amount,
} from '@fairhouse/values';
import type { CallOf } from '../../../platform/call-context.ts';
import { transaction, type Sql } from '../../../platform/sql.ts';
import { findMember, mayDo } from '../../members/index.ts';
import { noteLimitHit, refuseDeposit } from '../../protection/index.ts';
import { siteOf } from '../../settings/index.ts';
import { readSettings } from '../settings/index.ts';
import { signalDeposit } from './apply-payment.ts';
import { depositBlockedUntil } from './deposit-blocked-until.ts';
import { moveDeposit } from './move-deposit.ts';
import { openPayment, type OpenedPayment } from '../provider/index.ts';
import { returnAddress } from './return-address.ts';
import { showDeposit } from './show-deposit.ts';
import {
  findChannel,
  type ChannelRow,
  isBankDetailsComplete,
  toPayto,
  isOffered,
  TRANSFER,
} from '../channels/index.ts';
import {
  findDepositByKey,
  insertDeposit,
  lockDeposit,
  readDepositLimits,
  scheduleDepositPoll,
  type DepositRow,
} from './store.ts';
import { addEvent, nextOrderNumber } from '../orders/index.ts';
import { lockPaymentProfile } from '../payment-profiles/index.ts';

type Row = PlayerCalls['depositCreate'];
type Call = CallOf<Row>;
/** The payment page of an order; a provider adds its reference. */
type PaymentPage = Pick<OpenedPayment, 'url'> & Partial<OpenedPayment>;

const FIRST_POLL_MS = 20 * SECOND_MS;

/**
 * Opens a deposit in three steps: write the order, call the provider, write its answer. A crash
 * between them leaves an order that cannot be paid and that expires. The request's id makes a
 * repeated request find the first order.
 */
export async function createDeposit(call: Call): Promise<Answer<Row>> {
  const written = await transaction(call.app.pool, async (sql) => {
    const value = await writeOrder(call, sql);
    return { commit: value.ok, value };
  });
  if (!written.ok) {
    await noteLimitHit(call, written.problem);
    return written;
  }
  const { order, channel } = written.value;
  if (order.state !== 'CREATED') return ok(showDeposit(order, channel, call));
  const opened =
    order.provider === TRANSFER
      ? await openTransfer(call)
      : await openPayment(call.app, await askFor(call, order));
  const answered = await transaction(call.app.pool, async (sql) => ({
    commit: true,
    value: await writeAnswer(call, sql, order, channel, opened),
  }));
  if (answered.state === 'FAILED') return refuse('deposit.provider_down');
  if (order.provider === TRANSFER) signalDeposit(call.app, answered);
  return ok(showDeposit(answered, channel, call));
}

async function writeOrder(call: Call, sql: Sql) {
  const { merchant, session, now, input, app, idempotencyKey } = call;
  assert(idempotencyKey !== undefined, 'a deposit is asked for with an id');
  await lockPaymentProfile(sql, merchant.id, session.member);
  const channel = await findChannel(sql, merchant.id, input.channel);
  if (channel === undefined) return refuse('deposit.channel_unknown');
  const first = await findDepositByKey(sql, merchant.id, session.member, idempotencyKey);
  if (first !== undefined) {
    const same = first.amount === input.amount && first.channel_id === input.channel;
    return same ? ok({ order: first, channel }) : refuse('idempotency.reused');
  }
  const allowed = await checkLimits(call, sql, channel);
  if (!allowed.ok) return allowed;
  const fee = feeOf(channel, input.amount);
  const order = await insertDeposit(sql, merchant.id, {
    id: app.newId<'deposit'>(),
    number: await nextOrderNumber(sql, 'D'),
    member: session.member,
    username: session.username,
    requestKey: idempotencyKey,
    channel: channel.channel_id,
    method: channel.method,
    provider: channel.provider,
    currency: channel.currency,
    amount: input.amount,
    fee,
    rollover: mulCeil((input.amount - fee) as Amount, channel.rollover_ppm),
    now,
    expiresAt: plus(now, channel.expires_minutes * MINUTE_MS),
  });
  assert(order !== undefined, 'a deposit that is inserted comes back');
  const event = { state: 'CREATED', reason: null, actor: 'member', now } as const;
  await addEvent(sql, merchant.id, order.deposit_id, event);
  return ok({ order, channel });
}

async function checkLimits(call: Call, sql: Sql, channel: ChannelRow) {
  const { merchant, session, now, input } = call;
  const member = await findMember(sql, merchant.id, session.member);
  if (member === undefined || !mayDo(member, 'cash')) return refuse('member.frozen');
  const guarded = await refuseDeposit(sql, { merchant, member: session.member, now }, input.amount);
  if (guarded !== undefined) return guarded;
  const { value: settings } = await readSettings(sql, merchant);
  if (!isOffered(channel, settings) || channel.maintenance) {
    return refuse('deposit.channel_closed');
  }
  const size = checkAmount(channel, input.amount);
  if (!size.ok) return size;
  const limits = await readDepositLimits(sql, merchant.id, session.member, now);
  assert(limits !== undefined, 'limits are counted');
  const until = depositBlockedUntil(limits, settings.cancelsMax);
  if (until !== undefined && until > now) {
    return refuse('deposit.cancel_block', { params: { count: settings.cancelsMax } });
  }
  if (Object.hasOwn(limits.open, channel.channel_id)) return refuse('deposit.open_in_channel');
  if (limits.open_count >= settings.openOrdersMax) {
    return refuse('deposit.open_limit', { params: { count: limits.open_count } });
  }
  return ok(null);
}

function checkAmount(channel: ChannelRow, wanted: Amount) {
  const { minimum, maximum, step } = channel;
  if (wanted < minimum) {
    return refuse('deposit.amount_low', { params: { min: formatAmount(minimum) } });
  }
  if (wanted > maximum) {
    return refuse('deposit.amount_high', { params: { max: formatAmount(maximum) } });
  }
  if (wanted % step !== 0n || feeOf(channel, wanted) >= wanted) {
    return refuse('deposit.amount_step', { params: { step: formatAmount(step) } });
  }
  return ok(null);
}

function feeOf(channel: ChannelRow, wanted: Amount): Amount {
  return (mulFloor(wanted, channel.fee_ppm) + channel.fee_fixed) as Amount;
}

async function askFor(call: Call, order: DepositRow) {
  const { settings } = await siteOf(call.app, call.merchant);
  return {
    merchant: call.merchant.code,
    order: order.number,
    amount: formatAmount(order.amount),
    currency: order.currency,
    method: order.method,
    language: call.language,
    brand: settings.brand.name,
    returnUrl: await returnAddress(call.app, call.merchant, order.number),
    expiresAt: order.expires_at.getTime(),
  };
}

/** The payment page of an order without a provider. */
async function openTransfer({ app, merchant }: Call): Promise<PaymentPage | undefined> {
  const { value: settings } = await readSettings(app.pool, merchant);
  return isBankDetailsComplete(settings.bankDetails)
    ? { url: toPayto(settings.bankDetails) }
    : undefined;
}

async function writeAnswer(
  call: Call,
  sql: Sql,
  order: DepositRow,
  channel: ChannelRow,
  opened: PaymentPage | undefined,
): Promise<DepositRow> {
  const { merchant, session, now } = call;
  await lockPaymentProfile(sql, merchant.id, session.member);
  const current = (await lockDeposit(sql, merchant.id, order.number)) ?? order;
  if (current.state !== 'CREATED') return current;
  if (opened === undefined) {
    const transition = { state: 'FAILED', reason: 'provider_unreachable' } as const;
    return moveDeposit(sql, current, transition, { actor: 'house', now });
  }
  if (order.provider !== TRANSFER) {
    const schedule = { at: plus(now, FIRST_POLL_MS), polled: 0 } as const;
    await scheduleDepositPoll(sql, merchant.id, current.deposit_id, schedule);
  }
  return moveDeposit(
    sql,
    current,
    { state: 'PAYING', reason: null },
    { actor: 'provider', now },
    {
      payUrl: opened.url,
      reference: opened.reference,
      ...(channel.flow === 'QR' ? { qr: opened.qr } : {}),
    },
  );
}
