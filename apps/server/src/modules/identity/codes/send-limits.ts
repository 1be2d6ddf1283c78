// Rate limits of codes, by earlier requests (security.md W11).
import { refuse } from '@fairhouse/calls';
import { DAY_MS, HOUR_MS, MINUTE_MS, plus, SECOND_MS, type Instant } from '@fairhouse/values';
import type { Setting } from '../../settings/index.ts';
import type { Channel } from './code.ts';
import type { Count, SendCounts } from './store/codes.ts';

/** Minimum waiting time that is reported for too many codes. */
const SHORTEST_WAIT_MINUTES = 5;

/**
 * The refusal of a number, address or network that has reached a limit, or undefined. Limits per
 * prefix apply to SMS alone.
 */
export function sendLimitProblem(
  counts: SendCounts,
  rules: Setting<'codes'>,
  { channel, now }: { readonly channel: Channel; readonly now: Instant },
) {
  const again = counts.lastAt && plus(counts.lastAt, rules.expiredMinutes * MINUTE_MS);
  if (again !== undefined && again > now) {
    const seconds = Math.ceil((again - now) / SECOND_MS);
    return refuse('code.too_soon', { params: { seconds }, retryAfterSeconds: seconds }).problem;
  }
  const limits: readonly (readonly [Count, number, number])[] = [
    [counts.numberHour, rules.perNumberHour, HOUR_MS],
    [counts.numberDay, rules.perNumberDay, DAY_MS],
    [counts.addressHour, rules.perAddressHour, HOUR_MS],
    [counts.networkHour, rules.perNetworkHour, HOUR_MS],
    ...(channel === 'sms' ? [[counts.prefixHour, rules.perPrefixHour, HOUR_MS] as const] : []),
  ];
  const waits = limits
    .filter(([{ count }, max]) => count >= max)
    .map(([{ oldest }, , windowMs]) => plus(oldest ?? now, windowMs) - now);
  if (waits.length === 0) return undefined;
  const wait = Math.max(...waits);
  const minutes = Math.max(SHORTEST_WAIT_MINUTES, Math.ceil(wait / MINUTE_MS));
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / SECOND_MS));
  return refuse('code.too_many', { params: { minutes }, retryAfterSeconds }).problem;
}
