// Links of apps, which the download page shows as QR codes.

const APP_KINDS: readonly string[] = ['MOBILECONFIG', 'IOS', 'Android'];

export function isAppKind(kind: string): boolean {
  return APP_KINDS.includes(kind);
}

/**
 * Whether a link leads to a page of one of these hosts. A file that a host serves, such as a
 * profile for iPhones, is not a page.
 */
export function isOwnPageLink(url: string, hosts: readonly string[]): boolean {
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return true;
  const { hostname, pathname } = new URL(url, base);
  if (hostname !== 'site.invalid' && !hosts.includes(hostname)) return false;
  return !/\.(mobileconfig|apk|ipa|plist)$/i.test(pathname);
}
