// Addresses of apps: what stands behind the codes of the download page.

const APP_KINDS: readonly string[] = ['MOBILECONFIG', 'IOS', 'Android'];

export function isAppKind(kind: string): boolean {
  return APP_KINDS.includes(kind);
}

/**
 * Whether an address leads to a page of one of these hosts. A file that one of them serves, such as
 * a profile for iPhones, is no page.
 */
export function leadsBack(url: string, hosts: readonly string[]): boolean {
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return true;
  const { hostname, pathname } = new URL(url, base);
  if (hostname !== 'site.invalid' && !hosts.includes(hostname)) return false;
  return !/\.(mobileconfig|apk|ipa|plist)$/i.test(pathname);
}
