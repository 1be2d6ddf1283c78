// Why protection refuses: as a short text that the ledger keeps, and in the words of a call.
import { refuse, type Refused } from '@fairhouse/calls';
import { amount, fail, formatAmount, instant, type Instant, type Result } from '@fairhouse/values';
import type { Calendar, LimitKind, Period } from './limit.ts';
import { FOREVER, type Pause } from './pause.ts';

/** What every path of money may answer where a member is protected. */
export type ProtectionRefusal =
  | 'protection.timeout'
  | 'protection.excluded'
  | 'protection.deposit_limit'
  | 'protection.stake_limit'
  | 'protection.loss_limit'
  | 'protection.session_limit';

/** How every reason begins that the ledger keeps for a protected member. */
const PREFIX = 'protected';

export interface LimitReached {
  readonly kind: LimitKind;
  readonly period: Period;
  readonly most: bigint;
  readonly left: bigint;
  /** When the period ends, and the limit leaves its whole room again. */
  readonly end: Instant;
}

/** A limit's reason for the ledger. */
export function refusedLimit({ kind, period, most, left, end }: LimitReached): string {
  return `${PREFIX}:${kind}:${period}:${most}:${left > 0n ? left : 0n}:${end}`;
}

/** A break's reason for the ledger. */
export function refusedPause({ kind, until }: Pause): string {
  return `${PREFIX}:${kind}:${until}`;
}

/** Whether a reason of the ledger is protection's. */
export function isProtection(reason: string): boolean {
  return reason.startsWith(`${PREFIX}:`);
}

/** The refusal for a reason that the ledger kept. */
export function refusalOfReason(
  reason: string,
  calendar: Calendar,
): Result<never, Refused<ProtectionRefusal>> {
  const [, kind = '', ...rest] = reason.split(':');
  if (kind === 'timeout' || kind === 'exclusion') {
    return pauseRefusal({ kind, until: instant(Number(rest[0])) }, calendar);
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

/** Which limit, how much it leaves, and until when. */
export function limitRefusal(
  { kind, period, most, left, end }: LimitReached,
  { zone }: Calendar,
): Result<never, Refused<ProtectionRefusal>> {
  const tell = (sum: bigint): string =>
    kind === 'session' ? String(sum) : formatAmount(amount(sum));
  const value = { kind, period, limit: tell(most), left: tell(left > 0n ? left : 0n), until: end };
  const params = { limit: short(value.limit), left: short(value.left), until: timeOf(end, zone) };
  return fail({ code: `protection.${kind}_limit`, params, value });
}

/** That a member is on a break, and until when. */
export function pauseRefusal(
  { kind, until }: Pick<Pause, 'kind' | 'until'>,
  { zone }: Calendar,
): Result<never, Refused<ProtectionRefusal>> {
  if (kind === 'exclusion') {
    return refuse('protection.excluded', { value: { until: until === FOREVER ? null : until } });
  }
  return refuse('protection.timeout', {
    params: { until: timeOf(until, zone) },
    value: { until },
  });
}

/** `500.0000` as people write it: `500`. */
function short(text: string): string {
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
}

/** `2026-11-22 00:00` in the merchant's zone. */
export function timeOf(at: Instant, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
}
