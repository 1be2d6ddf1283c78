// The cost of a proof of work grows with a network's failed logins.
import { MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { networkOf, wideNetworkOf } from '../../../platform/network.ts';
import { countWrong } from '../attempts/index.ts';

const WINDOW_MS = 30 * MINUTE_MS;
/** Failures that do not raise the cost. */
const FREE_FAILURES = 3;
/** About 20 s on a phone. */
const TIMES_MAX = 64;

/**
 * The factor on the base work: 1 up to five failed logins in half an hour, and doubled each time
 * they double.
 */
export async function workMultiplier(
  app: AppContext,
  { merchant, address, now }: { merchant: Merchant; address: string; now: Instant },
): Promise<number> {
  const wrong = await countWrong(app.pool, merchant.id, {
    network: networkOf(address),
    wideNetwork: wideNetworkOf(address),
    since: plus(now, -WINDOW_MS),
  });
  let times = 1;
  while (times < TIMES_MAX && wrong >= 2 * times * FREE_FAILURES) times *= 2;
  return times;
}
