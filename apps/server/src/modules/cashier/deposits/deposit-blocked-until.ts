import { DAY_MS, instant, type Instant } from '@fairhouse/values';
import type { DepositLimits } from './store.ts';

/**
 * The end of the deposit block for a member who cancelled too often: 24 hours after the last
 * cancellation (agency.md 5.2). Undefined below the limit.
 */
export function depositBlockedUntil(
  limits: Pick<DepositLimits, 'cancels' | 'last_cancel'>,
  cancelsMax: number,
): Instant | undefined {
  const { cancels, last_cancel: last } = limits;
  if (cancels < cancelsMax || last === null) return undefined;
  return instant(last.getTime() + DAY_MS);
}
