// Limits and play blocks in their wire form.
import type { Value } from '@fairhouse/calls';
import type { PlayerCalls } from '@fairhouse/calls/player';
import { amount, delta, type Instant } from '@fairhouse/values';
import type { Limit } from './limit.ts';
import { FOREVER, isInForce, type PlayBlock } from './play-block.ts';
import type { LimitUsage } from './usage.ts';

type Status = Value<PlayerCalls['protection']>;

const money = (kind: Limit['kind'], most: bigint | undefined) =>
  kind === 'session' || most === undefined ? null : amount(most);
const minutes = (kind: Limit['kind'], most: bigint | undefined) =>
  kind === 'session' && most !== undefined ? Number(most) : null;

export function showLimit(
  { limit, used, left, window }: LimitUsage,
  strict: readonly Limit[],
): Status['limits'][number] {
  const { kind, period, owner, most, setAt, pending } = limit;
  return {
    kind,
    period,
    owner,
    amount: money(kind, most),
    minutes: minutes(kind, most),
    inForce: strict.includes(limit),
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

/** The play block if it is in force, or null. */
export function showPlayBlock(playBlock: PlayBlock | undefined, now: Instant): Status['pause'] {
  if (!isInForce(playBlock, now)) return null;
  const { kind, length, from, until, returnAt, by } = playBlock;
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
