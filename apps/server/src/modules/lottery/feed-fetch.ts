import type { House } from '../../ground/house.ts';
import { outsideFetch, type OutsideFetch } from '../../ground/outside-fetch.ts';

/** Names of this machine: a feed or a node may stand beside the house. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Asks a feed: over https a server on the public Internet, or one on this machine. */
export function feedFetch({ config }: House, feed: string): OutsideFetch {
  const isHere = LOOPBACK.includes(new URL(feed).hostname);
  return outsideFetch({ privatePeers: config.privatePeers || isHere });
}
