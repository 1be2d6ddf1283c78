// Parses the limit form into the call's request.
import type { InputOf, ValueOf } from '../../calls/calls.ts';
import { parseAmount } from '@fairhouse/values';

export type LimitLine = ValueOf<'protection'>['limits'][number];
export type LimitKind = LimitLine['kind'];
export type LimitPeriod = LimitLine['period'];

export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'session'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;

const MINUTES = { least: 10, most: 1440 };

/** The call's request, or undefined if the typed text is not a limit. */
export function limitRequest(
  kind: LimitKind,
  period: LimitPeriod,
  typed: string,
): InputOf<'protectionLimit'> | undefined {
  const text = typed.trim();
  if (kind === 'session') {
    const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (minutes < MINUTES.least || minutes > MINUTES.most) return undefined;
    return { kind, period: 'day', minutes };
  }
  // As everywhere on the site, money has two decimals, and a comma is read as a point.
  const read = /^\d+(?:[.,]\d{1,2})?$/.test(text) ? text.replace(',', '.') : '';
  const amount = parseAmount(read) ?? 0n;
  return amount === 0n ? undefined : { kind, period, amount: read };
}

/** The used part of a limit in whole percent, rounded up, between 0 and 100. */
export function usedShare(line: LimitLine): number {
  const [used, most] =
    line.kind === 'session'
      ? [BigInt(line.usedMinutes ?? 0), BigInt(line.minutes ?? 0)]
      : [parseAmount(line.used ?? '') ?? 0n, parseAmount(line.amount ?? '') ?? 0n];
  if (most === 0n) return 100;
  const percent = (used * 100n + most - 1n) / most;
  return percent > 100n ? 100 : Number(percent);
}
