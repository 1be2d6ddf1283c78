/**
 * A link that an operator may publish: https anywhere, http on this machine, or a page of the site.
 */
export function isSafeLink(link: string): boolean {
  if (/^\/(?!\/)/.test(link)) return !/[\\\s]/.test(link);
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && /^(localhost|127\.0\.0\.1|[\w-]+\.localhost)$/.test(hostname);
}

/** Whether a link leads by https to one of these hosts. */
export function isOnHost(link: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return protocol === 'https:' && hosts.includes(hostname);
}

/** Whether a publishable link leads to another site. */
export function isExternalLink(link: string): boolean {
  return !/^\/(?!\/)/.test(link);
}
