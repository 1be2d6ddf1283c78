import { plus } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { networksOf, wideNetworkOf } from '../../../platform/network.ts';
import { countOpened } from './store.ts';

/**
 * Whether the caller's network has reached the limit of accounts of this kind within the time
 * window.
 */
export async function isOverNetworkLimit(
  { app, merchant, address, now }: CallContext,
  method: 'register' | 'trial',
  cap: { count: number; withinMs: number },
): Promise<boolean> {
  const { network } = networksOf(address);
  if (network === undefined) return false;
  const since = plus(now, -cap.withinMs);
  const query = { network, wideNetwork: wideNetworkOf(address), method, since };
  return (await countOpened(app.pool, merchant.id, query)) >= cap.count;
}
