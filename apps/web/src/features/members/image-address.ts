/**
 * Where a picture of ours is fetched: from one of the merchant's image hosts, the same for all
 * pictures until the page is loaded again, or from the site where there is none.
 */
export function imageAddress(path: string, hosts: readonly string[], chosen = CHOSEN): string {
  const host = hosts[chosen % hosts.length];
  return host === undefined || !/^\/(?!\/)/.test(path) ? path : `${host}${path}`;
}

const [CHOSEN = 0] = crypto.getRandomValues(new Uint32Array(1));
