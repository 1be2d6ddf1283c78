import { plus } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { networksOf, wideOf } from '../../ground/network.ts';
import { countOpened } from './store/attempts.ts';

/** Whether one network has opened as many accounts of this kind as it may in that time. */
export async function isNetworkFull(
  { house, merchant, address, now }: CallContext,
  method: 'register' | 'trial',
  cap: { count: number; withinMs: number },
): Promise<boolean> {
  const { network } = networksOf(address);
  if (network === undefined) return false;
  const since = plus(now, -cap.withinMs);
  const asked = { network, wideNetwork: wideOf(address), method, since };
  return (await countOpened(house.pool, merchant.id, asked)) >= cap.count;
}
