import { plus } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { networkOf } from './network.ts';
import { countOpened } from './store/attempts.ts';

/**
 * The machine itself: a proxy that names nobody, or a test. A cap there would be a cap on
 * everybody.
 */
const OWN = /^(127\.|::1$|0:0:0:0::\/64$)/;

/** Whether one network has opened as many accounts of this kind as it may in that time. */
export async function isNetworkFull(
  { house, merchant, address, now }: CallContext,
  method: 'register' | 'trial',
  cap: { count: number; withinMs: number },
): Promise<boolean> {
  const network = networkOf(address);
  if (OWN.test(network)) return false;
  const since = plus(now, -cap.withinMs);
  return (await countOpened(house.pool, merchant.id, { network, method, since })) >= cap.count;
}
