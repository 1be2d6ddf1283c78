import type { AppContext } from '../../../platform/app-context.ts';
import { outsideFetch, type OutsideFetch } from '../../../platform/outside-fetch.ts';

/** Host names of this machine: a feed or a node may run beside the server. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The fetch function for a feed: a server on the public Internet over https, or one on this
 * machine.
 */
export function feedFetch({ config }: AppContext, feed: string): OutsideFetch {
  const isHere = LOOPBACK.includes(new URL(feed).hostname);
  return outsideFetch({ privatePeers: config.privatePeers || isHere });
}
