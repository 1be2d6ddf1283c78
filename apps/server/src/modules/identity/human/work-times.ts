// How much dearer a proof of work is for a network from which logins turned out wrong.
import { MINUTE_MS, plus, type Instant } from '@fairhouse/values';
import type { House, Merchant } from '../../../ground/house.ts';
import { networkOf, wideOf } from '../../../ground/network.ts';
import { countWrong } from '../store/attempts.ts';

const WINDOW_MS = 30 * MINUTE_MS;
/** What everybody gets wrong now and then costs nothing more. */
const FREE_FAILURES = 3;
/** About twenty seconds of a phone's time. */
const TIMES_MAX = 64;

/**
 * By how much the usual work is multiplied: once up to five wrong logins in half an hour, and
 * doubled whenever they double.
 */
export async function workTimes(
  house: House,
  { merchant, address, now }: { merchant: Merchant; address: string; now: Instant },
): Promise<number> {
  const wrong = await countWrong(house.pool, merchant.id, {
    network: networkOf(address),
    wideNetwork: wideOf(address),
    since: plus(now, -WINDOW_MS),
  });
  let times = 1;
  while (times < TIMES_MAX && wrong >= 2 * times * FREE_FAILURES) times *= 2;
  return times;
}
