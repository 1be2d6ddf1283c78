// Protection's refusals of calls.
import { refuse, type Refused } from '@fairhouse/calls';
import { amount, fail, formatAmount, unreachable, type Result } from '@fairhouse/values';
import type { Calendar, LimitKind } from './limit.ts';
import { FOREVER, type PlayBlock } from './play-block.ts';
import type { LimitReached, ProtectionReason } from './protection-reason.ts';

/** Refusals for a play block in force. */
export type PlayBlockRefusal = 'protection.timeout' | 'protection.excluded';

/** The refusal for a reached limit of a kind. */
export type LimitRefusal<Kind extends LimitKind> = `protection.${Kind}_limit`;

/** The refusal of a call for a stake that a ledger batch refused. */
export function refusalFromReason(
  reason: ProtectionReason,
  calendar: Calendar,
): Result<never, Refused<PlayBlockRefusal | LimitRefusal<LimitKind>>> {
  switch (reason.kind) {
    case 'timeout':
    case 'exclusion':
      return playBlockRefusal(reason, calendar);
    case 'deposit':
    case 'stake':
    case 'loss':
    case 'session':
      return limitRefusal(reason, calendar);
    default:
      return unreachable(reason);
  }
}

/** The refusal for a reached limit, with what is left and until when. */
export function limitRefusal<Kind extends LimitKind>(
  { kind, period, most, left, end }: LimitReached & { readonly kind: Kind },
  { zone }: Calendar,
): Result<never, Refused<LimitRefusal<Kind>>> {
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
    limit: value.limit,
    left: value.left,
    until: { at: end, zone },
  };
  return fail({ code: `protection.${kind}_limit`, params, value });
}

/** The refusal for a play block, with its end. */
export function playBlockRefusal(
  { kind, until }: Pick<PlayBlock, 'kind' | 'until'>,
  { zone }: Calendar,
): Result<never, Refused<PlayBlockRefusal>> {
  if (kind === 'exclusion') {
    return refuse('protection.excluded', { value: { until: until === FOREVER ? null : until } });
  }
  return refuse('protection.timeout', {
    params: { until: { at: until, zone } },
    value: { until },
  });
}
