/**
 * The URL of an uploaded picture: on one of the merchant's image hosts, the same host for all
 * pictures until the page is reloaded, or on the site if there is none.
 */
export function imageAddress(path: string, hosts: readonly string[], chosen = CHOSEN): string {
  const host = hosts[chosen % hosts.length];
  return host === undefined || !/^\/(?!\/)/.test(path) ? path : `${host}${path}`;
}

const [CHOSEN = 0] = crypto.getRandomValues(new Uint32Array(1));
