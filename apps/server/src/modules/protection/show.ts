// Limits and breaks in the words of the wire.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, delta, type Instant } from '@fairhouse/values';
import type { Bound } from './limit.ts';
import { FOREVER, holds, type Pause } from './pause.ts';
import type { Used } from './usage.ts';

type Status = Value<PlayerCalls['protection']>;

const money = (kind: Bound['kind'], most: bigint | undefined) =>
  kind === 'session' || most === undefined ? null : amount(most);
const minutes = (kind: Bound['kind'], most: bigint | undefined) =>
  kind === 'session' && most !== undefined ? Number(most) : null;

export function showLimit(
  { bound, used, left, window }: Used,
  strict: readonly Bound[],
): Status['limits'][number] {
  const { kind, period, owner, most, setAt, pending } = bound;
  return {
    kind,
    period,
    owner,
    amount: money(kind, most),
    minutes: minutes(kind, most),
    inForce: strict.includes(bound),
    used: kind === 'session' ? null : delta(used),
    usedMinutes: minutes(kind, used),
    left: money(kind, left),
    leftMinutes: minutes(kind, left),
    until: window.end,
    setAt,
    pending:
      pending === undefined
        ? null
        : {
            amount: money(kind, pending.most),
            minutes: minutes(kind, pending.most),
            from: pending.from,
          },
  };
}

/** A break that holds, or null. */
export function showPause(pause: Pause | undefined, now: Instant): Status['pause'] {
  if (!holds(pause, now)) return null;
  const { kind, length, from, until, returnAt, by } = pause;
  return {
    kind,
    length,
    from,
    until: until >= FOREVER ? null : until,
    returnAt: returnAt ?? null,
    mayReturn: kind === 'exclusion' && until <= now && returnAt === undefined,
    by,
  };
}
