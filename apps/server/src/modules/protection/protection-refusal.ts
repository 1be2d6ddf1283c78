// Protection's refusals: encoded as a reason in the ledger, and as the refusal of a call.
import { refuse, type Refused } from '@fairhouse/calls';
import { amount, fail, formatAmount, instant, type Instant, type Result } from '@fairhouse/values';
import type { Calendar, LimitKind, Period } from './limit.ts';
import { FOREVER, type PlayBlock } from './play-block.ts';

/** Refusals that any money call may return for a protected member. */
export type ProtectionRefusal =
  | 'protection.timeout'
  | 'protection.excluded'
  | 'protection.deposit_limit'
  | 'protection.stake_limit'
  | 'protection.loss_limit'
  | 'protection.session_limit';

/** Prefix of every reason in the ledger that belongs to protection. */
const PREFIX = 'protected';

export interface LimitReached {
  readonly kind: LimitKind;
  readonly period: Period;
  readonly most: bigint;
  readonly left: bigint;
  /** When the period ends and the limit starts again. */
  readonly end: Instant;
}

/** Encodes a reached limit as a reason for the ledger. */
export function limitReason({ kind, period, most, left, end }: LimitReached): string {
  return `${PREFIX}:${kind}:${period}:${most}:${left > 0n ? left : 0n}:${end}`;
}

/** Encodes a play block as a reason for the ledger. */
export function playBlockReason({ kind, until }: PlayBlock): string {
  return `${PREFIX}:${kind}:${until}`;
}

/** Whether a reason in the ledger belongs to protection. */
export function isProtectionReason(reason: string): boolean {
  return reason.startsWith(`${PREFIX}:`);
}

/** Decodes a reason from the ledger into the refusal of a call. */
export function refusalFromReason(
  reason: string,
  calendar: Calendar,
): Result<never, Refused<ProtectionRefusal>> {
  const [, kind = '', ...rest] = reason.split(':');
  if (kind === 'timeout' || kind === 'exclusion') {
    return playBlockRefusal({ kind, until: instant(Number(rest[0])) }, calendar);
  }
  const [period = 'day', most = '0', left = '0', end = '0'] = rest;
  return limitRefusal(
    {
      kind: kind as LimitKind,
      period: period as Period,
      most: BigInt(most),
      left: BigInt(left),
      end: instant(Number(end)),
    },
    calendar,
  );
}

/** The refusal for a reached limit, with what is left and until when. */
export function limitRefusal(
  { kind, period, most, left, end }: LimitReached,
  { zone }: Calendar,
): Result<never, Refused<ProtectionRefusal>> {
  const formatMost = (sum: bigint): string =>
    kind === 'session' ? String(sum) : formatAmount(amount(sum));
  const value = {
    kind,
    period,
    limit: formatMost(most),
    left: formatMost(left > 0n ? left : 0n),
    until: end,
  };
  const params = {
    limit: short(value.limit),
    left: short(value.left),
    until: formatTime(end, zone),
  };
  return fail({ code: `protection.${kind}_limit`, params, value });
}

/** The refusal for a play block, with its end. */
export function playBlockRefusal(
  { kind, until }: Pick<PlayBlock, 'kind' | 'until'>,
  { zone }: Calendar,
): Result<never, Refused<ProtectionRefusal>> {
  if (kind === 'exclusion') {
    return refuse('protection.excluded', { value: { until: until === FOREVER ? null : until } });
  }
  return refuse('protection.timeout', {
    params: { until: formatTime(until, zone) },
    value: { until },
  });
}

/** Drops trailing zeros: `500.0000` becomes `500`. */
function short(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
}

/** `2026-11-22 00:00` in the merchant's zone. */
export function formatTime(at: Instant, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
}
