import { HOUR_MS } from '@fairhouse/values';
import type { CallContext } from '../../ground/call-context.ts';
import { keyedSince } from '../../ground/keyed-since.ts';

/** So long after an upgrade a browser may still repeat a request that the older house answered. */
const REPEATED_MS = 24 * HOUR_MS;

/** Whether a request may be the repetition of one that the house before the upgrade answered. */
export async function isAskedAcrossUpgrade({ house, now }: CallContext): Promise<boolean> {
  const since = await keyedSince(house);
  return since !== undefined && now < since.getTime() + REPEATED_MS;
}
