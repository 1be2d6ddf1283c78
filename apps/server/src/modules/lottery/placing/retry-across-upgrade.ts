import { HOUR_MS } from '@fairhouse/values';
import type { CallContext } from '../../../platform/call-context.ts';
import { keyedSince } from '../../../platform/keys/keyed-since.ts';

/**
 * How long after an upgrade a browser may still retry a request that the previous version answered.
 */
const REPEATED_MS = 24 * HOUR_MS;

/** Whether a request may be a retry of one that the version before the upgrade answered. */
export async function isRetryAcrossUpgrade({ app, now }: CallContext): Promise<boolean> {
  const since = await keyedSince(app);
  return since !== undefined && now < since.getTime() + REPEATED_MS;
}
