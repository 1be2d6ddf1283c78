// The addresses to which a provider redirects: the page `/social` on one of the merchant's own
// hosts.
import type { AppContext, Merchant } from '../../../platform/app-context.ts';
import { listSiteOrigins } from '../../settings/index.ts';

const PAGE = '/social';

/**
 * The redirect address for a page at this origin; undefined if the origin is not the merchant's.
 */
export async function findRedirectAddress(
  app: AppContext,
  merchant: Merchant,
  origin: string,
): Promise<string | undefined> {
  const all = await listRedirectAddresses(app, merchant);
  return all.find((each) => each === `${origin}${PAGE}`);
}

/** One per host of the merchant, with the scheme and port of the installation. */
export async function listRedirectAddresses(
  app: AppContext,
  merchant: Merchant,
): Promise<string[]> {
  return (await listSiteOrigins(app, merchant)).map((origin) => `${origin}${PAGE}`);
}
