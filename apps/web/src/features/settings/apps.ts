import { resourcesOf, type Resource, type Site } from '../../site/site.ts';

const KINDS = ['MOBILECONFIG', 'IOS', 'Android'] as const;

/**
 * The merchant's apps, the first of each kind. A resource that links to a page of the site is not
 * an app; a configuration profile for iPhones may be a file of any host.
 */
export function appsOf(site: Site | undefined, origin = location.origin): readonly Resource[] {
  return KINDS.flatMap((kind) =>
    resourcesOf(site, kind)
      .filter(({ url }) => isApp(url, origin))
      .slice(0, 1),
  );
}

function isApp(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false;
  const leads = new URL(url, origin);
  return leads.origin !== origin || /\.(mobileconfig|apk|ipa|plist)$/i.test(leads.pathname);
}
